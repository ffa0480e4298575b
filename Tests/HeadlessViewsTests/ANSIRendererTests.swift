import HeadlessViews
import TestSupport
import Testing

@Suite struct ANSIRendererTests {
  private func label(_ text: String, _ style: TextStyle, columns: Double = 4) -> Label {
    let label = Label(text, frame: LayoutRect(x: 0, y: 0, width: columns * 8, height: 16))
    label.style = style
    return label
  }

  private func drawn(_ view: View, _ colors: ColorChoice = .ansi16) -> String {
    ANSIRenderer(colors: colors).render(view).replacing("\u{1B}", with: "ESC")
  }

  @Test(
    arguments: [
      (.plain, "ab\n"), (.bold, "ESC[1mabESC[0m\n"), (.dimmed, "ESC[2mabESC[0m\n"),
      (TextStyle(isUnderlined: true), "ESC[4mabESC[0m\n"),
      (TextStyle(color: .red), "ESC[31mabESC[0m\n"), (TextStyle(color: .gray), "ESC[90mabESC[0m\n"),
      (TextStyle(color: .white), "ESC[97mabESC[0m\n"),
      (TextStyle(color: .cyan, isBold: true, isUnderlined: true), "ESC[1;4;36mabESC[0m\n"),
    ] as [(TextStyle, String)])
  func `a style is one sequence and ends with the line`(style: TextStyle, expected: String) {
    #expect(drawn(label("ab", style)) == expected)
    #expect(drawn(label("ab", style), .none) == "ab\n")
  }

  @Test func `a sequence stands only where the style changes`() {
    let view = View(frame: LayoutRect(x: 0, y: 0, width: 64, height: 16))
    for (index, color) in [DisplayColor.red, .red, .blue].enumerated() {
      let part = label("ab", TextStyle(color: color), columns: 2)
      part.frame.origin.x = Double(index) * 16
      view.addSubview(part)
    }
    #expect(drawn(view) == "ESC[31mababESC[0;34mabESC[0m\n")
  }

  @Test func `a background is seen in blanks, and letters stand out from it`() {
    let view = label("ab", .plain)
    view.background = .blue
    #expect(drawn(view) == "ESC[97;44mab  ESC[0m\n")
    view.background = .yellow
    #expect(drawn(view) == "ESC[30;43mab  ESC[0m\n")
    view.style = TextStyle(color: .red)
    #expect(drawn(view) == "ESC[31;43mabESC[0;30;43m  ESC[0m\n")
    #expect(drawn(view, .none) == "ab\n")
  }

  @Test func `a text leaves the background behind it`() {
    let view = View(frame: LayoutRect(x: 0, y: 0, width: 48, height: 16))
    view.background = .green
    view.addSubview(label("漢", TextStyle(color: .black, isBold: true)))
    view.border = Border(color: .red)
    #expect(drawn(view) == "ESC[31;42m│ESC[0;30;42m    ESC[0;31;42m│ESC[0m\n")
  }

  private static let parts: [(DisplayColor, String, String, String)] = [
    (.rgb(red: 0, green: 0, blue: 0), "30", "38;5;16", "38;2;0;0;0"),
    (.rgb(red: 255, green: 255, blue: 255), "97", "38;5;231", "38;2;255;255;255"),
    (.rgb(red: 255, green: 0, blue: 0), "91", "38;5;196", "38;2;255;0;0"),
    (.rgb(red: 200, green: 10, blue: 10), "31", "38;5;160", "38;2;200;10;10"),
    (.rgb(red: 128, green: 128, blue: 128), "90", "38;5;244", "38;2;128;128;128"),
    (.rgb(red: 95, green: 135, blue: 175), "90", "38;5;67", "38;2;95;135;175"),
    (.rgb(red: 47, green: 48, blue: 115), "90", "38;5;238", "38;2;47;48;115"),
    (.blue, "34", "34", "34"),
  ]

  @Test(arguments: parts)
  func `a colour of parts is the nearest that the terminal has`(
    color: DisplayColor, ansi16: String, ansi256: String, trueColor: String
  ) {
    let view = label("x", TextStyle(color: color))
    #expect(drawn(view, .ansi16) == "ESC[\(ansi16)mxESC[0m\n")
    #expect(drawn(view, .ansi256) == "ESC[\(ansi256)mxESC[0m\n")
    #expect(drawn(view, .trueColor) == "ESC[\(trueColor)mxESC[0m\n")
  }

  /// Against all 240 colours, one by one.
  @Test func `no other of the 256 colours is nearer`() throws {
    let levels: [Int] = [0, 95, 135, 175, 215, 255]
    var palette: [[Int]] = []
    for red in levels {
      for green in levels { for blue in levels { palette.append([red, green, blue]) } }
    }
    for step in 0..<24 { palette.append(Array(repeating: 8 + 10 * step, count: 3)) }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let parts = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let color = DisplayColor.rgb(red: parts[0], green: parts[1], blue: parts[2])
      let text = drawn(label("x", TextStyle(color: color)), .ansi256)
      let number = try #require(Int(text.dropFirst("ESC[38;5;".count).prefix { $0 != "m" }))
      func distance(_ other: [Int]) -> Int {
        zip(parts, other).reduce(0) { $0 + (Int($1.0) - $1.1) * (Int($1.0) - $1.1) }
      }
      let least = palette.map(distance).min()
      #expect(distance(palette[number - 16]) == least, "\(parts) is not \(number)")
    }
  }

  /// A gray is for what has no hue, so a hue that is as near is kept.
  @Test(
    arguments: [
      (.rgb(red: 1, green: 48, blue: 73), 23),
      (.rgb(red: 29, green: 103, blue: 50), 23),
      (.rgb(red: 51, green: 102, blue: 29), 58),
      (.rgb(red: 65, green: 4, blue: 58), 53),
      (.rgb(red: 81, green: 72, blue: 29), 58),
    ] as [(DisplayColor, Int)])
  func `of two colours that are equally near, the one of the cube is taken`(
    color: DisplayColor, number: Int
  ) {
    #expect(drawn(label("x", TextStyle(color: color)), .ansi256) == "ESC[38;5;\(number)mxESC[0m\n")
  }

  @Test func `the settings are those of the plain text`() {
    let view = label("漢字漢字漢字", .bold)
    let text = PlainTextRenderer(glyphs: .ascii, trimsTrailingBlanks: false)
    let colored = ANSIRenderer(colors: .ansi16, text: text).render(view)
    #expect(withoutOwnSequences(colored) == text.render(view))
    #expect(text.render(view) == "漢..\n")
  }
}
