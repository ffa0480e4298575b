/// Which of the items on show stay, and what must be shown beside them: the decision of a layout
/// pass, as a value.
struct VisibleItemsPlan: Hashable, Sendable {
  /// The items on show that stay, by their place in the list; the others leave.
  let kept: Range<Int>
  /// What to show before those that stay.
  let before: Range<ContentPosition>?
  /// What to show after those that stay.
  let after: ClosedRange<ContentPosition>?
  /// What to go through from its beginning, because those that stay may be at other places, with others
  /// between them: after a change. Nil where they stand as they did.
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

  /// Decides what stays and what comes.
  ///
  /// - Parameters:
  ///   - shown: The positions on show, in order.
  ///   - visible: The positions that the viewport shows now; nil for none.
  ///   - geometry: Where everything is.
  ///   - mayHaveGaps: Whether the geometry has changed since the items were shown.
  /// - Complexity: O(log *n*) in the number of items on show.
  init<Shown: RandomAccessCollection>(
    shown: Shown, visible: ClosedRange<ContentPosition>?, geometry: TableGeometry,
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
