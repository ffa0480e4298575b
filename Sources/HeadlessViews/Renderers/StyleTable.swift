/// The styles on a page, each under a number, so that columns store and compare numbers.
struct StyleTable: Sendable {
  /// The number of the plain style.
  static let plain: UInt32 = 0

  private var styles: [CellStyle] = [.plain]
  private var numbers: [CellStyle: UInt32] = [.plain: plain]

  subscript(number: UInt32) -> CellStyle { styles[Int(number)] }

  /// Returns the number of a style, a new number for a new style.
  mutating func number(of style: CellStyle) -> UInt32 {
    if let number = numbers[style] { return number }
    let number = UInt32(styles.count)
    styles.append(style)
    numbers[style] = number
    return number
  }

  /// Forgets all styles but the plain one.
  mutating func removeAll() {
    guard styles.count > 1 else { return }
    styles.removeLast(styles.count - 1)
    numbers.removeAll(keepingCapacity: true)
    numbers[.plain] = Self.plain
  }
}
