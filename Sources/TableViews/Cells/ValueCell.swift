public import HeadlessViews

/// A cell that shows a text, and a weaker one at the right.
///
/// ```swift
/// let moons = CommonDataSource<ValueCell, Planet>(all) { cell, planet in
///   cell.textLabel.text = planet.name
///   cell.detailLabel.text = "\(planet.moons)"
/// }
/// // Mars              2
/// ```
///
/// The two share the line: the value keeps its columns up to half of it, and the text is cut with
/// `…`.
open class ValueCell: TextCell {
  /// The text at the right, weaker than the other.
  public final let detailLabel: Label = CellLabel("", alignment: .right)

  public required init() {
    super.init()
    add(detailLabel)
  }

  /// Puts everything back that a row may have set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (detailLabel as? CellLabel)?.reset(style: .dimmed, alignment: .right)
  }

  override var mayWrap: Bool { super.mayWrap || detailLabel.numberOfLines != 1 }

  override func place(in room: LayoutRect) { SharedLine(textLabel, detailLabel).place(in: room) }

  override func textSize(inWidth width: Double) -> LayoutSize {
    SharedLine(textLabel, detailLabel).size(inWidth: width)
  }
}
