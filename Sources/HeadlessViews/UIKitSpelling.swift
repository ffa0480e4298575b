// UIKit's names for things that have another name here, so that the compiler says the right one.

extension View {
  @available(*, unavailable, renamed: "background")
  public final var backgroundColor: DisplayColor? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "A view is drawn whole, or not where isHidden is true")
  public final var alpha: Double {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "A view is drawn whenever a renderer asks; nothing is kept")
  public final func setNeedsDisplay() { fatalError("unavailable") }

  @available(*, unavailable, message: "Set frame.size to sizeThatFits(_:)")
  public final func sizeToFit() { fatalError("unavailable") }
}

extension Label {
  @available(*, unavailable, renamed: "alignment")
  public final var textAlignment: TextAlignment {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, renamed: "style.color")
  public final var textColor: DisplayColor? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, renamed: "style", message: "Letters are plain, bold or dimmed")
  public final var font: TextStyle {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

extension TextStyle {
  @available(*, unavailable, renamed: "bold", message: "Letters have one size")
  public static func boldSystemFont(ofSize size: Double) -> TextStyle { fatalError("unavailable") }

  @available(*, unavailable, renamed: "plain", message: "Letters have one size")
  public static func systemFont(ofSize size: Double) -> TextStyle { fatalError("unavailable") }
}

extension DisplayColor {
  @available(*, unavailable, message: "Set the label's style to .dimmed")
  public static var secondaryLabel: DisplayColor { fatalError("unavailable") }
}

extension ImageView {
  @available(*, unavailable, renamed: "imageName", message: "A picture is known by its name")
  public var image: String? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

extension ViewController {
  @available(*, unavailable, renamed: "viewWillAppear()", message: "Nothing is animated")
  public final func viewWillAppear(_ animated: Bool) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "viewDidAppear()", message: "Nothing is animated")
  public final func viewDidAppear(_ animated: Bool) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "viewWillDisappear()", message: "Nothing is animated")
  public final func viewWillDisappear(_ animated: Bool) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "viewDidDisappear()", message: "Nothing is animated")
  public final func viewDidDisappear(_ animated: Bool) { fatalError("unavailable") }
}
