/// A page of columns and lines on which text is placed, later text over earlier.
///
/// No text reaches past its columns, a character that is two columns wide is either there as a whole
/// or not at all, and every line has the same number of columns.
struct CharacterGrid {
  let columns: Int
  let lines: Int
  /// What each column holds, line by line.
  private var cells: [Cell]
  /// The characters that are more than one scalar, in the order in which they were placed.
  private var clusters: [String] = []

  /// One column: blank, a scalar, a number of a cluster, or the rest of the character to its left.
  private struct Cell {
    var code: UInt32

    static let blank = Cell(code: 0)
    static let continuation = Cell(code: .max)
    static let firstCluster: UInt32 = 0x8000_0000
  }

  init(columns: Int, lines: Int) {
    self.columns = max(0, columns)
    self.lines = max(0, lines)
    cells = Array(repeating: .blank, count: self.columns * self.lines)
  }

  /// Blanks a block; what of it is outside of the page is ignored.
  mutating func clear(columns block: Range<Int>, lines: Range<Int>) {
    let block = block.clamped(to: 0..<columns)
    for line in lines.clamped(to: 0..<self.lines) {
      for column in block { blank(line * columns + column) }
    }
  }

  /// Draws one character of a single column over a block; what of it is outside of the page is
  /// ignored.
  mutating func fill(_ scalar: Unicode.Scalar, columns block: Range<Int>, lines: Range<Int>) {
    let block = block.clamped(to: 0..<columns)
    for line in lines.clamped(to: 0..<self.lines) {
      for column in block { place(scalar, at: line * columns + column) }
    }
  }

  /// Places a text on a line, from a column on.
  ///
  /// - Parameters:
  ///   - visible: The columns that may change; characters outside of them, or only partly inside,
  ///     are left out.
  mutating func write(
    _ text: String, line: Int, column: Int, visible: Range<Int>, metrics: TextMetrics
  ) {
    guard line >= 0, line < lines else { return }
    let visible = visible.clamped(to: 0..<columns)
    if writeASCII(text, line: line, column: column, visible: visible) { return }
    var next = column
    for span in metrics.spans(of: text) {
      let end = next + span.columns
      if span.columns == 0 {
        join(span.character, toColumn: next - 1, line: line, visible: visible)
      } else if next >= visible.lowerBound, end <= visible.upperBound {
        place(span.character, at: line * columns + next, width: span.columns)
      }
      next = end
    }
  }

  /// The fast path: a text of printable ASCII is its bytes, one column each.
  private mutating func writeASCII(
    _ text: String, line: Int, column: Int, visible: Range<Int>
  ) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
      let shown = (column..<(column + bytes.count)).clamped(to: visible)
      for target in shown {
        blank(line * columns + target)
        cells[line * columns + target].code = UInt32(bytes[target - column])
      }
      return true
    } ?? false
  }

  private mutating func place(_ scalar: Unicode.Scalar, at index: Int) {
    blank(index)
    cells[index].code = scalar.value
  }

  private mutating func place(_ character: Character, at index: Int, width: Int) {
    for part in index..<(index + width) { blank(part) }
    let scalars = character.unicodeScalars
    if scalars.count == 1 {
      cells[index].code = scalars[scalars.startIndex].value
    } else {
      cells[index].code = addCluster(String(character))
    }
    for part in (index + 1)..<(index + width) { cells[part] = .continuation }
  }

  /// Adds a character without a width to the one before it; where there is none, nobody would see it.
  private mutating func join(
    _ character: Character, toColumn column: Int, line: Int, visible: Range<Int>
  ) {
    guard visible.contains(column) else { return }
    let index = firstColumn(of: line * columns + column)
    guard cells[index].code != 0 else { return }
    cells[index].code = addCluster(text(of: cells[index]) + String(character))
  }

  private mutating func addCluster(_ text: String) -> UInt32 {
    clusters.append(text)
    return Cell.firstCluster + UInt32(clusters.count - 1)
  }

  /// Blanks one column, and with it all of the character that stands there.
  private mutating func blank(_ index: Int) {
    let first = firstColumn(of: index)
    cells[first] = .blank
    var rest = first + 1
    while rest < cells.count, cells[rest].code == Cell.continuation.code {
      cells[rest] = .blank
      rest += 1
    }
  }

  private func firstColumn(of index: Int) -> Int {
    var first = index
    while cells[first].code == Cell.continuation.code { first -= 1 }
    return first
  }

  private func text(of cell: Cell) -> String {
    if cell.code >= Cell.firstCluster { return clusters[Int(cell.code - Cell.firstCluster)] }
    return Unicode.Scalar(cell.code).map { String(Character($0)) } ?? ""
  }

  // MARK: Output

  /// One line as text.
  ///
  /// - Parameter trimmed: Whether blank columns at its end are left out.
  func appendLine(_ line: Int, trimmed: Bool, to output: inout String) {
    let start = line * columns
    var end = start + columns
    if trimmed {
      while end > start, cells[end - 1].code == 0 || cells[end - 1].code == 0x20 { end -= 1 }
    }
    for cell in cells[start..<end] where cell.code != Cell.continuation.code {
      append(cell, to: &output)
    }
  }

  private func append(_ cell: Cell, to output: inout String) {
    if cell.code == 0 {
      output.unicodeScalars.append(" ")
    } else if cell.code >= Cell.firstCluster {
      output.append(clusters[Int(cell.code - Cell.firstCluster)])
    } else if let scalar = Unicode.Scalar(cell.code) {
      output.unicodeScalars.append(scalar)
    }
  }
}
