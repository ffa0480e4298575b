import Tables

/// A screen of 500 labels in one script, ten in each of 50 lines, two of ten in a style.
struct PageOfLabels {
  static let count = 500

  let view: View
  /// The same drawing, put together from frames and texts.
  let listByHand: () -> DisplayList
  /// The text of the page, put together by hand.
  let text: String

  init(in script: Script) {
    let texts = (0..<Self.count).map(script.label)
    view = View(frame: LayoutRect(x: 0, y: 0, width: 960, height: 800))
    let labels = (0..<Self.count).map { number in
      let frame = LayoutRect(
        x: Double(number % 10) * 96, y: Double(number / 10) * 16, width: 96, height: 16)
      let label = Label(texts[number], frame: frame)
      label.style = Self.style(number)
      return label
    }
    for label in labels { view.addSubview(label) }
    let (size, bounds) = (view.frame.size, view.bounds)
    let frames = labels.map(\.frame)
    listByHand = {
      var list = DisplayList(size: size)
      list.items.reserveCapacity(texts.count)
      for number in texts.indices {
        list.items.append(
          DisplayList.Item(
            frame: frames[number], clip: bounds,
            content: .text(DisplayList.Text(texts[number], style: Self.style(number)))))
      }
      return list
    }
    text = stride(from: 0, to: Self.count, by: 10).map { first in
      texts[first..<first + 10].joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func style(_ number: Int) -> TextStyle {
    switch number % 10 {
    case 0: .bold
    case 5: TextStyle(color: .red)
    default: .plain
    }
  }
}
