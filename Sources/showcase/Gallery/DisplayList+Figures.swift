import Tables

extension DisplayList {
  /// Drawings below each other, each group of them under its caption.
  init(figures: [(caption: String, lists: [DisplayList])]) {
    let gap = 16.0
    self.init(size: .zero)
    for (caption, lists) in figures {
      if size.height > 0 { size.height += gap }
      append(.heading(caption))
      for list in lists {
        size.height += gap
        append(list)
      }
    }
  }

  /// The same, so many points away from all edges.
  func withMargin(_ margin: Double) -> DisplayList {
    let size = LayoutSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    return DisplayList(size: size, items: items.map { $0.offsetBy(dx: margin, dy: margin) })
  }

  /// Adds a drawing at the left edge, below everything else.
  private mutating func append(_ list: DisplayList) {
    items += list.items.map { $0.offsetBy(dx: 0, dy: size.height) }
    size.width = max(size.width, list.size.width)
    size.height += list.size.height
  }

  private static func heading(_ text: String) -> DisplayList {
    let width = Double(TextMetrics().columns(of: text)) * CharacterMetrics().columnWidth
    let label = Label(text, frame: LayoutRect(x: 0, y: 0, width: width, height: 16))
    label.style = .bold
    return label.displayList()
  }
}

extension DisplayList.Item {
  fileprivate func offsetBy(dx: Double, dy: Double) -> DisplayList.Item {
    DisplayList.Item(
      frame: frame.offsetBy(dx: dx, dy: dy), clip: clip.offsetBy(dx: dx, dy: dy), content: content)
  }
}
