/// The state of a list, or of a section, whose rows come from elsewhere.
///
/// ```swift
/// friends.apply(.loading)
/// friends.apply(all.isEmpty ? .empty("No friends yet") : .rows(all))
/// friends.apply(.failed("No connection"))
/// ```
///
/// A state that is no rows is one row that says so, a ``ListRow``, so it is shown, changed and tested
/// as rows are.
public enum ListState<Model> {
  /// There are rows, which may be none.
  case rows([Model])
  /// In place of rows there is something to say.
  case status(ListStatus)

  /// The rows are on their way.
  public static var loading: Self { .status(.loading) }

  /// The rows did not come, for a reason in words.
  public static func failed(_ message: String) -> Self { .status(.failed(message)) }

  /// There are no rows, which is said in words.
  public static func empty(_ text: String) -> Self { .status(.empty(text)) }
}

/// The message of a list that has no rows to show.
public enum ListStatus: Hashable, Sendable {
  /// The rows are on their way.
  case loading
  /// The rows did not come, for a reason in words.
  case failed(_ message: String)
  /// There are no rows, which is said in words.
  case empty(_ text: String)
}

extension ListState: Sendable where Model: Sendable {}
extension ListState: Equatable where Model: Equatable {}
extension ListState: Hashable where Model: Hashable {}
