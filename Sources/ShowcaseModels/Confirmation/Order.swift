/// Something that a person is asked to buy: it is decided once, and stays as decided.
public struct Order: Equatable, Sendable {
  /// What has become of the question.
  public enum State: Equatable, Sendable {
    /// Nobody has answered yet.
    case open
    /// The answer was yes.
    case confirmed
    /// The answer was no.
    case cancelled
  }

  /// What is ordered.
  public let name: String
  /// What it costs, in yuan.
  public let price: Int
  /// What has become of the question.
  public private(set) var state = State.open

  /// An order that nobody has decided about.
  ///
  /// - Parameters:
  ///   - name: What is ordered.
  ///   - price: What it costs, in yuan.
  public init(name: String, price: Int) {
    self.name = name
    self.price = price
  }

  /// Whether the order can still be decided about.
  public var isOpen: Bool { state == .open }

  /// What a person is asked.
  public var question: String { "\(name), ¥\(price)?" }

  /// What has become of it, in words; empty while it is open.
  public var statusText: String {
    switch state {
    case .open: ""
    case .confirmed: "Ordered."
    case .cancelled: "Not ordered."
    }
  }

  /// Answers yes. An order that is decided stays as it is.
  public mutating func confirm() { decide(.confirmed) }

  /// Answers no. An order that is decided stays as it is.
  public mutating func cancel() { decide(.cancelled) }

  private mutating func decide(_ decision: State) {
    if isOpen { state = decision }
  }
}
