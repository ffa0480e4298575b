import Tables

/// What an example drew, for those who want pictures of it instead of text.
///
/// Examples draw in many places and do not know who looks: the place to note it is the task's.
final class Drawings {
  @TaskLocal static var current: Drawings?

  private(set) var lists: [DisplayList] = []
  /// What the documentation shows, by the names of its files.
  private(set) var pictures: [(name: String, list: DisplayList)] = []

  /// Notes what was drawn; what was drawn before is the same drawing.
  func note(_ list: DisplayList, picture: String?) {
    if !lists.contains(list) { lists.append(list) }
    guard let picture else { return }
    guard !pictures.contains(where: { $0.name == picture }) else {
      fatalError("Two drawings of an example are the picture \"\(picture)\"; name one differently")
    }
    pictures.append((picture, list))
  }
}

/// An example runs in one task, and so do the notes of what it draws.
extension Drawings: @unchecked Sendable {}

extension Example {
  /// What the example draws, in order and without repetitions.
  func drawings() throws -> [DisplayList] {
    try noted().lists
  }

  /// The pictures of the example that the documentation shows, as SVG documents under the names of
  /// their files: `elements.svg`.
  func pictures() throws -> [(fileName: String, document: String)] {
    try noted().pictures.map { name, list in
      (name + ".svg", SVGRenderer(title: shortTitle).render(list.withMargin(8)))
    }
  }

  /// All that examples draw, as one SVG document: each under its title, below each other.
  static func picture(of examples: [Example]) throws -> String {
    let page = DisplayList(
      figures: try examples.map { (caption: $0.title, lists: try $0.drawings()) })
    let title = examples.map(\.shortTitle).joined(separator: ", ")
    return SVGRenderer(title: title).render(page.withMargin(8))
  }

  /// The title up to its colon or comma.
  private var shortTitle: String { String(title.prefix { $0 != ":" && $0 != "," }) }

  private func noted() throws -> Drawings {
    let drawings = Drawings()
    _ = try Drawings.$current.withValue(drawings) { try parts() }
    return drawings
  }
}
