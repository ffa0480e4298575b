public import HeadlessViews
import TableModels
public import TableSources

/// A table without a screen: it lays out the rows of its data source, scrolls them, reuses their
/// cells, and is drawn by any renderer.
///
/// ```swift
/// let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 400))
/// table.rowHeight = 80
/// table.dataSource = photos
/// print(PlainTextRenderer().render(table))
/// table.contentOffset = 160   // two rows down
/// ```
///
/// Only visible rows have cells: those whose frames intersect the viewport, half open at the
/// bottom. Cells that left are enqueued before others are asked for, so a table never makes more
/// cells of a kind than are visible at once. Measured rows are an exception: a row may need a cell
/// to find out that it is elsewhere.
///
/// A change takes effect in the next layout pass, which every question about visible rows and every
/// renderer starts if one is due. A change that is made during a pass, by a configure closure or a
/// delegate, waits until the pass is over.
///
/// A table has at most 2²⁴ sections and 2⁴⁷ rows, of which 2³¹ in a section can have heights of their
/// own, and its content is less than 2⁴⁷ points high. More is refused when it is loaded.
open class TableView: View {
  /// The data source that the table shows, held weakly. Another data source is loaded in the next
  /// layout pass.
  public final weak var dataSource: (any TableViewDataSource)? {
    willSet {
      expectsDataSource = newValue != nil
      // The table still listens to the loaded data source, until its rows have ended their display.
      let feed = dataSource?.changeFeed
      if feed !== content.dataSource?.changeFeed { feed?.detach(host) }
    }
    didSet {
      if dataSource !== oldValue { log.forgetDuplicates() }
      setNeedsReload()
      dataSource?.changeFeed?.attach(host)
    }
  }

  /// The object that is told about the rows, held weakly.
  // Unchecked exclusivity: read for each pass. A weak reference ends nobody, so no access runs user code.
  @exclusivity(unchecked) public final weak var delegate: (any TableViewDelegate)?

  /// A closure that is told of everything that the table does, for tests, benchmarks and status lines;
  /// nil for none.
  ///
  /// ```swift
  /// table.observer = { event in
  ///   if case .display(let cell, let row, let isNew) = event {
  ///     print(isNew ? "new" : "reused", type(of: cell), row)   // new PhotoCell [0, 0]
  ///   }
  /// }
  /// ```
  ///
  /// It is called before the delegate, and may ask and change what a delegate may. A table without an
  /// observer pays nothing for it.
  public final var observer: ((TableEvent) -> Void)? {
    didSet { isObserved = observer != nil }
  }

  /// The idle cells, headers and footers of this table.
  public final var reuseQueue: ReuseQueue { stage.queue }

  /// The height of rows whose data source has none, in points: one line of text at first.
  ///
  /// Until it is set, cells of a class with a ``TableReusableView/standardRowHeight`` have that.
  public final var rowHeight: Double {
    get { settings.rowHeight ?? ContentSettings.lineHeight }
    set { settings.rowHeight = newValue }
  }

  /// The look of sections; ``TableStyle/plain`` at first.
  public final var style: TableStyle {
    get { settings.style }
    set { settings.style = newValue }
  }

  /// The room between two sections of a ``TableStyle/grouped`` table, in points: one line of text
  /// at first.
  public final var sectionSpacing: Double {
    get { settings.sectionSpacing }
    set { settings.sectionSpacing = newValue }
  }

  /// The height of section headers, in points. A section without a title has no header.
  public final var sectionHeaderHeight: Double {
    get { settings.headerHeight }
    set { settings.headerHeight = newValue }
  }

  /// The height of section footers, in points. A section without a title has no footer.
  public final var sectionFooterHeight: Double {
    get { settings.footerHeight }
    set { settings.footerHeight = newValue }
  }

  /// The choice of what stays still when the content changes;
  /// ``ContentAnchoring/keepVisibleContent`` at first.
  public final var contentAnchoring: ContentAnchoring {
    get { viewport.anchoring }
    set { viewport.setAnchoring(newValue, in: content.geometry, height: viewportHeight) }
  }

  /// The closure that shows the title of a header; by default in a ``TableHeaderFooterView`` of
  /// kind `"header"`.
  public final var showHeader: (_ title: String, _ slot: inout RowSlot) -> Void {
    didSet { setNeedsReload() }
  }

  /// The closure that shows the title of a footer; by default in a ``TableHeaderFooterView`` of
  /// kind `"footer"`.
  public final var showFooter: (_ title: String, _ slot: inout RowSlot) -> Void {
    didSet { setNeedsReload() }
  }

  /// The view that is shown where the content has no rows; nil for none. See ``emptyText``.
  @exclusivity(unchecked) public final var emptyView: View? {
    didSet { replaceEmptyView(oldValue) }
  }

  /// The name of the table in an error about a wrong update; nil for none.
  public final var name: String?

  /// The number of rows that a person can select; one at a time by default.
  ///
  /// Setting a mode with fewer rows keeps the topmost selected row.
  public final var selectionMode = RowSelectionMode.single {
    didSet { keepSelectionInMode() }
  }

  /// The number of rows beyond the viewport that the data source is asked to prefetch; 0 for none.
  ///
  /// The default is ten, about as many as a screen shows: a row has a screen's worth of scrolling
  /// to get ready, and turning back cancels no more than that.
  ///
  /// - Precondition: Not negative.
  public final var prefetchDistance = 10 {
    willSet {
      guard newValue >= 0 else {
        fatalError(
          "A table cannot prefetch \(newValue) rows; the least is 0, which switches it off")
      }
    }
    didSet { setNeedsLayout() }
  }

  /// The suspicious events that the table survived, in order.
  ///
  /// Of more than 200 entries, the log has the first 100, the last 100, and an entry with the
  /// number between.
  ///
  /// After the log come the reasons why rows draw nothing in the last layout, and the methods of
  /// UIKit that nobody calls. Both are searched for when this is read.
  ///
  /// Duplicate ids are searched for when this is read, so that changes and loads cost no more.
  /// Duplicates that came and went meanwhile are noted only if a difference met them.
  ///
  /// - Complexity: O(*n*) in the number of rows after a change, for a data source that knows their
  ///   ids; else O(1).
  public final var diagnostics: [TableDiagnostic] {
    noteEndedDataSource()
    if let dataSource = dataSource as? any AnnouncingDataSource {
      let duplicates = dataSource.duplicateIDs()
      log.note(allDuplicates: duplicates, inTable: name)
    }
    return log.all + explanations
  }

  final var log = DiagnosticLog()

  /// The table's own heights.
  private(set) final var settings = ContentSettings() {
    didSet { setNeedsReload() }
  }

  // Unchecked exclusivity, as marked below: read and written for each pass or each row, and the
  // run-time check costs more than that. Safe because these are plain values: no access spans user
  // code, and none begins inside of another.

  /// The present phase, and the waiting work.
  final let work = TableWork()
  /// The known content of the data source.
  @exclusivity(unchecked) final var content = LoadedContent()
  /// The position of the viewport, and its anchor.
  @exclusivity(unchecked) final var viewport = Viewport()
  /// The shown items, and the queue.
  final let stage = RowStage()
  /// The selected rows, and the row with the focus.
  final let markedRows = MarkedRows()
  /// True if there is an observer: asked for each pass, which need not copy it for that.
  @exclusivity(unchecked) private(set) final var isObserved = false
  /// The requests for rows that are expected on screen.
  final let prefetching = Prefetching()
  /// True if a data source was set, which may have ended since.
  final var expectsDataSource = false
  /// The host object that listens to the data source.
  private(set) final lazy var host = TableHost(self)

  /// Creates an empty table with a frame in its future superview.
  public override init(frame: LayoutRect = .zero) {
    showHeader = Self.showing(kind: "header")
    showFooter = Self.showing(kind: "footer")
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(stage.contentView)
  }

  deinit {
    // A queue that somebody keeps has lost the shown cells. Work that loads for them is not wanted
    // any more.
    reuseQueue.endLeases()
  }

  private static func showing(kind: String) -> (String, inout RowSlot) -> Void {
    let registration = CellRegistration<TableHeaderFooterView, String>(cellIdentifier: kind) {
      view, title in view.titleLabel.text = title
    }
    return { title, slot in slot.show(title, with: registration) }
  }

  /// Runs a layout pass.
  ///
  /// - Complexity: O(*v* log *n*) in the number of visible rows and of all rows; O(*v*) if rows
  ///   have one height. The first pass after a load is O(*n*) if rows have heights of their own.
  open override func layoutSubviews() {
    guard answer(to: .layout) == .now else { return setNeedsLayout() }
    // A listener that is told of a load or a batch may ask for another. One that always does waits
    // for the next layout.
    for _ in 0..<4 where work.isDue {
      loadIfDue()
      performWaitingBatches()
    }
    guard !work.isDue else { return setNeedsLayout() }
    performLayoutPass()
  }

  /// Selects the row at the point, or deselects it, as ``selectionMode`` allows.
  ///
  /// - Returns: True if there is a row, and rows can be selected.
  open override func handleTap(at point: LayoutPoint) -> Bool {
    indexPathForRow(at: point).map(tapRow) ?? false
  }

  /// Moves the focus by the arrow and page keys, home and end. Enter and the space bar tap the
  /// focused row.
  ///
  /// Right and left lead to the next section and to the one before.
  ///
  /// - Returns: True if the key has an action in the present table.
  open override func handleKey(_ key: Key) -> Bool { press(key) }
}
