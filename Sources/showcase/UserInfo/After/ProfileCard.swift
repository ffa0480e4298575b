import Tables

// excerpt: profile card
/// A profile of 320 × 200 points, shown by assigning one parameter.
///
/// The keys are `picture`, `name`, `address`, `information` and `counter`. A missing key leaves its
/// part as it was, an empty value empties the part, and any other key is noted in `unknownKeys`.
final class ProfileCard: View {
  var parameter: [String: String] = [:] {
    didSet { show(parameter) }
  }

  /// The keys of the last parameter that no part of the card shows, in alphabetical order.
  private(set) var unknownKeys: [String] = []

  private let picture = ImageView()
  private let name = Label()
  private let address = Label()
  private let information = Label()
  private let counter = Label()
  private let buttons = ["关注", "私信", "相册", "更多"].map { Button($0) }

  override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    border = Border(.rounded)
    name.style = .bold
    counter.style = .dimmed
    for button in buttons { button.border = Border(.rounded) }
    for part in [picture, name, address, information] + buttons + [counter] { addSubview(part) }
  }

  override func layoutSubviews() {
    picture.frame = LayoutRect(x: 20, y: 20, width: 80, height: 80)
    for (index, label) in [name, address, information].enumerated() {
      label.frame = LayoutRect(x: 120, y: 20 + 30 * Double(index), width: 180, height: 20)
    }
    for (index, button) in buttons.enumerated() {
      button.frame = LayoutRect(x: 20 + 72 * Double(index), y: 110, width: 60, height: 60)
    }
    counter.frame = LayoutRect(x: 20, y: 180, width: 280, height: 15)
  }

  private func show(_ parameter: [String: String]) {
    unknownKeys = []
    for (key, value) in parameter {
      switch key {
      case "picture": picture.imageName = value
      case "name": name.text = value
      case "address": address.text = value
      case "information": information.text = value
      case "counter": counter.text = value
      default: unknownKeys.append(key)
      }
    }
    unknownKeys.sort()
  }
}
// end of excerpt

nonisolated extension ProfileCard {
  /// A parameter that empties every part.
  static let blank = [
    "picture": "", "name": "", "address": "", "information": "", "counter": "",
  ]
}
