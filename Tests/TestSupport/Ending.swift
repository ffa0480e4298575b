/// Runs code when it ends, as the `deinit` of a model or of what a closure captures may.
///
/// Equal to every other one, so that a model which holds one is compared by the rest of it.
public final class Ending: @unchecked Sendable, Equatable {
  public let number: Int
  private let whenEnded: (Int) -> Void

  public init(_ number: Int, whenEnded: @escaping (_ number: Int) -> Void) {
    self.number = number
    self.whenEnded = whenEnded
  }

  deinit { whenEnded(number) }

  public static func == (left: Ending, right: Ending) -> Bool { true }
}
