import ShowcaseModels
import Tables

@testable import showcase

/// The Swift of the article on the data source that leaves its controller.
enum CommonDataSourceSnippets {
  static let programs: [String: SnippetProgram] = [
    "row": row, "counts": counts,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func row() {
  // snippet: row
  let photos = CommonDataSource<PhotoCell, Photo>(Photo.album) { cell, photo in
    cell.name.text = photo.name
    cell.title.text = photo.title
  }

  var slot = RowSlot(from: ReuseQueue())
  photos.show(&slot, at: [0, 1])
  let cell = slot.take() as? PhotoCell
  print(cell?.name.text ?? "no such cell")
  // end
}

private func counts() throws {
  // snippet: counts
  for example in [Example.photos, .dealsMenu, .feed] {
    guard let lines = try example.comparison?().counts.first else { continue }
    print("\(example.name): \(lines.before) lines of code in the controller, then \(lines.after)")
  }
  // end
}
