import Tables

/// The messages that are understood, each as a function from squeezed text.
enum MessagePatterns {
  typealias Pattern = (_ text: String) -> Explanation?

  /// The messages that say most come first.
  static var all: [Pattern] {
    [batch, rowCount, sectionCount] + bounds + conflicts
  }

  /// An index path in squeezed text: `@section-row@`.
  static func path(_ section: Substring, _ row: Substring) -> TableIndexPath {
    TableIndexPath(section: number(section), row: number(row))
  }

  /// A number as UIKit prints it: a negative one wraps around to the end of the unsigned integers.
  static func number(_ digits: Substring) -> Int {
    Int(digits) ?? UInt64(digits).map { Int(Int64(bitPattern: $0)) } ?? .max
  }

  static let otherTroubles =
    "whether anything else is wrong: UIKit stops at the first thing it finds"
  static let tableName =
    "which table it is: look for it in the stack, or set a breakpoint on exceptions"

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
