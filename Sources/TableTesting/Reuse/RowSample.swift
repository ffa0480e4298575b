import Tables

/// The rows of a data source that are looked at: all of them, or as many as take a second.
struct RowSample {
  private(set) var rows: [TableIndexPath] = []
  /// The number of rows that there are.
  let total: Int

  init(of source: any TableDataSource, limit: Int) {
    let counts = (0..<max(0, source.numberOfSections)).map {
      max(0, source.numberOfRows(inSection: $0))
    }
    total = counts.reduce(0, +)
    rows.reserveCapacity(min(total, limit))
    var numbers = SeededNumbers(seed: 1)
    let stride = max(1, Double(total) / Double(limit))
    var (start, next) = (0, 0.0)
    for (section, count) in counts.enumerated() {
      while next < Double(start + count), rows.count < limit {
        // Anywhere in its stride: what comes every hundredth row is not always, or never, hit.
        let last = min(total - 1, max(Int(next), Int(next + stride) - 1))
        let row = total > limit ? Int.random(in: Int(next)...last, using: &numbers) : Int(next)
        rows.append(TableIndexPath(section: section, row: min(row - start, count - 1)))
        next += stride
      }
      start += count
    }
  }

  /// A sentence for a reader, if not all rows are looked at.
  var note: String? {
    rows.count < total ? "\(rows.count) of \(total) rows were looked at." : nil
  }
}

/// SplitMix64: the same numbers for the same seed on every machine (Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators", 2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
