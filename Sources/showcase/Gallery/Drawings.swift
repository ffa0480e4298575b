import Tables

/// What an example drew, for those who want pictures of it instead of text.
///
/// Examples draw in many places and do not know who looks: the place to note it is the task's.
final class Drawings {
  @TaskLocal static var current: Drawings?

  private(set) var lists: [DisplayList] = []

  /// Notes what was drawn; what was drawn before is the same picture.
  func note(_ list: DisplayList) {
    if !lists.contains(list) { lists.append(list) }
  }
}

/// An example runs in one task, and so do the notes of what it draws.
extension Drawings: @unchecked Sendable {}

extension Example {
  /// What the example draws, in order and without repetitions.
  func drawings() throws -> [DisplayList] {
    let drawings = Drawings()
    _ = try Drawings.$current.withValue(drawings) { try parts() }
    return drawings.lists
  }

  /// The pictures of the example, as SVG documents under file names: `elements-1.svg`.
  func pictures() throws -> [(fileName: String, document: String)] {
    let name = title.prefix { $0 != ":" && $0 != "," }
    let fileName = name.lowercased().split(separator: " ").joined(separator: "-")
    return try drawings().enumerated().map { index, list in
      ("\(fileName)-\(index + 1).svg", SVGRenderer(title: String(name)).render(list.withMargin(8)))
    }
  }
}

extension DisplayList {
  /// The same, so many points away from all edges.
  fileprivate func withMargin(_ margin: Double) -> DisplayList {
    let moved = items.map { item in
      Item(
        frame: item.frame.offsetBy(dx: margin, dy: margin),
        clip: item.clip.offsetBy(dx: margin, dy: margin), content: item.content)
    }
    let size = LayoutSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    return DisplayList(size: size, items: moved)
  }
}
