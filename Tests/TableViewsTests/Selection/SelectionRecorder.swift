import Tables

/// A delegate that writes down what it is asked and told about the selection, and answers as it is
/// set to.
final class SelectionRecorder: TableViewDelegate {
  var events: [String] = []
  var willSelect: (TableIndexPath) -> TableIndexPath? = { $0 }
  var willDeselect: (TableIndexPath) -> TableIndexPath? = { $0 }
  var whenSelected: (TableIndexPath) -> Void = { _ in }
  var whenDeselected: (TableIndexPath) -> Void = { _ in }

  /// The events since the last time.
  var news: [String] {
    defer { events = [] }
    return events
  }

  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? {
    events.append("will select \(indexPath)")
    return willSelect(indexPath)
  }

  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? {
    events.append("will deselect \(indexPath)")
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    events.append("selected \(indexPath)")
    whenSelected(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {
    events.append("deselected \(indexPath)")
    whenDeselected(indexPath)
  }
}

extension TableView {
  /// Taps the middle of a row that is on show, as a screen does.
  @discardableResult
  func tap(row indexPath: TableIndexPath) -> Bool {
    let rect = rectForRow(at: indexPath)
    return handleTap(
      at: LayoutPoint(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2))
  }
}

/// A model with an id, and with text and a kind that may change.
struct Mail: Identifiable, Equatable {
  let id: Int
  var subject = ""
  var isUrgent = false

  init(_ id: Int, _ subject: String? = nil, isUrgent: Bool = false) {
    self.id = id
    self.subject = subject ?? "mail \(id)"
    self.isUrgent = isUrgent
  }
}

/// A cell that shows its state before its text.
final class StateCell: TableViewCell {
  let label = Label()
  var text = "" { didSet { show() } }
  /// The number of calls of `stateDidChange()`.
  private(set) var timesChanged = 0

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }

  override func stateDidChange() {
    timesChanged += 1
    show()
  }

  private func show() {
    label.text = (isFocused ? ">" : " ") + (isSelected ? "*" : " ") + text
  }
}

/// Mails in cells that show their state; urgent ones in a kind of their own.
func mailbox(_ sections: [Mail]...) -> CommonDataSource<StateCell, Mail> {
  let calm = CellRegistration<StateCell, Mail> { $0.text = $1.subject }
  let urgent = CellRegistration<StateCell, Mail>(cellIdentifier: "urgent") {
    $0.text = $1.subject + "!"
  }
  let source = CommonDataSource<StateCell, Mail>([]) { mail, slot in
    slot.show(mail, with: mail.isUrgent ? urgent : calm)
  }
  source.snapshot = TableSnapshot(
    sections: sections.enumerated().map { TableSection(id: SectionID($0), $1) })
  return source
}
