import Tables

/// A step of a walk. Numbers of rows and controls are counted round, so that each step can be taken
/// wherever the steps before have led.
enum WalkStep {
  case action(Int)
  /// By eighths of the height of the table.
  case scroll(eighths: Int)
  case resize(LayoutSize)
  case tapRow(Int)
  case tapControl(Int, row: Int)
  case press(Key)

  /// The steps of a seed.
  static func steps(_ count: Int, seed: UInt64, actions: Int) -> [WalkStep] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in random(actions: actions, &numbers) }
  }

  private static func random(actions: Int, _ numbers: inout SeededNumbers) -> WalkStep {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    if actions > 0, number(1...5) <= 2 { return .action(number(0...actions - 1)) }
    switch number(1...12) {
    case 1...5: return .scroll(eighths: number(1...12) * (number(1...3) == 1 ? -1 : 1))
    case 6:
      let width = [200, 320, 480][number(0...2)]
      return .resize(LayoutSize(width: Double(width), height: Double(number(3...20) * 16)))
    case 7...8: return .tapRow(number(0...7))
    case 9...10: return .tapControl(number(0...3), row: number(0...7))
    default:
      let keys: [Key] = [.down, .up, .pageDown, .home, .end, .enter, .down, .character(" ")]
      return .press(keys[number(0...7)])
    }
  }

  /// Steps of the same kind that are easier to follow.
  var simpler: [WalkStep] {
    switch self {
    case .tapRow(let row) where row > 0: [.tapRow(0)]
    case .tapControl(let control, let row) where control > 0 || row > 0:
      [.tapControl(0, row: 0), .tapControl(control, row: 0), .tapControl(0, row: row)]
    case .action, .scroll, .resize, .tapRow, .tapControl, .press: []
    }
  }
}
