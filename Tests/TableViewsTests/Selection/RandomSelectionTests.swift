import Tables
import TestSupport
import Testing

/// Random edits, scrolls, taps, keys, selections and reloads, compared with two sets of ids:
/// selected and expected on screen.
@Suite struct RandomSelectionTests {
  @Test(arguments: 0..<80 as Range<UInt64>)
  func `the selection is a set of ids, and each prefetch ends once`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let world = SelectedWorld(using: &generator)
    for step in 0..<40 {
      let event = world.change(using: &generator)
      let fault = world.fault()
      try #require(fault == nil, "seed \(seed), step \(step), \(event): \(fault ?? "")")
    }
  }
}

private final class SelectedWorld: TableViewDelegate {
  private let table = makeTable(columns: 12, lines: 5)
  private let source = mailbox()
  private var nextID = 0
  private var fault0: String?

  /// The model: who is selected, who has the focus, who is expected.
  private var selected: Set<Int> = []
  private var focused: Int?
  private var expected: Set<Int> = []
  private var onScreen: Set<Int> = []
  /// The deselections that the delegate still has to hear of, once and no more.
  private var owedDeselections: Set<Int> = []
  /// The places of the rows before the last change.
  private var placesBefore: [TableIndexPath: Int] = [:]
  private var isTapping = false

  init(using generator: inout SeededGenerator) {
    // No header may stick above a row that is tapped.
    table.style = .grouped
    table.delegate = self
    table.dataSource = source
    table.prefetchDistance = Int.random(in: 0...6, using: &generator)
    table.selectionMode = [.single, .multiple].randomElement(using: &generator) ?? .single
    source.onPrefetch = { [unowned self] mails, _ in mails.forEach(ask) }
    source.onCancelPrefetch = { [unowned self] mails, _ in mails.forEach(cancel) }
    source.onWillDisplay = { [unowned self] _, mail, _ in
      onScreen.insert(mail.id)
      expected.remove(mail.id)
    }
    source.onDidEndDisplaying = { [unowned self] _, mail, _ in onScreen.remove(mail.id) }
    source.snapshot = randomSnapshot(using: &generator)
    table.layoutIfNeeded()
  }

  // MARK: What the model is told

  private func blame(_ fault: String) { if fault0 == nil { fault0 = fault } }

  private func ask(_ mail: Mail) {
    if !expected.insert(mail.id).inserted { blame("\(mail.id) is asked for twice") }
    if onScreen.contains(mail.id) { blame("\(mail.id) is asked for while it is on screen") }
  }

  private func cancel(_ mail: Mail) {
    if expected.remove(mail.id) == nil { blame("\(mail.id) is cancelled, and was not expected") }
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    if !isTapping { blame("a selection by code is told") }
    selected.insert(source[indexPath].id)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {
    guard !isTapping else {
      if selected.remove(source[indexPath].id) == nil { blame("a deselection of nothing") }
      return
    }
    guard let id = placesBefore[indexPath], owedDeselections.remove(id) != nil else {
      return blame("\(indexPath) is not gone, and told to be")
    }
  }

  // MARK: What happens

  private func rows() -> [(path: TableIndexPath, mail: Mail)] {
    source.snapshot.sections.enumerated().flatMap { section, mails in
      mails.enumerated().map { (TableIndexPath(section: section, row: $0), $1) }
    }
  }

  private func randomMail(using generator: inout SeededGenerator) -> Mail {
    nextID += 1
    return Mail(nextID, isUrgent: Bool.random(using: &generator))
  }

  private func randomSnapshot(using generator: inout SeededGenerator) -> TableSnapshot<Mail> {
    TableSnapshot(
      sections: (0..<Int.random(in: 1...3, using: &generator)).map { number in
        TableSection(
          id: SectionID(number), header: Bool.random(using: &generator) ? "H" : nil,
          (0..<Int.random(in: 0...9, using: &generator)).map { _ in randomMail(using: &generator) })
      })
  }

  /// The snapshot with a few rows shuffled, taken out, changed and put in.
  private func mutated(using generator: inout SeededGenerator) -> TableSnapshot<Mail> {
    var snapshot = source.snapshot
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard let section = snapshot.sections.indices.randomElement(using: &generator) else { break }
      let row = snapshot.sections[section].indices.randomElement(using: &generator)
      switch (Int.random(in: 0..<7, using: &generator), row) {
      case (0, let row?): snapshot.remove(at: [section, row])
      case (1, let row?):
        let mail = snapshot.remove(at: [section, row])
        snapshot.insert(mail, at: [snapshot.sections.indices.last ?? 0, 0])
      case (2, let row?): snapshot[[section, row]].isUrgent.toggle()
      case (3, let row?): snapshot[[section, row]].subject += "'"
      case (4, _): snapshot.sections.shuffle(using: &generator)
      case (5, _) where snapshot.sections.count > 1: snapshot.removeSection(at: section)
      default: snapshot.insert(randomMail(using: &generator), at: [section, row ?? 0])
      }
    }
    return snapshot
  }

  /// Changes the content, of which everybody who is gone has to be told.
  private func changeContent(to new: TableSnapshot<Mail>, _ change: () -> Void) {
    let rows = rows()
    placesBefore = Dictionary(uniqueKeysWithValues: rows.map { ($0.path, $0.mail.id) })
    let left = Set(new.sections.joined().map(\.id))
    owedDeselections = selected.subtracting(left)
    selected.formIntersection(left)
    change()
    _ = table.numberOfSections
    if let id = focused, !left.contains(id) { focusNeighbour() }
    if !owedDeselections.isEmpty { blame("nobody is told that \(owedDeselections) are gone") }
  }

  /// The focus goes to another row where there is one that can be seen.
  private func focusNeighbour() {
    let hasRows = rows().contains { table.rectForRow(at: $0.path).height > 0 }
    focused = table.focusedRow.map { source[$0].id }
    if (focused != nil) != hasRows { blame("the focus is \(String(describing: focused))") }
  }

  func change(using generator: inout SeededGenerator) -> String {
    let row = rows().randomElement(using: &generator)
    switch (Int.random(in: 0..<12, using: &generator), row) {
    case (0...1, _):
      table.contentOffset += Double.random(in: -70...70, using: &generator)
      if Bool.random(using: &generator) { table.layoutIfNeeded() }
      return "scroll"
    case (2...3, _):
      let new = mutated(using: &generator)
      changeContent(to: new) { source.apply(new) }
      return "apply"
    case (4, _):
      var new = mutated(using: &generator)
      if Bool.random(using: &generator) { new.sections.reverse() }
      changeContent(to: new) { source.snapshot = new }
      return "replace everything"
    case (5, let (path, _)?):
      let mail = Bool.random(using: &generator) ? source[path] : randomMail(using: &generator)
      var new = source.snapshot
      new[path] = mail
      changeContent(to: new) { source.replace(at: path, with: mail) }
      return "replace \(path)"
    case (6, _):
      table.reloadData()
      return "reload"
    case (7, let (path, mail)?):
      table.selectRow(at: path)
      if table.selectionMode != .multiple { selected = [] }
      selected.insert(mail.id)
      return "select \(path)"
    case (8, let (path, mail)?):
      table.deselectRow(at: path)
      selected.remove(mail.id)
      return "deselect \(path)"
    case (9, let (path, mail)?):
      table.focusedRow = path
      focused = mail.id
      return "focus \(path)"
    case (10, _):
      return tap(using: &generator)
    default:
      table.moveFocus(RowMovement.allCases.randomElement(using: &generator) ?? .down)
      focused = table.focusedRow.map { source[$0].id }
      return "move the focus"
    }
  }

  private func tap(using generator: inout SeededGenerator) -> String {
    guard let path = table.indexPathsForVisibleRows.randomElement(using: &generator) else {
      return "nothing to tap"
    }
    let rect = table.rectForRow(at: path)
    // What of the row is in the viewport.
    let y = max(rect.minY, table.contentOffset)
    isTapping = true
    let wasSelected = selected.contains(source[path].id)
    if !table.handleTap(at: LayoutPoint(x: 1, y: y)) { blame("the tap is not taken") }
    isTapping = false
    if focused != nil { focused = source[path].id }
    let isSelected = selected.contains(source[path].id)
    let shouldBe = table.selectionMode == .single || !wasSelected
    if isSelected != shouldBe { blame("the tap did nothing") }
    return "tap \(path)"
  }

  // MARK: Judgement

  func fault() -> String? {
    if nextID % 3 == 0 { table.layoutIfNeeded() }
    let now = Set(table.indexPathsForSelectedRows.map { source[$0].id })
    if let fault = fault0 { return fault }
    if now != selected { return "\(now) are selected, not \(selected)" }
    if table.selectionMode == .single, now.count > 1 { return "two are selected" }
    if table.focusedRow.map({ source[$0].id }) != focused { return "the focus is elsewhere" }
    table.layoutIfNeeded()
    if let fault = fault0 { return fault }
    for (path, cell) in zip(table.indexPathsForVisibleRows, table.visibleCells) {
      let mail = source[path]
      guard cell.isSelected == selected.contains(mail.id), cell.isFocused == (mail.id == focused)
      else { return "the cell of \(mail.id) shows another state" }
      let text = (cell as? StateCell)?.label.text ?? ""
      let state = (mail.id == focused ? ">" : " ") + (cell.isSelected ? "*" : " ")
      guard text == state + mail.subject + (mail.isUrgent ? "!" : "") else {
        return "\(mail.id) reads \(text)"
      }
    }
    return expectationFault()
  }

  /// The fault if the expected rows are no run of rows beside those on screen; nil if they are.
  private func expectationFault() -> String? {
    let rows = rows()
    let visible = Set(table.indexPathsForVisibleRows)
    guard let first = rows.firstIndex(where: { visible.contains($0.path) }),
      let last = rows.lastIndex(where: { visible.contains($0.path) })
    else { return nil }
    let below = rows[(last + 1)...].prefix(table.prefetchDistance).map(\.mail.id)
    let above = rows[..<first].suffix(table.prefetchDistance).map(\.mail.id)
    return expected == Set(below) || expected == Set(above)
      ? nil : "\(expected) are expected between \(above) and \(below)"
  }
}
