/// The layout passes that began at one view. They are counted, so that a pass takes no memory of its own.
final class LayoutPasses {
  private var count = 0

  func next() -> LayoutPass {
    count += 1
    return LayoutPass(passes: self, number: count)
  }
}

/// One run over the views that need a layout. No other pass is like it, wherever that began.
struct LayoutPass {
  fileprivate let passes: LayoutPasses
  fileprivate let number: Int

  /// Whether this pass is the other one, or began at the same view while that was going on.
  func isWithin(_ other: LayoutPass) -> Bool {
    passes === other.passes && number >= other.number
  }
}

/// How far a layout pass has come.
struct LayoutWalk {
  let pass: LayoutPass
  /// How many views it has laid out.
  var count = 0
  /// Where it writes down what it does; nil for nowhere.
  var trace: LayoutTrace?
}
