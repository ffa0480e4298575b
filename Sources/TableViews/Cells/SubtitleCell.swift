public import HeadlessViews

/// A cell that shows a text with a weaker one below it.
///
/// ```swift
/// let planets = CommonDataSource<SubtitleCell, Planet>(all) { cell, planet in
///   cell.textLabel.text = planet.name
///   cell.detailLabel.text = planet.distance
/// }
/// // Mercury
/// // 58 million km
/// ```
///
/// Its rows are two lines high, unless the data source or the table says something else. In a row of
/// one line the second text stands at the right, as in a ``ValueCell``.
open class SubtitleCell: TextCell {
  /// The text below, weaker than the other. An empty one takes no line.
  public final let detailLabel: Label = CellLabel()

  public required init() {
    super.init()
    add(detailLabel)
  }

  /// The height of a text and a subtitle, 32 points.
  open override class var standardRowHeight: Double? { 32 }

  /// Puts everything back that a row may have set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (detailLabel as? CellLabel)?.reset(style: .dimmed)
  }

  override var mayWrap: Bool { super.mayWrap || detailLabel.numberOfLines != 1 }

  override func place(in room: LayoutRect) {
    guard !detailLabel.text.isEmpty else {
      detailLabel.frame = .zero
      return super.place(in: room)
    }
    guard room.height >= 32 else {
      return SharedLine(textLabel, detailLabel).place(in: room)
    }
    let needed = (height(of: textLabel, in: room), height(of: detailLabel, in: room))
    let detail = min(needed.1, max(16, room.height - needed.0))
    let text = min(needed.0, room.height - detail)
    var frame = room
    frame.origin.y += (room.height - text - detail) / 2
    frame.size.height = text
    textLabel.frame = frame
    frame.origin.y += text
    frame.size.height = detail
    detailLabel.frame = frame
  }

  override func textSize(inWidth width: Double) -> LayoutSize {
    let text = super.textSize(inWidth: width)
    guard !detailLabel.text.isEmpty else { return text }
    let detail = detailLabel.sizeThatFits(LayoutSize(width: width, height: .infinity))
    return LayoutSize(
      width: max(text.width, detail.width), height: text.height + detail.height)
  }

  private final func height(of label: Label, in room: LayoutRect) -> Double {
    label.sizeThatFits(LayoutSize(width: room.width, height: .infinity)).height
  }
}
