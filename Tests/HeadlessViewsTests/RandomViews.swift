import HeadlessViews
import TestSupport

/// A view with up to 14 others in it, over and beside each other, some of them labels of texts like
/// those given.
func randomView(
  using generator: inout SeededGenerator,
  text: (inout SeededGenerator) -> String = { nastyText(using: &$0) }
) -> View {
  let root = View(
    frame: LayoutRect(
      x: 3, y: 5, width: .random(in: 0...300, using: &generator),
      height: .random(in: 0...120, using: &generator)))
  var views = [root]
  for _ in 0..<Int.random(in: 0...14, using: &generator) {
    let view = randomSubview(using: &generator, text: text)
    views[Int.random(in: 0..<views.count, using: &generator)].addSubview(view)
    views.append(view)
  }
  return root
}

private func randomSubview(
  using generator: inout SeededGenerator, text: (inout SeededGenerator) -> String
) -> View {
  let frame = LayoutRect(
    x: .random(in: -60...260, using: &generator), y: .random(in: -40...100, using: &generator),
    width: .random(in: 0...160, using: &generator), height: .random(in: 0...70, using: &generator))
  let view: View
  switch Int.random(in: 0..<8, using: &generator) {
  case 0: view = Separator(.vertical, frame: frame)
  case 1: view = Separator(.horizontal, frame: frame)
  case 2: view = View(frame: frame)
  default:
    let alignments: [TextAlignment] = [.left, .center, .right]
    let label = Label(
      text(&generator), alignment: alignments.randomElement(using: &generator)!,
      frame: frame)
    label.numberOfLines = .random(in: 0...3, using: &generator)
    label.style = TextStyle(
      color: randomColor(using: &generator), isBold: .random(using: &generator),
      isDimmed: .random(using: &generator), isUnderlined: .random(using: &generator))
    view = label
  }
  view.background = randomColor(using: &generator)
  view.clipsToBounds = .random(using: &generator)
  let styles: [Border.Style?] = [.single, .rounded, .heavy, nil, nil, nil]
  view.border = styles.randomElement(using: &generator)!.map {
    Border($0, color: randomColor(using: &generator))
  }
  return view
}

private func randomColor(using generator: inout SeededGenerator) -> DisplayColor? {
  let colors: [DisplayColor?] = [
    nil, nil, nil, nil, .red, .white, .gray, .rgb(red: 1, green: 200, blue: 99),
  ]
  return colors.randomElement(using: &generator)!
}
