public import HeadlessViews
public import TableModels

/// A cell that says why there are no rows: they are on their way, did not come, or are none.
///
/// A `CommonDataSource` in a `ListState` shows one by itself. Other words, or another language, are set
/// by a closure that shows the rows:
///
/// ```swift
/// let statusRow = CellRegistration<StatusCell, ListStatus> { cell, status in
///   cell.status = status
///   if status == .loading { cell.textLabel.text = "Lädt …" }
///   cell.retryButton.setTitle("Nochmal", for: .normal)
///   cell.onRetry = { load() }
/// }
/// ```
///
/// The cell takes all taps, and Enter while its row has the focus, so its row is not selected by a
/// person. One that failed tries again.
public final class StatusCell: TextCell {
  /// The status. Setting it sets the text and its style.
  public var status = ListStatus.loading {
    didSet { showStatus() }
  }

  /// The closure that tries again; nil if there is no way to.
  public var onRetry: (() -> Void)? {
    didSet { showStatus() }
  }

  /// The button at the right of a list that failed, if there is a way to try again.
  public let retryButton = Button()

  public required init() {
    super.init()
    addSubview(retryButton)
    retryButton.addAction(for: .touchUpInside) { [weak self] _ in self?.retry() }
    prepareForReuse()
  }

  /// Puts everything back that a row may have set.
  public override func prepareForReuse() {
    super.prepareForReuse()
    retryButton.setTitle("Retry", for: .normal)
    textLabel.numberOfLines = 0
    onRetry = nil
    status = .loading
  }

  /// Takes every tap. One on a list that failed tries again.
  public override func handleTap(at point: LayoutPoint) -> Bool {
    retry()
    return true
  }

  private var canRetry: Bool {
    guard case .failed = status else { return false }
    return onRetry != nil
  }

  private func retry() {
    if canRetry { onRetry?() }
  }

  private func showStatus() {
    switch status {
    case .loading: (textLabel.text, textLabel.style) = ("Loading…", .dimmed)
    case .failed(let message): (textLabel.text, textLabel.style) = (message, .plain)
    case .empty(let text): (textLabel.text, textLabel.style) = (text, .dimmed)
    }
    retryButton.isHidden = !canRetry
    setNeedsLayout()
  }

  /// No room is kept for the mark of a selected row: a person cannot select it.
  override var mayWrap: Bool { false }

  override func place(in room: LayoutRect) {
    let width = buttonWidth(in: room.width)
    var frame = room
    frame.size.width = textWidth(in: room.width)
    super.place(in: frame)
    frame.origin.x = room.maxX - width
    frame.size.width = width
    retryButton.frame = frame
  }

  override func textSize(inWidth width: Double) -> LayoutSize {
    let text = super.textSize(inWidth: textWidth(in: width))
    return LayoutSize(width: text.width + width - textWidth(in: width), height: text.height)
  }

  /// The width of the button with brackets and blanks, up to half of the room.
  private func buttonWidth(in room: Double) -> Double {
    guard canRetry else { return 0 }
    let columns = TextMetrics().columns(of: retryButton.title(for: .normal)) + 4
    return min(Double(8 * columns), wholeColumns(room / 2))
  }

  private func textWidth(in room: Double) -> Double {
    let button = buttonWidth(in: room)
    return max(0, room - button - (button > 0 ? 8 : 0))
  }
}
