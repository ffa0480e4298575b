/// The number of layout passes that began at one view. A count, so that a pass allocates nothing.
final class LayoutPasses {
  private var count = 0

  func next() -> LayoutPass {
    count += 1
    return LayoutPass(passes: self, number: count)
  }
}

/// One run over the views that need a layout, unlike any other pass, wherever that began.
struct LayoutPass {
  fileprivate let passes: LayoutPasses
  fileprivate let number: Int

  /// Returns true if this pass is the other one, or began at the same view during the other one.
  func isWithin(_ other: LayoutPass) -> Bool {
    passes === other.passes && number >= other.number
  }
}

/// The progress of a layout pass.
struct LayoutWalk {
  let pass: LayoutPass
  /// The number of views that the pass has laid out.
  var count = 0
  /// The record of what the pass does; nil for none.
  var trace: LayoutTrace?
}
