/// The memory in which a text document is put together: columns and lines on which later text
/// covers earlier.
///
/// A renderer makes a page of its own unless it is given one. Keep a page to draw a screen again
/// and again: then only the finished text is allocated each time.
///
/// ```swift
/// var page = CharacterPage()
/// let first = renderer.render(list, on: &page)
/// let second = renderer.render(changedList, on: &page)
/// ```
///
/// No text reaches past its columns. A character that is two columns wide is either there as a
/// whole or not at all. Every line has the same number of columns.
public struct CharacterPage: Sendable {
  private(set) var columns = 0
  private(set) var lines = 0
  /// The content of each column, line by line: a scalar, the number of a cluster, or
  /// `continuation`.
  var codes: [UInt32] = []
  /// The look of each column, as a number in the table; empty if nobody asks for it.
  var styles: [UInt32] = []
  var styleTable = StyleTable()
  /// The number of the isolated run that each column belongs to, or 0; empty while there is no such
  /// run.
  var isolates: [UInt32] = []
  var isolateCount: UInt32 = 0
  /// The characters of more than one scalar, in UTF-8 one after the other, and the end of each.
  var clusterBytes: [UInt8] = []
  var clusterEnds: [Int] = []
  /// True if something on the page may join its neighbour.
  var hasSeams = false
  /// The bytes of the document that is being put together.
  var output: [UInt8] = []

  /// Creates a page that takes its size from the drawing on it.
  public init() {}

  /// The most characters on a page: a gigabyte, or two with colours.
  private static let mostCharacters = 1 << 28

  static let blank: UInt32 = 0x20
  /// The mark of a column that the character to the left fills too.
  static let continuation: UInt32 = .max
  /// The number of the first cluster; scalars are below.
  static let firstCluster: UInt32 = 0x8000_0000

  /// Makes the page blank and gives it a size.
  mutating func reset(columns: Int, lines: Int, keepsStyles: Bool) {
    self.columns = max(0, columns)
    self.lines = max(0, lines)
    let (count, isTooLarge) = self.columns.multipliedReportingOverflow(by: self.lines)
    guard !isTooLarge, count <= Self.mostCharacters else {
      fatalError(
        "A page cannot have \(self.columns) columns and \(self.lines) lines, as it has at most "
          + "\(Self.mostCharacters) characters; draw a smaller view, or one part after the other")
    }
    codes.removeAll(keepingCapacity: true)
    codes.append(contentsOf: repeatElement(Self.blank, count: count))
    styles.removeAll(keepingCapacity: true)
    if keepsStyles { styles.append(contentsOf: repeatElement(StyleTable.plain, count: count)) }
    styleTable.removeAll()
    isolates.removeAll(keepingCapacity: true)
    isolateCount = 0
    clusterBytes.removeAll(keepingCapacity: true)
    clusterEnds.removeAll(keepingCapacity: true)
    hasSeams = false
    output.removeAll(keepingCapacity: true)
  }

  /// Fills a block with a colour; ignores the part outside of the page.
  mutating func fill(_ color: DisplayColor, columns block: Range<Int>, lines: Range<Int>) {
    let block = block.clamped(to: 0..<columns)
    let style =
      styles.isEmpty ? 0 : styleTable.number(of: CellStyle(text: .plain, background: color))
    for line in lines.clamped(to: 0..<self.lines) {
      let cells = (line * columns + block.lowerBound)..<(line * columns + block.upperBound)
      open(cells)
      for cell in cells { codes[cell] = Self.blank }
      if !styles.isEmpty { for cell in cells { styles[cell] = style } }
      mark(cells, isolate: 0)
    }
  }

  /// Draws one character of a single column over a block; ignores the part outside of the page.
  mutating func draw(
    _ scalar: Unicode.Scalar, columns block: Range<Int>, lines: Range<Int>, style: TextStyle
  ) {
    let block = block.clamped(to: 0..<columns)
    for line in lines.clamped(to: 0..<self.lines) {
      let cells = (line * columns + block.lowerBound)..<(line * columns + block.upperBound)
      open(cells)
      for cell in cells { codes[cell] = scalar.value }
      mark(cells, style: style, isolate: 0)
    }
  }

  /// Clears a part of a line for new content; a wide character that is partly inside goes as a
  /// whole.
  @inline(__always)
  mutating func open(_ cells: Range<Int>) {
    guard !cells.isEmpty else { return }
    var first = cells.lowerBound
    while codes[first] == Self.continuation { first -= 1 }
    if first < cells.lowerBound { blank(first..<cells.lowerBound) }
    var end = cells.upperBound
    while end < codes.count, codes[end] == Self.continuation { end += 1 }
    if end > cells.upperBound { blank(cells.upperBound..<end) }
  }

  private mutating func blank(_ cells: Range<Int>) {
    for cell in cells { codes[cell] = Self.blank }
    mark(cells, style: .plain, isolate: 0)
  }

  /// Gives a part of a line a style for its letters and leaves the background.
  mutating func mark(_ cells: Range<Int>, style: TextStyle, isolate: UInt32) {
    if !styles.isEmpty {
      // Neighbours mostly have the same style before, and so after.
      var (before, after) = (UInt32.max, StyleTable.plain)
      for cell in cells {
        if styles[cell] != before {
          before = styles[cell]
          let background = styleTable[before].background
          after = styleTable.number(of: CellStyle(text: style, background: background))
        }
        styles[cell] = after
      }
    }
    mark(cells, isolate: isolate)
  }

  @inline(__always)
  private mutating func mark(_ cells: Range<Int>, isolate: UInt32) {
    if isolates.isEmpty {
      guard isolate != 0 else { return }
      isolates.append(contentsOf: repeatElement(0, count: codes.count))
    }
    for cell in cells { isolates[cell] = isolate }
  }
}
