/// A cell of a ``TableView``: a view that shows one model at a time.
///
/// ```swift
/// final class PhotoCell: TableViewCell {
///   let name = Label()
///   let title = Label()
///
///   required init() {
///     super.init()
///     addSubview(name)
///     addSubview(title)
///   }
///
///   override func layoutSubviews() {
///     name.frame = LayoutRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
///     title.frame = name.frame.offsetBy(dx: bounds.width / 2, dy: 0)
///   }
/// }
/// ```
///
/// A cell that looks different when its row is selected or has the focus says so in one place:
///
/// ```swift
/// override func stateDidChange() {
///   background = isSelected ? .blue : nil
/// }
/// ```
open class TableViewCell: TableReusableView {
  /// Whether the row that the cell shows is selected. The table knows before the cell is configured.
  public private(set) final var isSelected = false

  /// Whether the row that the cell shows has the focus.
  public private(set) final var isFocused = false

  /// Called when the row that the cell shows is selected or deselected, or gets or loses the focus; and
  /// when the cell gets a row in another state, before it is configured. The default does nothing.
  open func stateDidChange() {}

  /// Gives the cell the state of the row that it shows.
  final func show(_ state: RowState) {
    guard isSelected != state.isSelected || isFocused != state.isFocused else { return }
    isSelected = state.isSelected
    isFocused = state.isFocused
    stateDidChange()
  }
}
