import Tables

// excerpt: plant look
/// Makes the parts of the plants' screens: all that is style stands here, and nothing else does.
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
