import TableTesting
import Tables

/// The README's Swift, compiled and run.
///
/// Each block of Swift in the README stands here a second time, between `// snippet: name` and
/// `// end`, and `ReadmeTests` compares the two and what the code prints. A block that declares types
/// stands at the top of the file; one with statements is the body of a function. Both are listed here
/// under their names.
enum ReadmeSnippets {
  /// The program of each region; for a region that only declares, a closure that does nothing.
  static let programs: [String: SnippetProgram] = [
    "first-list": firstList, "line-cell": {}, "leak": ReportedFailures.printing(leak),
    "wrong-update": wrongUpdate, "counted": counted,
  ]
}

/// The `print` of this file: the snippet's output is compared with the README's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

// snippet: line-cell
class LineCell: TableViewCell {
  let line = Label()

  required init() {
    super.init()
    addSubview(line)
  }

  override func layoutSubviews() {
    line.frame = bounds
  }
}
// end

private func firstList() {
  // snippet: first-list
  let planets = CommonDataSource<ValueCell, (name: String, moons: Int)>([
    ("Earth", 1), ("Mars", 2), ("Jupiter", 95), ("Saturn", 146),
  ]) { cell, planet in
    cell.textLabel.text = planet.name
    cell.detailLabel.text = "\(planet.moons)"
  }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
  table.dataSource = planets
  print(PlainTextRenderer().render(table))
  // end
}

private func leak() {
  // snippet: leak
  let settings = CommonDataSource<LineCell, String>(["Privacy", "Log Out", "About"]) { cell, text in
    cell.line.text = text
    if text == "Log Out" { cell.line.alignment = .center }
  }
  expectNoReuseLeaks(in: settings)
  // end
}

private func wrongUpdate() {
  // snippet: wrong-update
  var updates = TableUpdates()
  updates.deleteRows(at: [[0, 0]])
  do { try updates.checked(from: [2], to: [3]) } catch { print(error) }
  // end
}

private func counted() {
  // snippet: counted
  let squares = TableSection(id: "squares", count: 1_000_000) { row in row * row }
  let source = CommonDataSource<LineCell, Int>(sections: [squares]) { cell, square in
    cell.line.text = "\(square)"
  }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 32))
  table.dataSource = source
  table.contentOffset = .infinity
  print(PlainTextRenderer().render(table), table.reuseQueue.statistics)
  // end
}
