import Tables

// excerpt: headless cell
final class PhotoRow: TableViewCell, PhotoDisplay {
  private let label = Label(frame: LayoutRect(x: 16, y: 0, width: 144, height: 16))
  private let mark = Label(frame: LayoutRect(x: 0, y: 0, width: 16, height: 16))

  required init() {
    super.init()
    for view in [label, mark] { addSubview(view) }
  }

  var name: String? {
    get { label.text }
    set { label.text = newValue ?? "" }
  }

  var isMarked: Bool {
    get { mark.text == "✓" }
    set { mark.text = newValue ? "✓" : "" }
  }
}
// end of excerpt
