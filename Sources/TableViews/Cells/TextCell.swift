public import HeadlessViews

/// A cell that shows a text, with a picture and an accessory if it is given them.
///
/// A list needs no cell of its own: data, one closure, a table.
///
/// ```swift
/// let planets = CommonDataSource<TextCell, String>(["Mercury", "Venus", "Earth"]) { cell, name in
///   cell.textLabel.text = name
///   if name == "Earth" { cell.accessory = .checkmark }
/// }
/// let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
/// table.dataSource = planets
/// print(PlainTextRenderer().render(table), terminator: "")
/// //   Mercury
/// //   Venus
/// //   Earth            ✓
/// ```
///
/// The first two columns are a margin, in which the row with the focus shows `›`. A selected row
/// shows `✓` at the right, and a background where a document has colours.
///
/// A closure sets only what a row has: before a cell shows another row, or new content of its row,
/// ``prepareForReuse()`` puts back everything. A row is one line high. Texts of several lines, and pictures, which take three,
/// want measured rows: `planets.rowHeights = .measured(estimate: 48)`.
///
/// ``SubtitleCell`` and ``ValueCell`` have a second text.
open class TextCell: TableViewCell {
  /// The text of the row, in the middle of its height. A text on several lines is one with another
  /// ``/HeadlessViews/Label/numberOfLines``.
  public final let textLabel: Label = CellLabel()

  /// The name of a picture at the left of the text, 96 × 48 points where it has the room; nil for
  /// none.
  public final var imageName: String? {
    didSet { if imageName != oldValue { showPicture() } }
  }

  /// The mark at the right end; nil for none.
  public final var accessory: CellAccessory? {
    didSet { if accessory != oldValue { setNeedsLayout() } }
  }

  private final var picture: ImageView?

  public required init() {
    super.init()
    addSubview(textLabel)
  }

  /// Puts everything back that a row may have set: texts, styles, picture, accessory, background,
  /// border.
  ///
  /// Other than of other cells, it is also called before the cell is configured again for its own row.
  ///
  /// A subclass that begins with another look sets it in `init()` and again in here, after a call of
  /// `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    resetLook()
    (textLabel as? CellLabel)?.reset()
    imageName = nil
    accessory = nil
  }

  /// Updates the marks of a selected or focused row. A subclass calls `super`.
  open override func stateDidChange() {
    super.stateDidChange()
    (textLabel as? CellLabel)?.isStrong = isFocused
    setNeedsLayout()
  }

  /// Gives the texts and the picture their frames.
  open override func layoutSubviews() {
    let room = marks.room(in: bounds.size)
    let width = pictureWidth(in: room.width)
    picture?.frame = LayoutRect(
      x: room.minX, y: max(0, (room.height - Self.pictureHeight) / 2), width: width,
      height: min(room.height, Self.pictureHeight))
    let start = width > 0 ? width + 8 : 0
    place(
      in: LayoutRect(
        x: room.minX + start, y: 0, width: max(0, room.width - start), height: room.height))
  }

  /// The size of the texts within a width, with the margin, the marks and the picture: a line of 16
  /// points for each line of text, and 48 points at least with a picture.
  open override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let room = marks.room(in: size)
    let width = pictureWidth(in: room.width)
    let start = width > 0 ? width + 8 : 0
    let text = textSize(inWidth: max(0, room.width - start))
    return LayoutSize(
      width: min(size.width, CellMarks.width + start + text.width + marks.trailingWidth),
      height: max(text.height, width > 0 ? Self.pictureHeight : 0))
  }

  /// Draws the marks.
  open override func draw(in context: inout DrawingContext) {
    marks.draw(size: bounds.size, in: &context)
  }

  // MARK: For the cells with two texts

  /// True if a text may take several lines, and so must have one width whether the row is selected or
  /// not: a row is not measured again when it is selected.
  var mayWrap: Bool { textLabel.numberOfLines != 1 }

  /// Gives the texts their frames in the part of the cell that is left for them.
  func place(in room: LayoutRect) { textLabel.frame = room }

  /// The size of the texts within a width.
  func textSize(inWidth width: Double) -> LayoutSize {
    textLabel.sizeThatFits(LayoutSize(width: width, height: .infinity))
  }
}

extension TextCell {
  private static var pictureHeight: Double { 48 }

  private final var marks: CellMarks {
    CellMarks(
      accessory: accessory, isSelected: isSelected, isFocused: isFocused,
      keepsRoomForSelection: mayWrap)
  }

  /// The width of the picture: at most half of the room, and none where its name would have no
  /// column.
  private final func pictureWidth(in room: Double) -> Double {
    guard imageName != nil else { return 0 }
    let width = min(96, wholeColumns(room / 2))
    return width < 24 ? 0 : width
  }

  /// Adds the weaker of two texts, whose places depend on what they say.
  final func add(_ detailLabel: Label) {
    detailLabel.style = .dimmed
    textLabel.placesFollowText = true
    detailLabel.placesFollowText = true
    addSubview(detailLabel)
  }

  private final func showPicture() {
    if picture == nil, imageName != nil {
      let view = ImageView()
      picture = view
      addSubview(view)
    }
    picture?.imageName = imageName
    picture?.isHidden = imageName == nil
    setNeedsLayout()
  }
}

/// A width without the part of a column at its end, in points.
func wholeColumns(_ width: Double) -> Double { Double(Int(min(max(0, width), 1e9) / 8)) * 8 }
