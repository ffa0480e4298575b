public import Tables

/// A list with what a person or its app does to it, for a ``RandomWalk``.
///
/// ```swift
/// let feed = FeedController(.morning)
/// return ListUnderTest(
///   table: feed.table, owner: feed, actions: [.init("like the first") { feed.like(0) }])
/// ```
public struct ListUnderTest {
  /// Something that an app does to a list.
  public struct Action {
    /// The name of the action, in the script of a failure.
    public let name: String
    /// The action itself.
    public let perform: () -> Void

    /// Creates an action with a name for the script of a failure.
    public init(_ name: String, perform: @escaping () -> Void) {
      (self.name, self.perform) = (name, perform)
    }
  }

  /// The table that shows the list.
  public let table: TableView
  /// The objects that keep the list alive, such as its controller.
  public let owners: [AnyObject]
  /// The actions, which a walk mixes with scrolling, turning, taps and keys.
  public let actions: [Action]

  /// Creates a list for a walk.
  ///
  /// - Parameters:
  ///   - table: The table. If neither it nor a view around it has a size, it gets 320 × 160 points.
  ///   - owner: The objects that keep the list alive: a table keeps neither its data source nor its
  ///     delegate.
  ///   - actions: The things that the app does to the list.
  public init(table: TableView, owner: AnyObject..., actions: [Action] = []) {
    (self.table, owners, self.actions) = (table, owner, actions)
  }
}
