/// Entries in their order: the first, the last, and the number of those between, so that the memory
/// is bounded.
package struct BoundedLog<Entry> {
  /// The number of first entries that are kept, and of last ones.
  package static var mostAtEachEnd: Int { 100 }

  private var first: [Entry] = []
  /// A ring, once it is full.
  private var last: [Entry] = []
  private var count = 0

  /// A log without entries.
  package init() {}

  /// Adds an entry at the end.
  package mutating func append(_ entry: Entry) {
    if count < Self.mostAtEachEnd {
      first.append(entry)
    } else if last.count < Self.mostAtEachEnd {
      last.append(entry)
    } else {
      last[count % Self.mostAtEachEnd] = entry
    }
    count += 1
  }

  /// Returns the entries that are kept, with one in the middle that says how many are left out.
  ///
  /// - Parameter omitted: Makes that entry from their number.
  package func entries(omitted: (_ count: Int) -> Entry) -> [Entry] {
    guard count > 2 * Self.mostAtEachEnd else { return first + last }
    let oldest = count % Self.mostAtEachEnd
    return first + [omitted(count - 2 * Self.mostAtEachEnd)] + last[oldest...] + last[..<oldest]
  }
}
