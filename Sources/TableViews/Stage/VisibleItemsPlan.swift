import TableModels

/// The decision of a layout pass over known heights, as a value: the shown items that stay, and those to
/// show beside them.
struct VisibleItemsPlan: Hashable, Sendable {
  /// The shown items that stay, by their index in the list; the others leave.
  let kept: Range<Int>
  /// The positions to show before those that stay.
  let before: Range<ContentPosition>?
  /// The positions to show after those that stay.
  let after: ClosedRange<ContentPosition>?
  /// The positions to go through from the beginning, because the items may have gaps; nil if they have
  /// none.
  let through: ClosedRange<ContentPosition>?

  private init(
    kept: Range<Int>, before: Range<ContentPosition>? = nil,
    after: ClosedRange<ContentPosition>? = nil, through: ClosedRange<ContentPosition>? = nil
  ) {
    self.kept = kept
    self.before = before
    self.after = after
    self.through = through
  }

  /// Decides which items stay and which come.
  ///
  /// - Parameters:
  ///   - shown: The shown positions, in order.
  ///   - visible: The positions that the viewport shows now; nil for none.
  ///   - geometry: The positions of everything.
  ///   - mayHaveGaps: True if the items may be others than a viewport shows at once: after a change, a
  ///     broken pass, or a header that has come unstuck.
  /// - Complexity: O(log *n*) in the number of shown items.
  init<Shown: RandomAccessCollection>(
    shown: borrowing Shown, visible: ClosedRange<ContentPosition>?,
    geometry: borrowing TableGeometry,
    mayHaveGaps: Bool = false
  ) where Shown.Element == ContentPosition, Shown.Index == Int {
    guard let visible else {
      self.init(kept: 0..<0)
      return
    }
    let low = shown.firstIndexInOrder { $0 >= visible.lowerBound }
    let high = shown.firstIndexInOrder { $0 > visible.upperBound }
    guard !mayHaveGaps else {
      self.init(kept: low..<high, through: visible)
      return
    }
    guard low < high else {
      self.init(kept: low..<low, after: visible)
      return
    }
    let (first, last) = (shown[low], shown[high - 1])
    let next = last < visible.upperBound ? geometry.position(after: last) : nil
    self.init(
      kept: low..<high,
      before: visible.lowerBound < first ? visible.lowerBound..<first : nil,
      after: next.map { $0...visible.upperBound })
  }
}
