import Tables

/// A cell with a mark in its left margin while its row is selected.
class MarkedCell: TableViewCell {
  private let mark = Label("›", frame: LayoutRect(x: 0, y: 0, width: 8, height: 16))

  required init() {
    super.init()
    mark.isHidden = true
    addSubview(mark)
  }

  override func stateDidChange() { mark.isHidden = !isSelected }
}
