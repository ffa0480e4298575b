import Tables

// Rows of unusual numbers, heights, ids and cells.

extension CorrectList {
  static let unusualRows: [CorrectList] = [
    CorrectList("no rows", isEmpty: true) {
      ListToTest(
        .ofLines(3),
        source: CommonDataSource<EntryCell, Int>([Int]()) { cell, number in
          cell.title.text = "\(number)"
        })
    },
    CorrectList("no sections", isEmpty: true) {
      ListToTest(
        .ofLines(3),
        source: CommonDataSource<EntryCell, Int>(sections: []) { cell, number in
          cell.title.text = "\(number)"
        })
    },
    CorrectList("one row") {
      ListToTest(
        .ofLines(3),
        source: CommonDataSource<EntryCell, Int>([7]) { cell, number in
          cell.title.text = "\(number)"
        })
    },
    CorrectList("sections without rows between others") {
      let sections = (0..<6).map { number in
        TableSection(
          id: SectionID(number), header: number.isMultiple(of: 2) ? "\(number)" : nil,
          number == 3 ? [1, 2] : [Int]())
      }
      return ListToTest(
        .ofLines(4),
        source: CommonDataSource<EntryCell, Int>(sections: sections) { cell, number in
          cell.title.text = "\(number)"
        })
    },
    CorrectList("three hundred rows, all different") {
      let colors: [DisplayColor?] = [nil, .red, .green, .blue, .yellow]
      return ListToTest(
        CommonDataSource<EntryCell, Int>(Array(0..<300)) { cell, number in
          cell.title.text = String(repeating: "■", count: number % 9) + " \(number)"
          cell.title.alignment = number.isMultiple(of: 2) ? .left : .right
          cell.title.style = TextStyle(
            isBold: number.isMultiple(of: 5), isUnderlined: number.isMultiple(of: 7))
          cell.detail.isHidden = number.isMultiple(of: 3)
          cell.detail.text = "\(number * number)"
          cell.background = colors[number % 5]
          cell.border = number.isMultiple(of: 11) ? Border() : nil
        })
    },
    CorrectList("a hundred thousand rows that are made when they are asked for") {
      let squares = TableSection(id: "squares", count: 100_000) { row in row * row }
      return ListToTest(
        .ofLines(4),
        source: CommonDataSource<EntryCell, Int>(sections: [squares]) { cell, square in
          cell.title.text = "\(square)"
        })
    },
    CorrectList("heights with room around the text") {
      let notes = CommonDataSource<PaddedCell, String>([
        "short", "long enough that it takes a second line of a narrow table", "",
      ]) { cell, text in cell.text.text = text }
      notes.rowHeights = .measured(estimate: 48)
      return ListToTest(.ofLines(8), source: notes)
    },
    CorrectList("a height that is more than the cell needs") {
      let rows = CommonDataSource<PaddedCell, Int>([1, 2, 3]) { cell, number in
        cell.text.text = "\(number)"
      }
      rows.rowHeights = .fixed(96)
      return ListToTest(.ofLines(8), source: rows)
    },
    CorrectList("rows of height 0 among others") {
      let rows = CommonDataSource<EntryCell, (name: String, isFolded: Bool)>([
        ("a", false), ("b", true), ("c", true), ("d", false), ("e", true),
      ]) { cell, item in cell.title.text = item.name }
      rows.rowHeights = .each { $0.isFolded ? 0 : 16 }
      return ListToTest(.ofLines(4), source: rows)
    },
    CorrectList("ids that all have one hash") {
      ListToTest(
        CommonDataSource<EntryCell, Book>((0..<24).map { Book(id: WeakHash(number: $0)) }) {
          cell, book in cell.title.text = "book \(book.id.number)"
        })
    },
    CorrectList("rows of equal content under ids of their own") {
      ListToTest(
        CommonDataSource<EntryCell, Ticket>((0..<5).map { Ticket(id: $0) }) { cell, _ in
          cell.title.text = "one ticket"
        })
    },
    CorrectList("one id in models of two types") {
      ListToTest(
        CommonDataSource<EntryCell, any Identifiable<Int>>([
          Ticket(id: 1), Voucher(id: 1), Ticket(id: 2), Voucher(id: 2),
        ]) { cell, item in cell.title.text = "\(type(of: item)) \(item.id)" })
    },
    CorrectList("texts of wide, combined and right-to-left characters") {
      ListToTest(
        CommonDataSource<EntryCell, String>(["番号", "👩‍👩‍👧 family", "שלום", "e\u{301}", "a\u{7}b"]) {
          cell, text in cell.title.text = text
        })
    },
    CorrectList("cells that draw nothing", isEmpty: true) {
      ListToTest(CommonDataSource<TableViewCell, Int>([1, 2, 3]) { (_: TableViewCell, _: Int) in })
    },
    CorrectList("cells that are no views, and set everything") {
      ListToTest(
        CommonDataSource<DoubleCell, (text: String, isOn: Bool)>([
          ("Small", false), ("Medium", true), ("Large", false),
        ]) { cell, size in
          cell.text = size.text
          cell.accessory = size.isOn ? "checkmark" : nil
          cell.onSelect = { _ = size.text }
        })
    },
  ]
}

private final class PaddedCell: TableViewCell {
  let text = Label()

  required init() {
    super.init()
    text.numberOfLines = 0
    addSubview(text)
  }

  override func layoutSubviews() { text.frame = bounds.insetBy(dx: 8, dy: 16) }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let inner = LayoutSize(width: max(0, size.width - 16), height: .infinity)
    return LayoutSize(width: size.width, height: text.sizeThatFits(inner).height + 32)
  }
}

private struct WeakHash: Hashable {
  let number: Int
  func hash(into hasher: inout Hasher) {}
}

private struct Book: Identifiable {
  let id: WeakHash
}

private struct Ticket: Identifiable {
  let id: Int
}

private struct Voucher: Identifiable {
  let id: Int
}

private final class DoubleCell: ReusableCell {
  var text = ""
  var accessory: String?
  var onSelect: (() -> Void)?
}
