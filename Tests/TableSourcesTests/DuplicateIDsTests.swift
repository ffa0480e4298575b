import TestSupport
import Testing

@testable import TableModels
@testable import TableSources

private struct Row: Identifiable, Equatable {
  final class Counter: Sendable { nonisolated(unsafe) var hashes = 0 }
  struct ID: Hashable, CustomStringConvertible {
    let number: Int
    let counter: Counter

    var description: String { "\(number)" }
    static func == (left: ID, right: ID) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  let id: ID
}

private protocol Entry {}

private struct Photo: Entry, Identifiable { let id: Int }
private struct Song: Entry, Identifiable { let id: Int }
private struct Rule: Entry {}

private final class Cell {}

/// The messages of a data source about duplicate ids.
@Suite struct DuplicateIDsTests {
  private let counter = Row.Counter()

  private func row(_ number: Int) -> Row { Row(id: Row.ID(number: number, counter: counter)) }

  private func source(_ sections: [[Int]]) -> CommonDataSource<Cell, Row> {
    CommonDataSource(
      sections: sections.enumerated().map { number, rows in
        TableSection(id: SectionID(number), rows.map(row))
      }, configure: { _, _ in })
  }

  @Test func `the rows of all sections are looked through`() {
    #expect(
      source([[1, 2], [3, 4, 2, 2], [2]]).duplicateIDs() == [
        .row(id: "2", section: 1, first: [0, 1], second: [1, 2])
      ])
    #expect(source([[1, 2], [3]]).duplicateIDs() == [])
  }

  @Test func `a change costs nothing more, and an answer is kept until the next one`() {
    let source = source([Array(0..<100)])
    source.append(row(3))
    source.insert(row(4), at: [0, 0])
    #expect(counter.hashes == 0)
    #expect(source.duplicateIDs().count == 2)
    let hashes = counter.hashes
    #expect(hashes == 102)
    #expect(source.duplicateIDs().count == 2)
    #expect(counter.hashes == hashes)
    source.remove(at: [0, 0])
    #expect(source.duplicateIDs().count == 1)
  }

  @Test func `changes that wait are not there yet, and are seen when they are`() {
    let source = source([[1, 2]])
    source.changeFeed?.hold()
    source.append(row(1))
    #expect(source.duplicateIDs() == [])
    source.changeFeed?.release()
    #expect(source.duplicateIDs().count == 1)
  }

  @Test func `models behind a protocol are told apart by their types`() {
    let entries: [any Entry] = [Photo(id: 1), Rule(), Song(id: 1), Rule(), Photo(id: 1)]
    let source = CommonDataSource<Cell, any Entry>(entries, configure: { _, _ in })
    #expect(
      source.duplicateIDs() == [.row(id: "1", section: 0, first: [0, 0], second: [0, 4])])
  }

  @Test func `sections of one id are found where rows have no identity`() {
    let source = CommonDataSource<Cell, String>(
      sections: [
        TableSection(id: "a", ["x", "x"]), TableSection(id: "b"), TableSection(id: "a"),
      ], configure: { _, _ in })
    #expect(source.duplicateIDs() == [.section(id: "a", first: 0, second: 2)])
  }

  @Test func `a section that provides its models is not asked for them`() {
    let source = CommonDataSource<Cell, Photo>(
      sections: [
        TableSection(id: 0, count: 1_000_000_000) { _ in fatalError("asked for a model") },
        TableSection(id: 1, [Photo(id: 1), Photo(id: 1)]),
      ], configure: { _, _ in })
    #expect(
      source.duplicateIDs() == [.row(id: "1", section: 1, first: [1, 0], second: [1, 1])])
  }

  @Test func `the duplicates of children are counted in the whole, and not between them`() {
    let photos = source([[1], [2, 2]])
    let songs = source([[1, 1]])
    #expect(
      SectionedDataSource(photos, songs).duplicateIDs() == [
        .row(id: "2", section: 1, first: [1, 0], second: [1, 1]),
        .row(id: "1", section: 0, first: [2, 0], second: [2, 1]),
      ])
  }

  @Test func `the memory of one great change is not kept`() throws {
    let source = CommonDataSource<Cell, Photo.Equal>(
      (0..<30_000).map(Photo.Equal.init), configure: { _, _ in })
    source.apply((0..<1_000).reversed().map(Photo.Equal.init))
    #expect(source.differences.keptBytes > 0)
    source.apply((0..<30_000).reversed().map(Photo.Equal.init))
    source.apply((0..<30_000).map(Photo.Equal.init))
    #expect(source.differences.keptBytes <= 1 << 20)
    for policy in [DuplicatePolicy.keepFirst, .refuse] {
      let new = source.snapshot.sections[0].reversed()
      try source.apply(TableSnapshot(Array(new)), resolvingDuplicates: policy)
      #expect(source.differences.keptBytes <= 1 << 20)
    }
  }
}

extension Photo {
  struct Equal: Identifiable, Equatable { let id: Int }
}
