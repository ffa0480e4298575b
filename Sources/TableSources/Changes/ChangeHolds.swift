/// How many hosts hold the changes of a data source back.
struct ChangeHolds {
  private var count = 0

  var areNone: Bool { count == 0 }

  mutating func hold() { count += 1 }

  /// Takes back one hold of a source.
  mutating func release(of source: AnyObject) {
    guard count > 0 else { trapNotHeld(source) }
    count -= 1
  }
}

private func trapNotHeld(_ source: AnyObject) -> Never {
  fatalError(
    "The changes of a \(type(of: source)) were released without being held; call releaseChanges() "
      + "once for each holdChanges()")
}
