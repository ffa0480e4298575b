/// The numbers of a colour in a terminal.
extension DisplayColor {
  /// Appends the numbers that select the colour.
  ///
  /// - Parameter base: 30 for letters, 40 for the background.
  func appendCodes(base: Int, colors: ColorChoice, to codes: inout [Int]) {
    guard case .rgb(let red, let green, let blue) = self else {
      codes.append(Self.code(ofTerminalColor: terminalColor, base: base))
      return
    }
    switch colors {
    case .none: break
    case .ansi16: codes.append(Self.code(ofTerminalColor: terminalColor, base: base))
    case .ansi256: codes += [base + 8, 5, parts.indexOf256]
    case .trueColor: codes += [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }

  /// The escape code of a colour: 0...7 are the plain colours, 8...15 the bright ones.
  private static func code(ofTerminalColor color: Int, base: Int) -> Int {
    color < 8 ? base + color : base + 60 + color - 8
  }

  /// The number of the colour among the sixteen with names; for a colour of parts, the first of the
  /// nearest in xterm's parts.
  var terminalColor: Int {
    switch self {
    case .black: 0
    case .red: 1
    case .green: 2
    case .yellow: 3
    case .blue: 4
    case .magenta: 5
    case .cyan: 6
    case .white: 15
    case .gray: 8
    case .rgb: parts.nearest(in: Self.xterm)
    }
  }

  /// The sixteen colours of xterm, as delivered.
  private static let xterm: [Parts] = [
    Parts(0, 0, 0), Parts(205, 0, 0), Parts(0, 205, 0), Parts(205, 205, 0),
    Parts(0, 0, 238), Parts(205, 0, 205), Parts(0, 205, 205), Parts(229, 229, 229),
    Parts(127, 127, 127), Parts(255, 0, 0), Parts(0, 255, 0), Parts(255, 255, 0),
    Parts(92, 92, 255), Parts(255, 0, 255), Parts(0, 255, 255), Parts(255, 255, 255),
  ]
}

extension DisplayColor.Parts {
  /// The number of the nearest of xterm's 256 colours, by the distance in the cube of red, green
  /// and blue.
  ///
  /// 16...231 are a cube whose six steps are 0, 95, 135, 175, 215 and 255: `16 + 36 r + 6 g + b`.
  /// 232...255 are grays of 8 + 10 `n`. A gray is taken only if it is nearer than the cube. 0...15
  /// are not used, because people choose those colours for themselves.
  var indexOf256: Int {
    let steps = (Self.step(of: red), Self.step(of: green), Self.step(of: blue))
    let cube = Self(Self.levels[steps.0], Self.levels[steps.1], Self.levels[steps.2])
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let grayStep = min(23, max(0, (average - 3) / 10))
    let level = UInt8(8 + 10 * grayStep)
    if distance(to: Self(level, level, level)) < distance(to: cube) { return 232 + grayStep }
    return 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The nearest step of the cube, the darker of two.
  private static func step(of part: UInt8) -> Int {
    switch part {
    case ..<48: 0
    case ..<116: 1
    default: (Int(part) - 36) / 40
    }
  }

  /// The number of the nearest of several colours, the first of those that are equally near.
  fileprivate func nearest(in colors: [Self]) -> Int {
    colors.indices.min { distance(to: colors[$0]) < distance(to: colors[$1]) } ?? 0
  }
}
