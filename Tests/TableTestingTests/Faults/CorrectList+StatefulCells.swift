import Tables

// Cells with closures, actions, states and nested views, each of which follows the row.

extension CorrectList {
  static let statefulCells: [CorrectList] = [
    CorrectList("a closure set for each row") {
      let likes = Likes()
      let table = TableView.ofLines(4)
      likes.show(in: table)
      return ListToTest(table, source: likes.rows, owner: likes)
    },
    CorrectList("an action that is removed before it is added") {
      let list = Targets()
      return ListToTest(list.rows, owner: list)
    },
    CorrectList("the look of selected and focused rows, both ways") {
      let rows = CommonDataSource<StateCell, Int>(Array(0..<12)) { cell, number in
        cell.title.text = "row \(number)"
      }
      let table = TableView.ofLines(4)
      table.selectionMode = .multiple
      return ListToTest(table, source: rows)
    },
    CorrectList("a look that the closure takes from isSelected, which is set before") {
      let rows = CommonDataSource<ClosureStateCell, Int>(Array(0..<9)) { cell, number in
        cell.title.text = "row \(number)"
        cell.showState()
      }
      return ListToTest(.ofLines(3), source: rows)
    },
    CorrectList("a table in a cell, reloaded for each row") {
      ListToTest(
        CommonDataSource<TagsCell, [String]>([["red", "blue"], ["oak"], [], ["tin", "zinc"]]) {
          cell, tags in
          cell.tags.snapshot = TableSnapshot(tags)
        })
    },
    CorrectList("a nested view that scrolls back for each row") {
      ListToTest(
        CommonDataSource<StripCell, (name: String, page: Int?)>([
          ("a", 3), ("b", nil), ("c", 1), ("d", nil),
        ]) { cell, strip in
          cell.strip.name = strip.name
          cell.strip.page = strip.page ?? 0
        })
    },
    CorrectList("a control whose value goes to the model") {
      let rows = CommonDataSource<ToggleCell, Setting>(
        ["wifi", "sound", "mail", "news", "tips", "ads"].map { Setting(id: $0) }
      ) { cell, setting in
        cell.title.text = setting.id
        cell.box.setTitle(setting.isOn ? "on" : "off", for: .normal)
      }
      let table = TableView.ofLines(4)
      let bridge = ToggleBridge(rows, in: table)
      rows.onWillDisplay = { [weak bridge] cell, _, _ in cell.onToggle = bridge?.toggle }
      return ListToTest(table, source: rows, owner: bridge)
    },
  ]
}

private class ButtonCell: EntryCell {
  let box = Button("♡")

  required init() {
    super.init()
    addSubview(box)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = LayoutRect(x: bounds.width - 64, y: 0, width: 64, height: 16)
  }
}

private final class LikeCell: ButtonCell {
  var onLike: (() -> Void)?

  required init() {
    super.init()
    box.addAction(for: .touchUpInside) { [unowned self] _ in onLike?() }
  }
}

private final class Likes {
  private struct Song: Identifiable, Equatable {
    let id: Int
    var likes = 0
  }

  private let songs = CommonDataSource<LikeCell, Song>((0..<8).map { Song(id: $0) }) {
    cell, song in
    cell.title.text = "song \(song.id)"
    cell.detail.text = ""
    cell.box.setTitle("♡ \(song.likes)", for: .normal)
  }

  var rows: any TableViewDataSource { songs }

  func show(in table: TableView) {
    songs.onWillDisplay = { [weak self] cell, song, _ in
      cell.onLike = { [weak self] in self?.like(song.id) }
    }
  }

  private func like(_ id: Int) {
    guard let place = songs.indexPath(ofRowWithID: id) else { return }
    var song = songs[place]
    song.likes += 1
    songs.replace(at: place, with: song)
  }
}

private final class Targets {
  private(set) var taps = 0

  lazy var rows = CommonDataSource<ButtonCell, String>(["one", "two", "three"]) {
    [unowned self] cell, text in
    cell.title.text = text
    cell.box.removeTarget(self, for: .touchUpInside)
    cell.box.addTarget(self, action: Targets.tapped, for: .touchUpInside)
  }

  private func tapped() { taps += 1 }
}

private final class StateCell: EntryCell {
  override func stateDidChange() {
    background = isSelected ? .blue : nil
    detail.text = isFocused ? "◂" : ""
  }
}

private final class ClosureStateCell: EntryCell {
  func showState() { detail.text = isSelected ? "✓" : "" }

  override func stateDidChange() { showState() }
}

private final class TagsCell: TableViewCell {
  let table = TableView()
  let tags = CommonDataSource<EntryCell, String>([String]()) { cell, tag in cell.title.text = tag }

  required init() {
    super.init()
    table.dataSource = tags
    addSubview(table)
  }

  override func layoutSubviews() {
    table.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 32)
  }
}

private final class StripView: View {
  var name = ""
  var page = 0

  override func draw(in context: inout DrawingContext) {
    context.draw(.text(DisplayList.Text("\(name) ‹\(page)›")), in: bounds)
  }
}

private final class StripCell: TableViewCell {
  let strip = StripView()

  required init() {
    super.init()
    addSubview(strip)
  }

  override func layoutSubviews() { strip.frame = bounds }
}

private struct Setting: Identifiable, Equatable {
  let id: String
  var isOn = false
}

private final class ToggleCell: ButtonCell {
  var onToggle: ((ToggleCell) -> Void)?

  required init() {
    super.init()
    box.addAction(for: .touchUpInside) { [unowned self] _ in onToggle?(self) }
  }
}

private final class ToggleBridge {
  private let rows: CommonDataSource<ToggleCell, Setting>
  private weak var table: TableView?

  init(_ rows: CommonDataSource<ToggleCell, Setting>, in table: TableView) {
    self.rows = rows
    self.table = table
  }

  func toggle(_ cell: ToggleCell) {
    guard let place = table?.indexPath(for: cell) else { return }
    var setting = rows[place]
    setting.isOn.toggle()
    rows.replace(at: place, with: setting)
  }
}
