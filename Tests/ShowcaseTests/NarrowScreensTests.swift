import Foundation
import Tables
import TestSupport
import Testing

@testable import showcase

/// Nothing on a screen is cut in silence, however narrow the screen is.
@Suite struct NarrowScreensTests {
  @Test(arguments: Example.all.map(\.name))
  func `no text of an example is cut in silence at any width`(name: String) async throws {
    let example = try #require(Example.named(name))
    for columns in narrowAndWide {
      try await GalleryStyle.$current.withValue(GalleryStyle(columns: columns)) {
        for (number, list) in try await example.drawings().enumerated() {
          for loss in losses(of: list) {
            Issue.record("\(name), drawing \(number + 1) in \(columns) columns: \(loss)")
          }
        }
      }
    }
  }

  /// All narrow widths, and some of the others.
  private var narrowAndWide: [Int] {
    Array(8..<60) + Array(stride(from: 60, through: 200, by: TestScale.stride(7)))
  }

  /// A screen with the same rows at every width has the same texts, cut or not.
  @Test(
    arguments: Example.all.map(\.name).filter { !["chat", "measured", "columns"].contains($0) })
  func `no text of an example vanishes at any width`(name: String) async throws {
    let example = try #require(Example.named(name))
    let own = try await example.drawings()
    for columns in narrowAndWide {
      let lists = try await GalleryStyle.$current.withValue(GalleryStyle(columns: columns)) {
        try await example.drawings()
      }
      #expect(lists.count == own.count)
      for (number, (list, own)) in zip(lists, own).enumerated()
      where list.size.height == own.size.height {
        let lost = texts(of: own).subtracting(texts(of: list))
        #expect(lost.isEmpty, "\(name), drawing \(number + 1) in \(columns) columns")
      }
    }
  }

  @Test func `a text that leaves the screen, or is covered by half, is noticed`() {
    func page(_ labels: (text: String, x: Double, width: Double)...) -> [String] {
      let view = View(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
      for label in labels {
        let frame = LayoutRect(x: label.x, y: 0, width: label.width, height: 16)
        view.addSubview(Label(label.text, frame: frame))
      }
      return losses(of: view.displayList())
    }
    #expect(page(("abc", 0, 24), ("de", 24, 16)).isEmpty)
    #expect(page(("abc", 0, 16)).isEmpty, "an ellipsis shows that it is cut")
    #expect(page(("999988000036", 0, 96)) == ["999988000036"])
    #expect(page(("abc", 0, 24), ("de", 16, 16)) == ["abc"])
  }

  @Test(arguments: [20, 21, 30, 47, 60, 80, 100, 200])
  func `no line of prose is wider than the page`(columns: Int) async throws {
    try await GalleryStyle.$current.withValue(GalleryStyle(columns: columns)) {
      for example in Example.all {
        for line in try await example.text().split(separator: "\n") where !isSetOff(line) {
          let width = TextMetrics().columns(of: String(line))
          #expect(width <= columns, "\(example.name): \(line)")
        }
      }
    }
  }

  /// Returns true if a line is code behind a bar, or of a drawing four columns from the left.
  private func isSetOff(_ line: Substring) -> Bool {
    line.hasPrefix("    ") || line.hasPrefix("  │")
  }

  @Test func `prose is broken between words, and behind what sets it off`() {
    #expect(wrapped("to be or not", columns: 5) == "to be\nor\nnot")
    #expect(wrapped("  - to be or not\n\nso", columns: 9) == "  - to be\n    or\n    not\n\nso")
    #expect(wrapped("  │ to be\n  │", columns: 6) == "  │ to\n  │ be\n  │")
  }
}

/// All texts of a list, without the brackets of buttons, which stand alone where a title is cut.
private func texts(of list: DisplayList) -> Set<String> {
  list.items.reduce(into: []) { texts, item in
    guard case .text(let text) = item.content else { return }
    texts.insert(text.string.trimmingCharacters(in: CharacterSet(charactersIn: "[ ]")))
  }
}

/// The texts of a list that nobody can read whole, and of which no ellipsis says so.
private func losses(of list: DisplayList) -> [String] {
  let page = PlainTextRenderer(trimsTrailingBlanks: false).render(list)
    .split(separator: "\n").map { line in
      TextMetrics().spans(of: line.filter { $0 != "\u{2068}" && $0 != "\u{2069}" })
        .flatMap { [$0.character] + Array(repeating: nil, count: max(0, $0.columns - 1)) }
    }
  return list.items.flatMap { item -> [String] in
    guard case .text(let text) = item.content, !text.string.isEmpty else { return [] }
    return losses(of: text, item, on: page)
  }
}

private func losses(
  of text: DisplayList.Text, _ item: DisplayList.Item, on page: [[Character?]]
) -> [String] {
  func rounded(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }
  let columns = Int(item.frame.width / 8 + 0.01)
  let height = max(1, rounded(item.frame.maxY / 16) - rounded(item.frame.minY / 16))
  let lines = TextMetrics().lines(of: text, columns: columns, height: height, ellipsis: "…")
  if lines.isEmpty { return [text.string] }
  let left = rounded(item.frame.minX / 8)
  let blanks = rounded(item.frame.maxX / 8) - left
  let top = rounded(item.frame.minY / 16) + (height - lines.count) / 2
  return lines.enumerated().compactMap { number, line in
    let shown = line.string(ellipsis: "…")
    let indent = text.alignment == .left ? 0 : blanks - line.columns
    let start = left + (text.alignment == .center ? indent / 2 : indent)
    // What is above or below the screen, or behind something that covers all of it, was scrolled away.
    guard page.indices.contains(top + number) else { return nil }
    let row = page[top + number]
    if start >= row.count || start < 0 { return shown }
    let seen = row[start..<min(row.count, start + line.columns)]
    if seen.elementsEqual(cells(of: shown)) { return nil }
    let isThere = zip(seen, cells(of: shown)).contains { $0 == $1 && $0 != " " && $0 != nil }
    return isThere ? shown : nil
  }
}

private func cells(of text: String) -> [Character?] {
  TextMetrics().spans(of: text)
    .flatMap { [$0.character] + Array(repeating: nil, count: max(0, $0.columns - 1)) }
}
