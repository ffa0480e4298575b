/// A purchase that a person is asked about: it is decided once, and stays as decided.
public struct Order: Equatable, Sendable {
  /// The state of the question.
  public enum State: Equatable, Sendable {
    /// Nobody has answered yet.
    case open
    /// The answer was yes.
    case confirmed
    /// The answer was no.
    case cancelled
  }

  /// The name of the article.
  public let name: String
  /// The price, in yuan.
  public let price: Int
  /// The state of the question.
  public private(set) var state = State.open

  /// An order that nobody has decided about.
  ///
  /// - Parameters:
  ///   - name: The name of the article.
  ///   - price: The price, in yuan.
  public init(name: String, price: Int) {
    self.name = name
    self.price = price
  }

  /// True if the order is still undecided.
  public var isOpen: Bool { state == .open }

  /// The question for a person.
  public var question: String { "\(name), ¥\(price)?" }

  /// The state of the order, in words; empty while it is open.
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
