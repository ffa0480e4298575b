import Tables

/// A letter with a line below.
// excerpt: header
final class LetterHeader: TableHeaderFooterView {
  private let line = Separator(.horizontal)

  required init() {
    super.init()
    titleLabel.style = .bold
    addSubview(line)
  }

  override func layoutSubviews() {
    titleLabel.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 16)
    line.frame = LayoutRect(x: 0, y: 16, width: bounds.width, height: 16)
  }
}
// end of excerpt

/// A name and, at the right, a number.
final class EntryCell: TableViewCell {
  let name = Label()
  let number = Label(alignment: .right)

  required init() {
    super.init()
    for label in [name, number] { addSubview(label) }
  }

  override func layoutSubviews() {
    let numberWidth = min(32, bounds.width / 2)
    name.frame = LayoutRect(
      x: 0, y: 0, width: bounds.width - numberWidth, height: bounds.height)
    number.frame = LayoutRect(
      x: bounds.width - numberWidth, y: 0, width: numberWidth, height: bounds.height)
  }
}
