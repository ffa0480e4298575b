extension DisplayColor {
  /// A colour as its parts of red, green and blue.
  struct Parts: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// The square of the distance between two colours in the cube of red, green and blue.
    func distance(to other: Parts) -> Int {
      func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
      return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
    }

    /// True if black stands out from the colour more than white does.
    ///
    /// The weights are those of Rec. 709; a square comes near enough to sRGB's curve. The border is
    /// the gray that stands out from black as much as from white.
    var isLight: Bool {
      func linear(_ part: UInt8) -> Double { Double(part) * Double(part) }
      let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      return luminance > linear(117)
    }
  }

  /// The parts of the colour in a picture.
  ///
  /// The six named hues and gray are as bright as each other, just so that each has a contrast of more than
  /// 4.5 : 1 both against black and against white (WCAG 2.2, success criterion 1.4.3).
  var parts: Parts {
    switch self {
    case .black: Parts(0, 0, 0)
    case .red: Parts(224, 46, 39)
    case .green: Parts(15, 136, 45)
    case .yellow: Parts(151, 111, 0)
    case .blue: Parts(12, 114, 231)
    case .magenta: Parts(199, 50, 186)
    case .cyan: Parts(0, 129, 149)
    case .white: Parts(255, 255, 255)
    case .gray: Parts(117, 117, 117)
    case .rgb(let red, let green, let blue): Parts(red, green, blue)
    }
  }

  /// Black or white, whichever stands out more from this colour as terminals show it.
  var contrastingInTerminal: DisplayColor {
    switch self {
    case .black, .red, .blue, .magenta, .gray: .white
    case .green, .yellow, .cyan, .white: .black
    case .rgb: parts.isLight ? .black : .white
    }
  }

  /// Black or white, whichever stands out more from this colour as pictures show it.
  var contrastingInPicture: DisplayColor {
    switch self {
    case .white: .black
    case .rgb: parts.isLight ? .black : .white
    default: .white
    }
  }
}
