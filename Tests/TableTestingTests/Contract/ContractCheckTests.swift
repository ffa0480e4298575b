import Tables
import Testing

@testable import TableTesting

private struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
}

private class NoteCell: TableViewCell {
  let label = Label()

  required init() {
    super.init()
    label.numberOfLines = 0
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize { label.sizeThatFits(size) }
}

private final class OtherCell: NoteCell {}

private final class LazyCell: TableViewCell {
  let label = Label()
  required init() {
    super.init()
    addSubview(label)
  }
  override func layoutSubviews() { label.frame = bounds }
}

/// A source that answers by closures.
private final class Answers: TableDataSource {
  var rows: () -> Int = { 3 }
  var traits = { SectionTraits() }
  var id: (Int) -> AnyHashable? = { _ in nil }
  var place: ((AnyHashable) -> TableIndexPath?)?
  var registration: (Int) -> CellRegistration<NoteCell, Int>?
  let normal = CellRegistration<NoteCell, Int> { cell, number in cell.label.text = "\(number)" }
  let other = CellRegistration<OtherCell, Int>(cellIdentifier: "NoteCell") { cell, number in
    cell.label.text = "\(number)"
  }
  var usesOther = false

  init() {
    let normal = normal
    registration = { _ in normal }
  }

  func numberOfRows(inSection section: Int) -> Int { rows() }
  func traits(ofSection section: Int) -> SectionTraits { traits() }
  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    id(indexPath.row).map { RowIdentity(Int.self, id: $0) }
  }
  func indexPath(ofRowWithID id: AnyHashable) -> TableIndexPath? {
    if let place { return place(id) }
    return (0..<rows()).first { self.id($0) == id }.map { [0, $0] }
  }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    if usesOther, indexPath.row == 2 { return slot.show(2, with: other) }
    if let registration = registration(indexPath.row) {
      slot.show(indexPath.row, with: registration)
    }
  }
}

@Suite struct ContractCheckTests {
  private func violations(_ prepare: (Answers) -> Void) -> [ContractViolation] {
    let answers = Answers()
    prepare(answers)
    return ContractCheck().violations(of: answers)
  }

  @Test func `a list that answers the same each time is right`() {
    #expect(violations { $0.id = { $0 } } == [])
  }

  @Test func `counts and titles that change are found`() {
    var count = 5
    #expect(
      violations {
        $0.rows = {
          count -= 1
          return count
        }
      } == [.countChanges(section: 0, first: 4, second: 3)])
    #expect(violations { $0.rows = { -1 } } == [.negativeCount(section: 0, count: -1)])
    #expect(violations { $0.rows = { 0 } } == [.noRows])
    var title = 0
    let found = violations {
      $0.traits = {
        title += 1
        return SectionTraits(header: "\(title)")
      }
    }
    guard case .titleChanges = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `ids that change, that two rows share, or that lead elsewhere are found`() {
    var next = 0
    let changing = violations {
      $0.id = { _ in
        next += 1
        return next
      }
    }
    guard case .idChanges(row: [0, 0], _) = changing.first else {
      Issue.record("\(changing)")
      return
    }
    #expect(
      violations { $0.id = { $0 % 2 } } == [.duplicateID(id: "0", row: [0, 0], other: [0, 2])])
    #expect(
      violations {
        $0.id = { $0 }
        $0.place = { _ in [0, 1] }
      } == [.idNotFound(id: "0", row: [0, 0], found: [0, 1])])
  }

  @Test func `cells that are not there, or not to be told apart, are found`() {
    #expect(violations { $0.registration = { _ in nil } }.first == .nothingShown(row: [0, 0]))
    #expect(
      violations { $0.usesOther = true } == [
        .sharedIdentifier(
          "NoteCell", row: [0, 0], cell: "NoteCell", otherRow: [0, 2], otherCell: "OtherCell")
      ])
    #expect(
      violations {
        $0.rows = { 20 }
        $0.registration = { _ in CellRegistration { cell, number in cell.label.text = "\(number)" }
        }
      } == [.registrationForEachRow(cell: "NoteCell", count: 20)])
    #expect(
      violations { $0.registration = { _ in CellRegistration(cellIdentifier: "x") { _, _ in } } }
        == [.blankCells(cell: "NoteCell", rows: 3)])
  }

  @Test func `content that is another one each time is found once, by its property`() {
    var clock = 0
    let row = CellRegistration<NoteCell, Int> { cell, _ in
      clock += 1
      cell.label.text = "\(clock)"
    }
    #expect(
      violations { $0.registration = { _ in row } } == [
        .unsteadyContent(
          row: [0, 0], cell: "NoteCell", property: "label.text", first: "\"1\"", second: "\"2\"")
      ])
  }

  @Test func `rows that are too low, and cells that do not say how high they are, are found`() {
    let row = CellRegistration<NoteCell, Int> { cell, _ in cell.label.text = "one\ntwo" }
    #expect(
      violations {
        $0.registration = { _ in row }
        $0.traits = { SectionTraits(rowHeights: .fixed(16)) }
      } == [.heightTooSmall(row: [0, 0], height: 16, cell: "NoteCell", needed: 32, width: 320)])
    #expect(
      violations { $0.traits = { SectionTraits(rowHeights: .each { _ in -.infinity }) } }
        == [.unusableHeight(row: [0, 0], height: -.infinity)])
    let notes = CommonDataSource<LazyCell, Note>([Note(id: 1, text: "a")]) { cell, note in
      cell.label.text = note.text
    }
    notes.rowHeights = .measured(estimate: 16)
    #expect(
      ContractCheck().violations(of: notes) == [.unmeasuredCell(section: 0, cell: "LazyCell")])
  }
}
