import Tables

/// A page of drawings, one below the other, under headings and captions.
struct FigurePage {
  /// The page so far.
  private(set) var list = DisplayList(size: .zero)
  private let gap = 16.0

  /// Adds a heading.
  mutating func add(heading: String) {
    let isFirst = list.size.height == 0
    add(heading, style: .bold, gap: isFirst ? 0 : 2 * gap)
  }

  /// Adds a caption for the next drawings.
  mutating func add(caption: String) { add(caption, style: .plain, gap: gap) }

  /// Adds the drawings of some parts. The first and the last prose before a drawing are its
  /// caption.
  mutating func add(_ parts: [Example.Part]) {
    var prose: [String] = []
    for part in parts {
      switch part {
      case .prose(let text): prose.append(text)
      case .code: break
      case .drawing(let list, _):
        if prose.count > 2 { prose.removeSubrange(1..<(prose.count - 1)) }
        for text in prose { add(caption: text) }
        prose = []
        add(list)
      }
    }
  }

  /// Adds a drawing at the left edge, below everything else.
  mutating func add(_ drawing: DisplayList) { add(drawing, gap: gap) }

  private mutating func add(_ text: String, style: TextStyle, gap: Double) {
    let label = Label(text)
    label.numberOfLines = 0
    label.style = style
    let columns = GalleryStyle.current.pageColumns
    label.frame.size = label.sizeThatFits(
      CharacterMetrics().size(columns: columns, lines: 0))
    add(label.displayList(), gap: gap)
  }

  private mutating func add(_ drawing: DisplayList, gap: Double) {
    let top = list.size.height + gap
    list.items += drawing.items.map { $0.offsetBy(dx: 0, dy: top) }
    list.size.width = max(list.size.width, drawing.size.width)
    list.size.height = top + drawing.size.height
  }
}

extension DisplayList {
  /// The same page with a margin, in points, at all edges.
  func withMargin(_ margin: Double) -> DisplayList {
    let size = LayoutSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    return DisplayList(size: size, items: items.map { $0.offsetBy(dx: margin, dy: margin) })
  }
}

extension DisplayList.Item {
  fileprivate func offsetBy(dx: Double, dy: Double) -> DisplayList.Item {
    DisplayList.Item(
      frame: frame.offsetBy(dx: dx, dy: dy), clip: clip.offsetBy(dx: dx, dy: dy), content: content)
  }
}
