import HeadlessViews
import TestSupport
import Testing

@Suite struct ColumnLayoutTests {
  typealias Column = ColumnLayout.Column

  @Test func `a column is as wide as its widest value or its title`() {
    let layout = ColumnLayout([Column("name"), Column("size", alignment: .right)])
    #expect(layout.widths(fitting: [["Earth", "12742 km"], ["Io", "3643 km"]]) == [5, 8])
    #expect(layout.widths(fitting: []) == [4, 4])
    #expect(layout.widths(fitting: [["日本語"]]) == [6, 4])
  }

  @Test func `a column keeps to its limits`() {
    let layout = ColumnLayout([Column(limits: 3...5), Column("title", limits: 2...4)])
    #expect(layout.widths(fitting: [["x", "y"]]) == [3, 4])
    #expect(layout.widths(fitting: [["123456", "y"]]) == [5, 4])
    #expect(
      ColumnLayout([Column()]).widths(fitting: [[String(repeating: "w", count: 20_000)]]) == [
        10_000
      ])
  }

  @Test func `rows with too few and with too many values are measured as far as they go`() {
    let layout = ColumnLayout([Column(), Column()])
    #expect(layout.widths(fitting: [[], ["1"], ["1", "22"], ["1", "2", "333"]]) == [1, 2])
  }

  @Test func `a layout without columns has no widths`() {
    #expect(ColumnLayout([]).widths(fitting: [["x"]], in: 10) == [])
  }

  @Test func `flexible columns share what remains, the first ones what does not divide`() {
    let layout = ColumnLayout(
      [Column(isFlexible: true), Column(), Column(isFlexible: true)], gap: 1)
    #expect(layout.widths(fitting: [["1", "22", "333"]], in: 13) == [4, 2, 5])
    #expect(layout.widths(fitting: [["1", "22", "333"]], in: 8) == [1, 2, 3])
  }

  @Test func `a flexible column at its greatest leaves the rest to the others`() {
    let layout = ColumnLayout(
      [Column(limits: 1...3, isFlexible: true), Column(isFlexible: true)], gap: 0)
    #expect(layout.widths(fitting: [["1", "1"]], in: 10) == [3, 7])
    #expect(
      ColumnLayout([Column(limits: 1...3, isFlexible: true)]).widths(fitting: [], in: 9) == [3])
  }

  @Test func `flexible columns give way first, then the widest of the others`() {
    let layout = ColumnLayout(
      [Column(limits: 2...9, isFlexible: true), Column(), Column()], gap: 0)
    let rows = [["12345", "1234567", "1234"]]
    #expect(layout.widths(fitting: rows, in: 14) == [3, 7, 4])
    #expect(layout.widths(fitting: rows, in: 11) == [2, 5, 4])
    #expect(layout.widths(fitting: rows, in: 8) == [2, 3, 3])
    #expect(layout.widths(fitting: rows, in: 0) == [2, 1, 1])
    #expect(layout.widths(fitting: rows, in: .min) == [2, 1, 1])
  }

  @Test func `control characters are as wide as they are shown`() {
    #expect(ColumnLayout([Column()]).widths(fitting: [["\u{1B}[0m\n\u{202E}"]]) == [6])
  }

  /// Limits may leave less than the columns need, down to a single column of the terminal.
  @Test(arguments: 1...30)
  func `columns that do not fit say so at the right`(width: Int) {
    let layout = ColumnLayout(
      [
        Column("no.", alignment: .right), Column("name", limits: 4...9), Column("日本語"),
        Column("zz"),
      ])
    let widths = layout.widths(fitting: [["1", "Hydrogen", "x", "10"]])
    let titles = ColumnTitles(ColumnWidths(layout: layout, widths: widths))
    titles.frame.size = CharacterMetrics().size(columns: width, lines: 2)
    let text = PlainTextRenderer().render(titles).split(separator: "\n")[0]
    #expect(TextMetrics().columns(of: String(text)) <= width)
    #expect(text.hasSuffix("…") == (width < widths.reduce(6, +)), "\(text)")
    let seen = text.split(separator: " ").filter { !$0.hasSuffix("…") }
    #expect(["no.", "name", "日本語", "zz"].starts(with: seen.map(String.init)))
    #expect(PlainTextRenderer(glyphs: .ascii).render(titles).contains("…") == false)
  }

  // MARK: Mistakes

  @Test func `a column cannot be narrower than a character`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ColumnLayout.Column("mass", limits: 0...5)
    }
    #expect(
      result.trapMessage == """
        The column "mass" cannot be at least 0 columns wide; the least width is from 1 to 1000000
        """)
  }

  @Test func `a gap cannot be negative, at first or later`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ColumnLayout([], gap: -1)
    }
    #expect(result.trapMessage == "A gap cannot be -1 columns wide; it is from 0 to 1000000")
    await #expect(processExitsWith: .failure) {
      var layout = ColumnLayout([])
      layout.gap = -2
    }
  }

  @Test func `widths and columns are as many`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ColumnWidths(layout: ColumnLayout([]), widths: [1])
    }
    #expect(result.trapMessage == "1 widths were given for 0 columns")
  }

  @Test func `columns are as wide together as can be told apart in a document`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layout = ColumnLayout([Column("a"), Column("b"), Column("c")], gap: 1)
      _ = ColumnWidths(layout: layout, widths: [500_000_000, 499_999_998, 0])
      _ = ColumnWidths(layout: layout, widths: [0, .max, .max])
    }
    #expect(
      result.trapMessage
        == "The column \"b\" cannot be 9223372036854775807 wide; no width is negative, and all with "
        + "their gaps are at most 1000000000")
  }

  @Test func `a column cannot be of a negative width, nor its characters of none`() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ColumnWidths(layout: ColumnLayout([Column("a")]), widths: [-1])
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ColumnWidths(layout: ColumnLayout([]), widths: [], columnWidth: .nan)
      },
    ]
    #expect(results[0].trapMessage?.hasPrefix("The column \"a\" cannot be -1 wide") == true)
    #expect(
      results[1].trapMessage
        == "A terminal column cannot be nan points wide; it is finite and greater than 0")
  }

  @Test func `a total has the gaps between the columns in it`() {
    let layout = ColumnLayout([Column(), Column(), Column()], gap: 3)
    #expect(ColumnWidths(layout: layout, widths: [1, 2, 3]).total == 12)
    #expect(ColumnWidths(layout: ColumnLayout([]), widths: []).total == 0)
  }
}

/// Every small layout against a model that gives and takes one column at a time.
@Suite struct ColumnLayoutModelTests {
  /// The columns that the worlds are made of, with the width of the value in each.
  private static let kinds: [(value: Int, limits: ClosedRange<Int>, isFlexible: Bool)] = [
    (1, 1...9, false), (3, 1...3, false), (4, 2...9, false), (5, 4...4, false),
    (1, 1...9, true), (2, 1...3, true), (4, 3...6, true), (0, 2...2, true),
  ]

  private static let worlds: [[Int]] =
    kinds.indices.flatMap { a in
      [[a]]
        + kinds.indices.flatMap { b in [[a, b]] + kinds.indices.map { c in [a, b, c] } }
    }

  @Test func `widths are those of the model, for every total`() {
    for world in Self.worlds {
      let kinds = world.map { Self.kinds[$0] }
      let layout = ColumnLayout(
        kinds.map { ColumnLayout.Column("", limits: $0.limits, isFlexible: $0.isFlexible) }, gap: 1)
      let row = kinds.map { String(repeating: "x", count: $0.value) }
      let natural = kinds.map { min(max($0.value, $0.limits.lowerBound), $0.limits.upperBound) }
      #expect(layout.widths(fitting: [row]) == natural)
      for total in 0...34 {
        let widths = layout.widths(fitting: [row], in: total)
        let room = total - (kinds.count - 1)
        #expect(widths == model(natural, layout.columns, room: room), "\(world) in \(total)")
        checkPromises(of: widths, layout.columns, natural: natural, room: room)
      }
    }
  }

  private func checkPromises(
    of widths: [Int], _ columns: [ColumnLayout.Column], natural: [Int], room: Int
  ) {
    let sum = widths.reduce(0, +)
    #expect(zip(widths, columns).allSatisfy { $1.limits.contains($0) })
    #expect(sum <= room || widths == columns.map(\.limits.lowerBound))
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    if natural.reduce(0, +) <= room {
      #expect(columns.indices.allSatisfy { columns[$0].isFlexible || widths[$0] == natural[$0] })
      #expect(sum == room || flexible.allSatisfy { widths[$0] == columns[$0].limits.upperBound })
    } else if widths != columns.map(\.limits.lowerBound) {
      #expect(sum == room)
    }
  }

  private func model(_ natural: [Int], _ columns: [ColumnLayout.Column], room: Int) -> [Int] {
    var widths = natural
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    while widths.reduce(0, +) < room {
      let able = flexible.filter { widths[$0] < columns[$0].limits.upperBound }
      // In turn: whoever got least so far, the first of them.
      guard let next = able.min(by: { widths[$0] - natural[$0] < widths[$1] - natural[$1] })
      else { break }
      widths[next] += 1
    }
    for group in [flexible, columns.indices.filter { !columns[$0].isFlexible }] {
      while widths.reduce(0, +) > room {
        let able = group.filter { widths[$0] > columns[$0].limits.lowerBound }
        guard let widest = able.map({ widths[$0] }).max() else { break }
        for column in able.filter({ widths[$0] == widest }).prefix(1) { widths[column] -= 1 }
      }
    }
    return widths
  }
}
