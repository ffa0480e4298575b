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
/// A cell that looks different when its row is selected or has the focus overrides one method:
///
/// ```swift
/// override func stateDidChange() {
///   background = isSelected ? .blue : nil
/// }
/// ```
open class TableViewCell: TableReusableView {
  /// True if the row that the cell shows is selected. The table sets it before the cell is
  /// configured.
  public private(set) final var isSelected = false

  /// True if the row that the cell shows has the focus.
  public private(set) final var isFocused = false

  /// Updates the look of the cell for another ``isSelected`` or ``isFocused``. The default does
  /// nothing.
  ///
  /// Called when the state of the cell's row changes, and when the cell gets a row in another
  /// state, before it is configured.
  open func stateDidChange() {}

  /// Gives the cell the state of a row that no table shows, for an audit.
  package final func show(isSelected: Bool, isFocused: Bool) {
    show(RowState(isSelected: isSelected, isFocused: isFocused))
  }

  /// Gives the cell the state of the row that it shows.
  final func show(_ state: RowState) {
    guard isSelected != state.isSelected || isFocused != state.isFocused else { return }
    isSelected = state.isSelected
    isFocused = state.isFocused
    stateDidChange()
  }
}
