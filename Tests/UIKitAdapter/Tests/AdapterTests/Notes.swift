import TableModels
import TableSources
import UIKit

/// A model of the lists under test.
struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
  var isLoud = false
  var height = 10.0

  init(_ id: Int, _ text: String? = nil, isLoud: Bool = false) {
    self.id = id
    self.text = text ?? "note \(id)"
    self.isLoud = isLoud
  }
}

/// What a cell shows of a note, on every platform.
protocol NoteDisplay: AnyObject {
  var line: String { get set }
}

/// The closure's body that both worlds share.
func show(_ note: Note, in display: any NoteDisplay) {
  display.line = note.isLoud ? note.text.uppercased() : note.text
}

class NoteCell: UITableViewCell, @MainActor NoteDisplay {
  /// The text, and how often the cell was prepared for reuse.
  var line = ""
  var reuses = 0

  override func prepareForReuse() { reuses += 1 }
}

final class LoudCell: NoteCell {}

@MainActor let quietRow = CellRegistration<NoteCell, Note> { cell, note in show(note, in: cell) }
@MainActor let loudRow = CellRegistration<LoudCell, Note> { cell, note in show(note, in: cell) }

/// A list of two kinds of cells.
@MainActor func makeList(
  _ sections: [TableSection<Note>]
) -> CommonDataSource<NoteCell, Note> {
  CommonDataSource<NoteCell, Note>(sections: sections) { note, slot in
    if note.isLoud { slot.show(note, with: loudRow) } else { slot.show(note, with: quietRow) }
  }
}

@MainActor func makeList(_ notes: [Note]) -> CommonDataSource<NoteCell, Note> {
  makeList([TableSection(id: "notes", notes)])
}

/// A table view for some rows of 10 points, in a window.
@MainActor func makeTableView(rows: Int) -> UITableView {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: rows * 10))
  tableView.rowHeight = 10
  tableView.window = UIWindow()
  return tableView
}

extension UITableView {
  /// The texts of the visible rows.
  var lines: [String] { visibleCells.map { ($0 as? NoteCell)?.line ?? "?" } }

  func cell(at row: TableIndexPath) -> NoteCell? {
    cellForRow(at: IndexPath(row: row.row, section: row.section)) as? NoteCell
  }

  func select(_ row: TableIndexPath) {
    selectRow(
      at: IndexPath(row: row.row, section: row.section), animated: false, scrollPosition: .none)
  }

  var selectedRows: [TableIndexPath] {
    (indexPathsForSelectedRows ?? []).map { TableIndexPath(section: $0.section, row: $0.row) }
  }

  func scroll(to row: Int) {
    contentOffset.y = CGFloat(row * 10)
    layoutIfNeeded()
  }

  /// What was done since the last question, without registrations.
  func done() -> [String] {
    defer { log = [] }
    return log.filter { !$0.hasPrefix("register") }
  }
}
