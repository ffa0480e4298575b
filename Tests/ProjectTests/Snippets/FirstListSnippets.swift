import Tables

/// The Swift of the article on the first list. Each snippet goes on from the one before.
enum FirstListSnippets {
  static let programs: [String: SnippetProgram] = [
    "ten": { _ = tenLines() }, "scroll": scroll, "change": change, "cell": {},
    "offers": { _ = offers() }, "test": test,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private struct Start {
  let list: CommonDataSource<TextCell, String>
  let table: TableView

  /// The values of the first snippet, without its output.
  static func quietly() -> Start { SnippetOutput.discarding(tenLines) }
}

private func tenLines() -> Start {
  // snippet: ten
  let fruit = ["Apple", "Pear", "Plum", "Cherry"]

  let list = CommonDataSource<TextCell, String>(fruit) { cell, name in
    cell.textLabel.text = name
  }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
  table.dataSource = list
  print(PlainTextRenderer().render(table), terminator: "")
  // end
  return Start(list: list, table: table)
}

private func scroll() {
  let start = Start.quietly()
  let table = start.table
  // snippet: scroll
  table.contentOffset = 16
  print(PlainTextRenderer().render(table), terminator: "")
  print(table.reuseQueue.statistics)
  // end
}

private func change() {
  let start = Start.quietly()
  let (list, table) = (start.list, start.table)
  table.contentOffset = 16
  // snippet: change
  list.insert("Quince", at: [0, 1])
  list.remove(at: [0, 2])
  print(PlainTextRenderer().render(table), terminator: "")
  // end
}

// snippet: cell
final class FruitCell: TableViewCell {
  let name = Label()
  let price = Label(alignment: .right)

  required init() {
    super.init()
    addSubview(name)
    addSubview(price)
  }

  override func layoutSubviews() {
    name.frame = LayoutRect(x: 0, y: 0, width: 88, height: bounds.height)
    price.frame = LayoutRect(x: 88, y: 0, width: bounds.width - 88, height: bounds.height)
  }
}
// end

/// Runs the snippet, and gives what it leaves to another one to show rows with.
private func offers() -> (_ slot: inout RowSlot, _ indexPath: TableIndexPath) -> Void {
  let table = Start.quietly().table
  // snippet: offers
  struct Fruit {
    let name: String
    let price: Int
  }

  let offers = CommonDataSource<FruitCell, Fruit>([
    Fruit(name: "Apple", price: 3), Fruit(name: "Cherry", price: 12),
  ]) { cell, fruit in
    cell.name.text = fruit.name
    cell.price.text = "¥\(fruit.price)"
  }
  table.dataSource = offers
  print(PlainTextRenderer().render(table), terminator: "")
  // end
  return { offers.show(&$0, at: $1) }
}

private func test() {
  let offers = Offers()
  // snippet: test
  var slot = RowSlot(from: ReuseQueue())
  offers.show(&slot, at: [0, 1])
  let cell = slot.take() as? FruitCell
  print(cell?.price.text ?? "no such cell")
  // end
}

/// The data source that the snippet before leaves.
private struct Offers {
  private let showRow: (_ slot: inout RowSlot, _ indexPath: TableIndexPath) -> Void

  init() { showRow = SnippetOutput.discarding(offers) }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) { showRow(&slot, indexPath) }
}
