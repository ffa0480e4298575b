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
    "first-list": firstList, "line-cell": {}, "many-kinds": manyKinds,
    "leak": ReportedFailures.printing(leak), "provided": provided,
    "changes": changes,
    "wrong-update": wrongUpdate, "values": values, "measured": measured,
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
  struct Planet {
    let name: String
    let moons: Int
  }

  final class PlanetCell: TableViewCell {
    let name = Label()
    let moons = Label(alignment: .right)

    required init() {
      super.init()
      addSubview(name)
      addSubview(moons)
    }

    override func layoutSubviews() {
      name.frame = LayoutRect(x: 0, y: 0, width: 80, height: bounds.height)
      moons.frame = LayoutRect(x: 80, y: 0, width: 32, height: bounds.height)
    }
  }

  let planets = CommonDataSource<PlanetCell, Planet>([
    Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2),
    Planet(name: "Jupiter", moons: 95), Planet(name: "Saturn", moons: 146),
  ]) { cell, planet in
    cell.name.text = planet.name
    cell.moons.text = "\(planet.moons)"
  }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 112, height: 48))
  table.dataSource = planets
  print(PlainTextRenderer().render(table))

  table.contentOffset = 16
  print(PlainTextRenderer().render(table))
  print(table.reuseQueue.statistics)
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

private func manyKinds() {
  // snippet: many-kinds
  enum FeedItem {
    case photo(name: String)
    case ad(slogan: String)
  }

  final class PhotoCell: LineCell {}
  final class AdCell: LineCell {}

  let photoRow = CellRegistration<PhotoCell, String> { cell, name in cell.line.text = "▣ \(name)" }
  let adRow = CellRegistration<AdCell, String> { cell, slogan in cell.line.text = "¡\(slogan)!" }

  let feed = CommonDataSource<TableViewCell, FeedItem>([
    .photo(name: "Jason"), .ad(slogan: "Buy now"), .photo(name: "Rose"), .photo(name: "Lucy"),
  ]) { item, slot in
    switch item {
    case .photo(let name): slot.show(name, with: photoRow)
    case .ad(let slogan): slot.show(slogan, with: adRow)
    }
  }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 64))
  table.dataSource = feed
  print(PlainTextRenderer().render(table))
  print(table.reuseQueue.statistics(of: photoRow.kind))
  // end
}

private func provided() {
  // snippet: provided
  let squares = TableSection(id: "squares", count: 1_000_000) { row in row * row }
  let source = CommonDataSource<LineCell, Int>(sections: [squares]) { cell, square in
    cell.line.text = "\(square)"
  }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 32))
  table.dataSource = source
  table.contentOffset = .infinity
  print(PlainTextRenderer().render(table))
  print(table.indexPathsForVisibleRows, table.reuseQueue.statistics)
  // end
}

private func values() {
  // snippet: values
  let moons = CommonDataSource<ColumnsCell, (name: String, diameter: Int)>([
    ("Io", 3643), ("Europa", 3122), ("Ganymede", 5268),
  ]) { cell, moon in
    cell.values = [moon.name, "\(moon.diameter)"]
  }

  let layout = ColumnLayout([
    .init("moon", isFlexible: true), .init("km", alignment: .right),
  ])
  print(layout.text(of: moons))
  // end
}

private func changes() {
  // snippet: changes
  struct Guest: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  let guests = CommonDataSource<LineCell, Guest>([
    Guest(id: 1, name: "Jason"), Guest(id: 2, name: "Rose"), Guest(id: 3, name: "Lucy"),
  ]) { cell, guest in cell.line.text = guest.name }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
  table.dataSource = guests
  let lucy = table.cellForRow(at: [0, 2])

  guests.apply([Guest(id: 3, name: "Lucy"), Guest(id: 1, name: "Jason B.")])
  print(PlainTextRenderer().render(table))
  print(table.cellForRow(at: [0, 0]) === lucy)
  // end
}

private func measured() {
  // snippet: measured
  struct Note: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  final class NoteCell: LineCell {
    required init() {
      super.init()
      line.numberOfLines = 0
    }

    override func sizeThatFits(_ size: LayoutSize) -> LayoutSize { line.sizeThatFits(size) }
  }

  let notes = CommonDataSource<NoteCell, Note>([
    Note(id: 1, text: "one"), Note(id: 2, text: "two, which takes three lines of this table"),
    Note(id: 3, text: "three"), Note(id: 4, text: "four"),
  ]) { cell, note in cell.line.text = note.text }
  notes.rowHeights = .measured(estimate: 32)

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 64))
  table.dataSource = notes
  table.scrollToRow(at: [0, 1], at: .top)
  print(PlainTextRenderer().render(table), table.contentOffset)

  notes.insert(Note(id: 0, text: "nobody has seen this one"), at: [0, 0])
  print(PlainTextRenderer().render(table), table.contentOffset)
  // end
}

private func wrongUpdate() {
  // snippet: wrong-update
  final class Names: TableViewDataSource {
    var names = ["Jason", "Rose"]
    let row = CellRegistration<LineCell, String> { cell, name in cell.line.text = name }

    func numberOfRows(inSection section: Int) -> Int { names.count }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(names[indexPath.row], with: row)
    }
  }

  let source = Names()
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 32))
  table.dataSource = source
  table.layoutIfNeeded()

  source.names = ["Rose", "Lucy", "Ann"]
  do {
    try table.deleteRows(at: [[0, 0]])
  } catch {
    print(error)
  }
  // end
}
