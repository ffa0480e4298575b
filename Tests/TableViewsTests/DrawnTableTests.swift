import TableTesting
import Tables
import Testing

/// Columns of a drawn table stay where they are, whatever stands in them.
@Suite struct DrawnTableTests {
  private final class PairCell: TableViewCell {
    let name = Label()
    let separator = Separator(.vertical)
    let amount = Label(alignment: .right)

    required init() {
      super.init()
      for view in [name, separator, amount] { addSubview(view) }
    }

    override func layoutSubviews() {
      name.frame = LayoutRect(x: 0, y: 0, width: 80, height: bounds.height)
      separator.frame = LayoutRect(x: 80, y: 0, width: 8, height: bounds.height)
      amount.frame = LayoutRect(x: 88, y: 0, width: bounds.width - 88, height: bounds.height)
    }
  }

  private func screen(of names: [String], scrolledTo offset: Double = 0) -> String {
    let source = CommonDataSource<PairCell, String>(names) { cell, name in
      cell.name.text = name
      cell.amount.text = "\(name.unicodeScalars.count)"
    }
    let table = makeTable(columns: 15, lines: names.count)
    table.dataSource = source
    table.contentOffset = offset
    return table.screen
  }

  @Test func `rows of all scripts keep their separators in one column`() {
    let names = [
      "plain", "日本語", "👨‍👩‍👧‍👦 family", "e\u{301}te\u{301}", "a\tb", "\u{1B}[31mred", "שלום",
      "日本語日本語", "a\nb\rc", "नमस्ते", "",
    ]
    #expect(
      screen(of: names) == """
        plain     │   5
        日本語    │   3
        👨‍👩‍👧‍👦 family │  14
        e\u{301}te\u{301}       │   5
        a␉b       │   3
        ␛[31mred  │   8
        \u{2068}שלום\u{2069}      │   4
        日本語日… │   6
        a␊b␍c     │   5
        नमस्ते      │   6
                  │   0
        """)
  }

  /// The same by measuring, so that a mistake in the drawing above cannot hide one in the code.
  @Test func `every separator has ten columns before it`() {
    let names = ["日本語", "👨‍👩‍👧‍👦", "e\u{301}", "\t\t", "\u{1B}[2J", "שלום", "\u{202E}abc", "क्न", "🇩🇪🇩🇪"]
    for line in screen(of: names).split(separator: "\n") {
      // What keeps a text from right to left apart takes no column.
      let bare = line.replacing(/[\u{2068}\u{2069}]/, with: "")
      let parts = bare.split(separator: "│", maxSplits: 1)
      #expect(TextMetrics().columns(of: String(parts[0])) == 10, "\(line)")
      #expect(TextMetrics().columns(of: String(parts[1])) == 4, "\(line)")
    }
  }

  @Test func `a table that is cut off at its side keeps what fits`() {
    let source = CommonDataSource<PairCell, String>(["日本語日本", "plain"]) { cell, name in
      cell.name.text = name
      cell.amount.text = "1"
    }
    let table = makeTable(columns: 15, lines: 2)
    table.dataSource = source
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 72, height: 32))
    window.addSubview(table)
    expectScreen(window, is: "日本語日\nplain")
    table.frame.origin.x = -8
    expectScreen(window, is: " 本語日本\nlain")
    table.frame.origin.x = -16
    expectScreen(window, is: "本語日本│\nain     │")
  }

  @Test func `rows are drawn inside of the table only`() {
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 96, height: 80))
    let source = numbers(9)
    let table = makeTable(columns: 10, lines: 2)
    table.frame.origin = LayoutPoint(x: 8, y: 16)
    window.addSubview(Label("above", frame: LayoutRect(x: 0, y: 0, width: 96, height: 16)))
    window.addSubview(table)
    window.addSubview(Label("below", frame: LayoutRect(x: 0, y: 48, width: 96, height: 16)))
    table.rowHeight = 24
    table.dataSource = source
    table.contentOffset = 30
    expectScreen(
      window,
      is: """
        above
         row 1
         row 2
        below

        """)
  }

  @Test func `a background fills its cell and hides what is behind the table`() {
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
    let source = CommonDataSource<LineCell, Bool>([true]) { cell, isOpaque in
      cell.label.text = "on"
      cell.background = isOpaque ? .white : nil
    }
    let table = makeTable(columns: 5, lines: 1)
    table.dataSource = source
    window.addSubview(Label("0123456789", frame: window.bounds))
    window.addSubview(table)
    expectScreen(window, is: "on   56789")
  }

  @Test func `what is drawn reads from the top down, however it came about`() {
    struct Name: Identifiable, Equatable { let id: Int }
    func make(_ ids: [Int]) -> (TableView, CommonDataSource<LineCell, Name>) {
      let source = CommonDataSource<LineCell, Name>(ids.map(Name.init)) { cell, name in
        cell.label.text = "\(name.id)"
      }
      let table = makeTable(lines: 6)
      table.contentAnchoring = .stayAtTop
      table.dataSource = source
      return (table, source)
    }
    let (table, source) = make(Array(0..<20))
    _ = table.displayList()
    source.apply([5, 9, 1, 0, 4, 3, 2, 7].map(Name.init))
    table.contentOffset = 24
    _ = table.displayList()
    table.contentOffset = 0
    let (fresh, freshSource) = make([5, 9, 1, 0, 4, 3, 2, 7])
    let isEqual = table.displayList() == fresh.displayList()
    #expect(withExtendedLifetime(freshSource) { isEqual })
    let tops = table.displayList().items.map(\.frame.minY)
    #expect(tops == tops.sorted())
  }
}
