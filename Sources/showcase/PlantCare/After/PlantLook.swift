import Tables

// excerpt: plant look
/// The style of the plants' screens: it makes their parts, and has nothing but style.
nonisolated enum PlantLook {
  static func heading() -> Label {
    let label = Label(alignment: .center)
    label.style = .bold
    return label
  }

  static func status() -> Label { Label(alignment: .center) }

  static func button(_ title: String, whenDisabled other: String? = nil) -> Button {
    let button = Button(title)
    if let other { button.setTitle(other, for: .disabled) }
    return button
  }

  static func statusStyle(isUrgent: Bool) -> TextStyle {
    isUrgent ? TextStyle(color: .red, isBold: true) : .dimmed
  }
}
// end of excerpt
