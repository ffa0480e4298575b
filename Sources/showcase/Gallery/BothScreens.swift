import Tables

/// Two versions of a controller, each on a screen of its own, with the same taps on both.
struct BothScreens {
  let before: Screen
  let after: Screen

  init(size: LayoutSize, before: ViewController, after: ViewController) {
    self.before = Screen(size: size)
    self.after = Screen(size: size)
    self.before.controller = before
    self.after.controller = after
  }

  func tap(at point: LayoutPoint) {
    for screen in [before, after] { screen.tap(at: point) }
  }

  func rotate() {
    for screen in [before, after] { screen.rotate() }
  }
}
