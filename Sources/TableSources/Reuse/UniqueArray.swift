/// A growable array that cannot be copied, and so need not check before each change if it was.
///
/// `Array` checks four times for each row that goes through a queue, which is a tenth of the cost
/// of a reused row. This type has no other use.
struct UniqueArray<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 8
  private(set) var count = 0

  init() {
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    _read {
      checkBounds(index)
      yield base[index]
    }
    _modify {
      checkBounds(index)
      yield &base[index]
    }
  }

  /// Compares with both bounds at once: without its sign, a negative index is a large one.
  @inline(__always)
  private func checkBounds(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
  }

  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
