// UIKit's names for things that have another name here, so that the compiler says the right one.

public import HeadlessViews
public import TableModels

// MARK: Cells

extension TableViewCell {
  @available(*, unavailable, message: "The cell itself is what subviews are added to")
  public final var contentView: View { fatalError("unavailable") }

  @available(
    *, unavailable, message: "Add a Label as a subview, and give it a frame in layoutSubviews()"
  )
  public final var textLabel: Label? { fatalError("unavailable") }

  @available(
    *, unavailable, message: "Add a Label as a subview, and give it a frame in layoutSubviews()"
  )
  public final var detailTextLabel: Label? { fatalError("unavailable") }

  @available(
    *, unavailable, message: "Add an ImageView as a subview, with a frame in layoutSubviews()"
  )
  public final var imageView: ImageView? { fatalError("unavailable") }

  @available(*, unavailable, message: "Use init(): a cell is made by its class, and has no style")
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    fatalError("unavailable")
  }

  @available(*, unavailable, message: "A cell has the subviews that its class gives it, no style")
  public enum CellStyle { case `default`, value1, value2, subtitle }

  @available(*, unavailable, message: "Override stateDidChange(), and ask isSelected there")
  public final var selectionStyle: SelectionStyle {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "Override stateDidChange(), and ask isSelected there")
  public enum SelectionStyle { case none, blue, gray, `default` }

  @available(*, unavailable, message: "Add a view of your own as a subview")
  public final var accessoryType: AccessoryType {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "Add a view of your own as a subview")
  public enum AccessoryType { case none, disclosureIndicator, detailButton, checkmark }

  @available(*, unavailable, message: "A person edits no rows here; change the data")
  public enum EditingStyle { case none, delete, insert }

  @available(
    *, unavailable, renamed: "stateDidChange()", message: "Override it, and ask isSelected there"
  )
  public final func setSelected(_ selected: Bool, animated: Bool) { fatalError("unavailable") }
}

// MARK: Tables

extension TableView {
  @available(*, unavailable, message: "Use init(frame:), and then set style")
  public convenience init(frame: LayoutRect, style: TableStyle) { fatalError("unavailable") }

  @available(
    *, unavailable, renamed: "dequeueReusableCell(withIdentifier:)",
    message: "It throws where the identifier is unknown"
  )
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: TableIndexPath
  ) -> TableViewCell { fatalError("unavailable") }

  @available(
    *, unavailable, message: "The data source's traits(ofSection:) can have .measured(estimate:)"
  )
  public static var automaticDimension: Double { fatalError("unavailable") }

  @available(
    *, unavailable, message: "The data source's traits(ofSection:) can have .measured(estimate:)"
  )
  public final var estimatedRowHeight: Double {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, renamed: "selectionMode", message: "It is .none, .single or .multiple")
  public final var allowsSelection: Bool {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, renamed: "selectionMode", message: "It is .none, .single or .multiple")
  public final var allowsMultipleSelection: Bool {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(
    *, unavailable, message: "The data source itself hears of prefetching: prefetchRows(at:)"
  )
  public final var prefetchDataSource: AnyObject? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, renamed: "contentHeight", message: "Content is as wide as its table")
  public final var contentSize: LayoutSize { fatalError("unavailable") }

  @available(*, unavailable, message: "A table is never edited by a person; change the data")
  public final func setEditing(_ editing: Bool, animated: Bool) { fatalError("unavailable") }

  @available(*, unavailable, message: "A table is never edited by a person; change the data")
  public final var isEditing: Bool {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "Put the view above the table, or make a row of it")
  public final var tableHeaderView: View? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "A cell draws its own lines, with a Separator")
  public final var separatorStyle: SeparatorStyle {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  @available(*, unavailable, message: "A cell draws its own lines, with a Separator")
  public enum SeparatorStyle { case none, singleLine }

  @available(*, unavailable, message: "Nothing indicates how far a table is scrolled")
  public final func flashScrollIndicators() { fatalError("unavailable") }

  @available(*, unavailable, message: "Put the view below the table, or make a row of it")
  public final var tableFooterView: View? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

// MARK: What UIKit animates

extension TableView {
  @available(*, unavailable, message: "A headless table animates nothing")
  public enum RowAnimation { case automatic, fade, left, right, top, bottom, middle, none }

  @available(*, unavailable, renamed: "selectRow(at:)", message: "Nothing is animated")
  public final func selectRow(
    at indexPath: TableIndexPath?, animated: Bool, scrollPosition: RowScrollPosition
  ) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "deselectRow(at:)", message: "Nothing is animated")
  public final func deselectRow(at indexPath: TableIndexPath, animated: Bool) {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "scrollToRow(at:at:)", message: "Nothing is animated")
  public final func scrollToRow(
    at indexPath: TableIndexPath, at position: RowScrollPosition, animated: Bool
  ) { fatalError("unavailable") }

  @available(
    *, unavailable, renamed: "contentOffset", message: "It is a number of points, from the top"
  )
  public final func setContentOffset(_ offset: LayoutPoint, animated: Bool) {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "insertRows(at:)", message: "It throws where it is wrong")
  public final func insertRows(at indexPaths: [TableIndexPath], with animation: RowAnimation) {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "deleteRows(at:)", message: "It throws where it is wrong")
  public final func deleteRows(at indexPaths: [TableIndexPath], with animation: RowAnimation) {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "reloadRows(at:)", message: "It throws where it is wrong")
  public final func reloadRows(at indexPaths: [TableIndexPath], with animation: RowAnimation) {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "insertSections(_:)", message: "It throws where it is wrong")
  public final func insertSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation
  ) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "deleteSections(_:)", message: "It throws where it is wrong")
  public final func deleteSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation
  ) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "reloadSections(_:)", message: "It throws where it is wrong")
  public final func reloadSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation
  ) { fatalError("unavailable") }

  @available(
    *, unavailable, message: "Put the changes into performBatchUpdates { batch in … } instead"
  )
  public final func beginUpdates() { fatalError("unavailable") }

  @available(
    *, unavailable, message: "Put the changes into performBatchUpdates { batch in … } instead"
  )
  public final func endUpdates() { fatalError("unavailable") }

  @available(
    *, unavailable, renamed: "performBatchUpdates(_:)",
    message: "Its closure gets a batch to add the changes to; what follows it comes after"
  )
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)?
  ) { fatalError("unavailable") }
}
