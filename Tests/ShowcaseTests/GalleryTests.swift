import Foundation
import ShowcaseModels
import Tables
import Testing

@testable import showcase

struct GalleryTests {
  @Test func `both versions of the photo list draw the same screen`() {
    let before = Before.PhotosController(table: Example.photosTable(rows: 3), photos: Photo.album)
    let after = After.PhotosController(table: Example.photosTable(rows: 3), photos: Photo.album)
    let screen = Example.screen(of: before).text(in: GalleryStyle())
    #expect(Example.screen(of: after).text(in: GalleryStyle()) == screen)
    #expect(
      screen == """

              Jason
              OK

            ────────────────────────────────────────

              Rose
              NO

            ────────────────────────────────────────

              Lucy
              Luck

            ────────────────────────────────────────
        """)
  }

  @Test func `both versions of the photo list draw the same screens, scrolled and turned`() {
    func screens(of controller: some PhotosScreen) -> [DisplayList] {
      withExtendedLifetime(controller) {
        let table = controller.table
        let top = table.displayList()
        table.scrollToEnd(by: 80)
        let end = table.displayList()
        table.frame.size = LayoutSize(width: table.frame.height, height: table.frame.width)
        return [top, end, table.displayList()]
      }
    }
    let before = screens(
      of: Before.PhotosController(table: Example.photosTable(rows: 2), photos: Photo.album))
    let after = screens(
      of: After.PhotosController(table: Example.photosTable(rows: 2), photos: Photo.album))
    #expect(before == after)
    #expect(Set(before).count == 3)
  }

  @Test func `the photo list says what its cells show, and no table is near`() throws {
    let list = After.PhotosController(table: TableView(), photos: Photo.album).photos
    #expect(list.numberOfRows(inSection: 0) == 3)
    var slot = RowSlot(from: ReuseQueue())
    list.show(&slot, at: [0, 1])
    let cell = try #require(slot.take() as? PhotoCell)
    #expect(cell.name.text == "Rose")
    #expect(cell.title.text == "NO")
  }

  @Test func `both versions of the photo list make as few cells`() {
    let before = Before.PhotosController(table: Example.photosTable(rows: 2), photos: Photo.album)
    let after = After.PhotosController(table: Example.photosTable(rows: 2), photos: Photo.album)
    for table in [before.table, after.table] {
      table.scrollToEnd(by: 80)
      #expect(table.reuseQueue.statistics == ReuseStatistics(created: 2, reused: 1))
    }
    withExtendedLifetime((before, after)) {}
  }

  @Test func `every example of the gallery can be shown`() async throws {
    for example in Example.all {
      let text = try await example.text()
      #expect(text.hasPrefix(example.title))
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(example.title)")
    }
  }

  @Test func `what an example says is tested is the name of a test`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let tests = ["ShowcaseTests", "ShowcaseModelsTests"].flatMap { name in
      let files = FileManager.default.enumerator(
        at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
      return files?.compactMap { $0 as? URL } ?? []
    }.filter { $0.pathExtension == "swift" }
    let source = try tests.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for example in Example.all {
      guard let comparison = try example.comparison?() else { continue }
      #expect(!comparison.tests.isEmpty, "\(example.name)")
      for test in comparison.tests {
        #expect(source.contains("func `\(test)`"), "\(example.name)")
      }
    }
  }

  @Test func `every controller that is compared has fewer lines after than before`() async throws {
    for example in Example.all {
      guard let lines = try example.comparison?().counts.first else { continue }
      #expect(lines.after < lines.before, "\(example.name)")
      #expect(try await example.text().contains(lines.label), "\(example.name)")
    }
  }

  @Test func `the separators of any text stand in one column`() async throws {
    let text = try await Example.anyText.text()
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("    │") }
    #expect(rows.count == 8)
    let metrics = TextMetrics()
    for row in rows {
      let beforeSecondLine = row.split(separator: "│", omittingEmptySubsequences: false)
        .prefix(2).joined(separator: "│")
      #expect(metrics.columns(of: beforeSecondLine) == 4 + 17, "\(row)")
    }
  }

  @Test func `a million rows make as many cells as are visible, and as many models as are shown`()
    async throws
  {
    let text = try await Example.millionRows.text()
    #expect(text.contains("Models made: 12. Reuse so far: created 6, reused 6, idle 0"))
  }

  @Test func `the elements are scrolled with as many cells as are ever visible`() async throws {
    let text = try await Example.elements.text()
    #expect(text.contains("│ Og │ Oganesson      │    [294] │  p"))
    // 14 rows, and at most two footers and three headers at once, one of which sticks.
    #expect(text.contains("Reuse so far: created 19,"))
  }
}
