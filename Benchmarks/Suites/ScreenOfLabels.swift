import Tables

/// A screen of labels to draw, 120 × 50 characters of ASCII, and the same text put together by hand.
struct ScreenOfLabels {
  private static let columns = [6, 34, 30, 50]

  private let texts: [[String]]
  private let view: View

  /// Creates a screen of labels.
  ///
  /// - Parameter lines: The number of lines of four labels.
  init(lines: Int = 50) {
    texts = (0..<lines).map { line in
      [
        "\(line + 1)", "Element number \(line)", "weight \(line * 37 % 101).\(line)",
        "a note on the row \(line % 7)",
      ]
    }
    let metrics = CharacterMetrics()
    view = View(frame: LayoutRect(origin: .zero, size: metrics.size(columns: 120, lines: lines)))
    for (line, texts) in texts.enumerated() {
      let row = View(frame: LayoutRect(x: 0, y: Double(line) * 16, width: 960, height: 16))
      var x = 0.0
      for (text, columns) in zip(texts, Self.columns) {
        let width = Double(columns) * 8
        row.addSubview(Label(text, frame: LayoutRect(x: x, y: 0, width: width, height: 16)))
        x += width
      }
      view.addSubview(row)
    }
  }

  /// The drawing of the views, made anew each time.
  func displayList() -> DisplayList { view.displayList() }

  /// The control: every text and the blanks behind it, but for those at the end of a line.
  @inline(never) func joinedByHand() -> String {
    var joined = ""
    for texts in texts {
      for (index, text) in texts.enumerated() {
        joined += text
        guard index < texts.count - 1 else { continue }
        joined += String(repeating: " ", count: Self.columns[index] - text.count)
      }
      joined += "\n"
    }
    return joined
  }

  /// The control at its fastest, which knows that the text is ASCII: bytes into reserved memory.
  @inline(never) func joinedByHandAsBytes() -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(121 * texts.count)
    for texts in texts {
      for (index, text) in texts.enumerated() {
        bytes.append(contentsOf: text.utf8)
        guard index < texts.count - 1 else { continue }
        for _ in text.utf8.count..<Self.columns[index] { bytes.append(0x20) }
      }
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
