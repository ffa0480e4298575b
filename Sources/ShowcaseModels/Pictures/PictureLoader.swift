// excerpt: loader
/// Loads pictures and keeps them, so that each is fetched once.
public actor PictureLoader {
  private let fetch: @Sendable (_ name: String) async throws -> String
  private var loads: [String: Task<String, any Error>] = [:]

  /// A loader that has nothing yet.
  ///
  /// - Parameter fetch: Returns the picture of a name, from wherever it is.
  public init(_ fetch: @escaping @Sendable (_ name: String) async throws -> String) {
    self.fetch = fetch
  }

  /// Returns the picture of a name: the kept one, the one on its way, or a new one.
  ///
  /// - Throws: The error of the fetch. The next call fetches again.
  public func picture(of name: String) async throws -> String {
    let load = loads[name] ?? Task { [fetch] in try await fetch(name) }
    loads[name] = load
    do {
      return try await load.value
    } catch {
      if loads[name] == load { loads[name] = nil }
      throw error
    }
  }
}
// end of excerpt
