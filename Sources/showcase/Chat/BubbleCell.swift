import Tables

/// A text in a bubble: the reader's own at the right, others at the left, and each as high as it needs.
// excerpt: bubble
final class BubbleCell: TableViewCell {
  let text = Label()
  private let bubble = View()
  var isOwn = false {
    didSet { setNeedsLayout() }
  }

  required init() {
    super.init()
    text.numberOfLines = 0
    bubble.border = Border(.rounded)
    bubble.addSubview(text)
    addSubview(bubble)
  }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.width, height: textSize(inWidth: size.width).height + 32)
  }

  override func layoutSubviews() {
    let size = textSize(inWidth: bounds.width)
    let width = size.width + 32
    bubble.frame = LayoutRect(
      x: isOwn ? bounds.width - width : 0, y: 0, width: width, height: size.height + 32)
    text.frame = LayoutRect(x: 16, y: 16, width: size.width, height: size.height)
  }

  private func textSize(inWidth width: Double) -> LayoutSize {
    text.sizeThatFits(LayoutSize(width: max(8, width * 3 / 4 - 32), height: .infinity))
  }
}
// end of excerpt
