import Tables

// Cells that keep things from row to row, and show none of them.

extension CorrectList {
  static let resetCells: [CorrectList] = [
    CorrectList("a view made for the first row that wants it, and hidden for the others") {
      ListToTest(
        CommonDataSource<LazyCell, (name: String, unread: Int)>([
          ("Ada", 0), ("Bob", 3), ("Cyd", 0), ("Dee", 12), ("Eve", 0),
        ]) { cell, chat in
          cell.title.text = chat.name
          cell.unread = chat.unread
        })
    },
    CorrectList("a view that is added and taken out again") {
      ListToTest(
        CommonDataSource<BannerCell, (name: String, isNew: Bool)>([
          ("tea", true), ("milk", false), ("rice", false), ("salt", true),
        ]) { cell, product in
          cell.title.text = product.name
          if product.isNew { cell.addSubview(cell.banner) }
        })
    },
    CorrectList("counters and an id that nobody sees") {
      ListToTest(
        CommonDataSource<CountingCell, Int>(Array(0..<20)) { cell, number in
          cell.configurations += 1
          cell.representedID = number
          cell.title.text = "row \(number)"
        })
    },
    CorrectList("a style that both branches set") {
      ListToTest(
        CommonDataSource<EntryCell, Int>([5, -1, 0, 7, -3]) { cell, value in
          cell.title.text = "\(value)"
          cell.title.style = value < 0 ? TextStyle(color: .red) : .plain
          cell.background = value == 0 ? .yellow : nil
        })
    },
    CorrectList("a cell whose prepareForReuse undoes what few rows do") {
      ListToTest(
        CommonDataSource<PreparedCell, (text: String, isWarning: Bool)>([
          ("low", false), ("over", true), ("low again", false),
        ]) { cell, level in
          cell.title.text = level.text
          guard level.isWarning else { return }
          cell.title.style = .bold
          cell.border = Border()
          cell.detail.isHidden = false
          cell.detail.text = "!"
        })
    },
    CorrectList("prepareForReuse in a class and in its superclass") {
      ListToTest(
        CommonDataSource<SecondCell, Int>(Array(0..<6)) { cell, number in
          if number.isMultiple(of: 2) { cell.title.text = "even \(number)" }
          if number.isMultiple(of: 3) { cell.detail.text = "third" }
        })
    },
    CorrectList("rows that add to what prepareForReuse has emptied") {
      ListToTest(
        CommonDataSource<StarCell, Int>([1, 5, 0, 3]) { cell, stars in
          for _ in 0..<stars { cell.title.text += "★" }
        })
    },
    CorrectList("a subclass that is a kind of its own") {
      let plain = CellRegistration<EntryCell, String> { cell, text in
        cell.title.text = text
        cell.detail.text = ""
      }
      let warning = CellRegistration<WarningCell, String> { cell, text in cell.title.text = text }
      return ListToTest(
        CommonDataSource<EntryCell, String>(["a", "b!", "c", "d!"]) { text, slot in
          if text.hasSuffix("!") {
            slot.show(text, with: warning)
          } else {
            slot.show(text, with: plain)
          }
        })
    },
    CorrectList("one class under two identifiers, so that rows keep apart") {
      let regular = CellRegistration<EntryCell, String>(cellIdentifier: "regular") { cell, text in
        cell.title.text = text
      }
      let bold = CellRegistration<EntryCell, String>(cellIdentifier: "bold") { cell, text in
        cell.title.text = text
        cell.title.style = .bold
      }
      return ListToTest(
        CommonDataSource<EntryCell, String>(["Fare", "Tip", "Total", "Paid"]) { text, slot in
          slot.show(text, with: text == "Total" ? bold : regular)
        })
    },
  ]
}

private final class LazyCell: EntryCell {
  private var badge: Label?

  var unread = 0 {
    didSet {
      if unread > 0, badge == nil {
        let new = Label(alignment: .right)
        addSubview(new)
        badge = new
      }
      badge?.text = "\(unread)"
      badge?.isHidden = unread == 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge?.frame = LayoutRect(x: bounds.width - 32, y: 0, width: 32, height: 16)
  }
}

private final class BannerCell: EntryCell {
  let banner = Label("new")

  override func layoutSubviews() {
    super.layoutSubviews()
    banner.frame = LayoutRect(x: bounds.width - 32, y: 0, width: 32, height: 16)
  }

  override func prepareForReuse() { banner.removeFromSuperview() }
}

private final class CountingCell: EntryCell {
  var configurations = 0
  var representedID: Int?
}

private final class PreparedCell: EntryCell {
  required init() {
    super.init()
    detail.isHidden = true
  }

  override func prepareForReuse() {
    title.style = .plain
    border = nil
    detail.isHidden = true
  }
}

private class FirstCell: EntryCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = ""
  }
}

private final class SecondCell: FirstCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    detail.text = ""
  }
}

private final class StarCell: FirstCell {}

private final class WarningCell: EntryCell {
  required init() {
    super.init()
    detail.text = "⚠"
  }
}
