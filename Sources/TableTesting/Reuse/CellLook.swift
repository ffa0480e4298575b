import Tables

/// A cell that shows a row, as people get it: its drawing, its height, the number of targets that
/// its controls tell.
struct CellLook: Equatable {
  /// The drawing; nil for a cell that is no view.
  let drawing: DisplayList?
  /// The height that the cell asks for, in points; nil where its row does not ask.
  let height: Double?
  /// The targets of the controls that a person can reach.
  let targets: Int
  /// The stored properties of a cell that is no view.
  private let stored: [String?]

  init(of cell: AnyObject, size: LayoutSize, isMeasured: Bool) {
    guard let view = cell as? View else {
      let properties = CellProperties(of: cell)
      (drawing, height, targets) = (nil, nil, 0)
      stored = properties.paths.map { properties[$0] }
      return
    }
    // A measured cell keeps its height until the next is known, as in a table.
    let keepsHeight = isMeasured && view.frame.height > 0
    view.frame = LayoutRect(
      x: 0, y: 0, width: size.width, height: keepsHeight ? view.frame.height : size.height)
    height =
      isMeasured
      ? view.sizeThatFits(LayoutSize(width: size.width, height: .infinity)).height : nil
    if let height, height >= 0, height < 1e6 { view.frame.size.height = height }
    drawing = view.displayList()
    targets = view.reachableControls.reduce(0) { $0 + $1.targetCount }
    stored = []
  }

  /// The look of a cell where it is.
  init(ofShown view: View) {
    drawing = view.displayList()
    height = nil
    targets = view.reachableControls.reduce(0) { $0 + $1.targetCount }
    stored = []
  }

  /// The same for rows that look alike but for their words, so that one stands for all of them.
  var outline: [String] {
    guard let drawing else { return stored.map { $0 ?? "" } }
    return drawing.items.map { item in
      if case .text(let text) = item.content {
        return "\(item.frame) \(text.string.isEmpty) \(text.style) \(text.lineLimit)"
      }
      return "\(item.frame) \(item.content)"
    } + ["\(targets) \(height ?? 0)"]
  }

  /// The words that a person reads in the cell.
  var words: String {
    guard let drawing else { return "" }
    let lines = PlainTextRenderer().render(drawing).split(separator: "\n")
    let words = lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    return words.joined(separator: " ⏎ ")
  }

  /// The words in the quotation marks of a message.
  var quoted: String { "«\(words)»" }
}

extension View {
  /// The enabled controls in a view that can be seen, from the back to the front.
  var reachableControls: [Control] {
    if isHidden { return [] }
    var found: [Control] = []
    if let control = self as? Control, control.isEnabled { found.append(control) }
    for subview in subviews { found += subview.reachableControls }
    return found
  }
}
