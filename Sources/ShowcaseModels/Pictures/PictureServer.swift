// excerpt: server
/// A server whose pictures come when somebody says so, in any order, instead of after a time.
public actor PictureServer {
  /// The names that were asked for, in order.
  public private(set) var requests: [String] = []
  private var answers: [String: Result<String, PictureError>] = [:]
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  /// A server that answers nobody yet.
  public init() {}

  /// Returns the picture of a name as soon as it is sent.
  ///
  /// - Throws: A ``PictureError`` if it is refused.
  public func picture(of name: String) async throws -> String {
    requests.append(name)
    while true {
      if let answer = answers[name] { return try answer.get() }
      await withCheckedContinuation { waiting[name, default: []].append($0) }
    }
  }

  /// Sends a picture to all who ask for it, now and later.
  public func send(_ name: String) { answer(name, .success("\(name).png")) }

  /// Refuses a picture to all who ask for it, until it is sent.
  public func refuse(_ name: String) { answer(name, .failure(PictureError(name: name))) }

  private func answer(_ name: String, _ result: Result<String, PictureError>) {
    answers[name] = result
    for continuation in waiting.removeValue(forKey: name) ?? [] { continuation.resume() }
  }
}
// end of excerpt

/// A picture that a server does not give.
public struct PictureError: Error, Equatable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String

  public var description: String { "There is no picture of \(name)" }
}
