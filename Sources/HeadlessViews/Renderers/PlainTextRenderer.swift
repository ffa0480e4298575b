/// Draws a view as plain text: lines of characters, nothing else.
///
/// ```swift
/// let text = PlainTextRenderer().render(table)
/// ```
///
/// Text is placed by its width in terminal columns, so columns stay aligned whatever the script, and
/// nothing in the data can move them: control characters and escape sequences are shown as visible
/// substitutes. What does not fit is cut off; no line is longer than the view is wide.
public struct PlainTextRenderer: Hashable, Sendable {
  /// How points become columns and lines.
  public var characterMetrics: CharacterMetrics
  /// How text is measured.
  public var textMetrics: TextMetrics
  /// Whether blanks at the end of a line are left out.
  public var trimsTrailingBlanks: Bool

  /// A renderer.
  ///
  /// - Parameters:
  ///   - characterMetrics: How points become columns and lines.
  ///   - textMetrics: How text is measured.
  ///   - trimsTrailingBlanks: Whether blanks at the end of a line are left out.
  public init(
    characterMetrics: CharacterMetrics = CharacterMetrics(),
    textMetrics: TextMetrics = TextMetrics(), trimsTrailingBlanks: Bool = true
  ) {
    self.characterMetrics = characterMetrics
    self.textMetrics = textMetrics
    self.trimsTrailingBlanks = trimsTrailingBlanks
  }

  /// A view as text, laid out first where it needs it.
  ///
  /// - Returns: A line for each line of the view's height, each ended by a newline.
  /// - Complexity: O(*n*) in the number of views and of characters on the page.
  public func render(_ view: View) -> String {
    render(view.displayList())
  }

  /// A display list as text.
  ///
  /// - Returns: A line for each line of the list's height, each ended by a newline.
  /// - Complexity: O(*n*) in the number of items and of characters on the page.
  public func render(_ list: DisplayList) -> String {
    let grid = characterGrid(of: list)
    var output = ""
    for line in 0..<grid.lines {
      grid.appendLine(line, trimmed: trimsTrailingBlanks, to: &output)
      output.append("\n")
    }
    return output
  }

  private func characterGrid(of list: DisplayList) -> CharacterGrid {
    var grid = CharacterGrid(
      columns: characterMetrics.column(list.size.width),
      lines: characterMetrics.line(list.size.height))
    for item in list.items { draw(item, on: &grid) }
    return grid
  }

  private func draw(_ item: DisplayList.Item, on grid: inout CharacterGrid) {
    let columns = characterMetrics.columns(of: item.frame)
    let lines = characterMetrics.lines(of: item.frame)
    let visibleColumns = columns.clamped(to: characterMetrics.columns(of: item.clip))
    let visibleLines = lines.clamped(to: characterMetrics.lines(of: item.clip))
    switch item.content {
    case .fill:
      grid.clear(columns: visibleColumns, lines: visibleLines)
    case .text(let text, let alignment):
      let line = lines.lowerBound + (lines.count - 1) / 2
      guard visibleLines.contains(line) else { return }
      let fitting = textMetrics.truncating(text, toColumns: columns.count)
      let blanks = columns.count - textMetrics.columns(of: fitting)
      grid.write(
        fitting, line: line, column: columns.lowerBound + alignment.leading(of: blanks),
        visible: visibleColumns, metrics: textMetrics)
    case .verticalRule:
      guard characterMetrics.columns(of: item.clip).contains(columns.lowerBound) else { return }
      grid.fill(
        "│", columns: columns.lowerBound..<(columns.lowerBound + 1), lines: visibleLines)
    case .horizontalRule:
      guard visibleLines.contains(lines.lowerBound) else { return }
      grid.fill(
        "─", columns: visibleColumns, lines: lines.lowerBound..<(lines.lowerBound + 1))
    }
  }
}

extension TextAlignment {
  /// How many of the blanks beside a text stand before it.
  func leading(of blanks: Int) -> Int {
    switch self {
    case .left: 0
    case .center: blanks / 2
    case .right: blanks
    }
  }
}
