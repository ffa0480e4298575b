public import Tables

/// A record of everything that a table does, a line for each event.
///
/// ```swift
/// let transcript = TableTranscript(of: table)
/// table.frame.size.height = 32
/// table.layoutIfNeeded()
/// print(transcript.text)
/// // load         rows [3]
/// // display      [0, 0]  LineCell#1 new  Ada
/// // display      [0, 1]  LineCell#2 new  Bob
/// // prefetch     [0, 2]
/// ```
///
/// A cell has its class and a number, in the order in which the table first showed the cells of that
/// class, and what it draws. It is recorded in the table's `observer`; one that was set before is
/// called first, and one that is set later takes the place of the transcript.
public final class TableTranscript {
  private var lines: [String] = []
  /// The numbers of the living cells. Cells are not kept, so an address may come again: a new cell
  /// has a new number.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]

  /// A transcript of what a table does from now on.
  public init(of table: TableView) {
    let other = table.observer
    table.observer = { [weak self] event in
      other?(event)
      self?.write(event)
    }
  }

  /// The lines so far.
  public var text: String { lines.joined(separator: "\n") }

  /// Forgets the lines so far; cells keep their numbers.
  public func clear() { lines = [] }

  private func write(_ event: TableEvent) {
    switch event {
    case .load(let rows): write("load", "rows \(rows)")
    case .change(let updates): write("change", updates.description)
    case .refuse(let error):
      write("refuse", error.violations.map(\.description).joined(separator: "\n"))
    case .display(let cell, let row, let isNew): write("display", row, cell, isNew: isNew)
    case .reconfigure(let cell, let row): write("reconfigure", row, cell)
    case .endDisplay(let cell, let row): write("end", row, cell)
    case .prefetch(let rows): write("prefetch", rows.listed)
    case .cancelPrefetching(let rows): write("cancel", rows.listed)
    case .select(let row): write("select", "\(row)")
    case .deselect(let row): write("deselect", "\(row)")
    }
  }

  private func write(
    _ word: String, _ row: TableIndexPath, _ cell: TableViewCell, isNew: Bool = false
  ) {
    let name = self.name(of: cell, isNew: isNew)
    write(word, "\(row)  \(name)\(isNew ? " new" : "")  \(cell.shownWords)")
  }

  /// Writes a word and, behind it, the lines of what it is about.
  private func write(_ word: String, _ text: String) {
    for (number, line) in text.lines.enumerated() {
      let word = number == 0 ? word : ""
      let blanks = String(repeating: " ", count: 13 - word.count)
      lines.append("\(word)\(blanks)\(line)".withoutBlanksAtEnd)
    }
  }

  private func name(of cell: TableViewCell, isNew: Bool) -> String {
    let type = String(describing: Swift.type(of: cell))
    if isNew || numbers[ObjectIdentifier(cell)] == nil {
      counts[type, default: 0] += 1
      numbers[ObjectIdentifier(cell)] = counts[type]
    }
    return "\(type)#\(numbers[ObjectIdentifier(cell)] ?? 0)"
  }
}

extension [TableIndexPath] {
  fileprivate var listed: String { map(\.description).joined(separator: " ") }
}

extension View {
  /// The words that a view draws, on one line.
  fileprivate var shownWords: String {
    screenText.lines.filter { !$0.isEmpty }.map { line in
      line.split(separator: "  ").map { $0.drop { $0 == " " } }.joined(separator: "  ")
    }.joined(separator: " / ")
  }
}
