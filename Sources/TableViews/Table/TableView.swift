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
/// Only what the viewport shows has cells: rows whose frames intersect it, half open at the bottom.
/// Cells that left are enqueued before others are asked for, so a table never makes more of a kind
/// than are visible at once; but for rows that are measured, which have to be shown to find out that
/// they are elsewhere.
///
/// A change takes effect in the next layout pass, which every question about visible rows and every
/// renderer starts if one is due. A change that is made during a pass, by a configure closure or a
/// delegate, waits until the pass is over.
///
/// A table has at most 2²⁴ sections and 2⁴⁷ rows, of which 2³¹ in a section can have heights of their
/// own, and its content is less than 2⁴⁷ points high. More is refused when it is loaded.
open class TableView: View {
  /// What the table shows, held weakly. Another data source is loaded in the next layout pass.
  public final weak var dataSource: (any TableViewDataSource)? {
    willSet {
      expectsDataSource = newValue != nil
      // The one that is loaded is still listened to, until its rows have ended their display.
      let feed = dataSource?.changeFeed
      if feed !== content.dataSource?.changeFeed { feed?.detach(host) }
    }
    didSet {
      if dataSource !== oldValue { log.forgetDuplicates() }
      setNeedsReload()
      dataSource?.changeFeed?.attach(host)
    }
  }

  /// What is told about the rows, held weakly.
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

  /// The height of rows whose data source does not say, in points: one line of text at first.
  public final var rowHeight: Double {
    get { settings.rowHeight }
    set { settings.rowHeight = newValue }
  }

  /// How sections are told apart; ``TableStyle/plain`` at first.
  public final var style: TableStyle {
    get { settings.style }
    set { settings.style = newValue }
  }

  /// The room between two sections of a ``TableStyle/grouped`` table, in points: one line of text at
  /// first.
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

  /// What stays where it is when the content changes; ``ContentAnchoring/keepVisibleContent`` at
  /// first.
  public final var contentAnchoring: ContentAnchoring {
    get { viewport.anchoring }
    set { viewport.setAnchoring(newValue, in: content.geometry, height: viewportHeight) }
  }

  /// Shows the title of a section's header: in a ``TableHeaderFooterView`` of kind `"header"`, unless
  /// another view is chosen here.
  public final var showHeader: (_ title: String, _ slot: inout RowSlot) -> Void {
    didSet { setNeedsReload() }
  }

  /// Shows the title of a section's footer: in a ``TableHeaderFooterView`` of kind `"footer"`, unless
  /// another view is chosen here.
  public final var showFooter: (_ title: String, _ slot: inout RowSlot) -> Void {
    didSet { setNeedsReload() }
  }

  /// What the table is called in an error about a wrong update; nil for nothing.
  public final var name: String?

  /// What a person can select; one row at a time by default. Where no more than one can be selected,
  /// setting it keeps the topmost of those that are.
  public final var selectionMode = RowSelectionMode.single {
    didSet { selectionModeDidChange() }
  }

  /// How many rows beyond the viewport the data source is asked to prefetch; 0 for none.
  ///
  /// Ten by default: about as many as a screen shows, so that a row has a screen's worth of scrolling
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

  /// The suspicious things that the table survived, in the order in which they were found: of more than
  /// 200 the first 100, the last 100, and an entry that says how many are left out between.
  ///
  /// Behind them stands why rows draw nothing, as the table was last laid out, and which methods of
  /// UIKit's nobody calls; both are looked for when this is read.
  ///
  /// Ids that are there more than once are looked for when this is read, so that changes and loads cost
  /// nothing more: what came and went in between is noted only where a difference met it.
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

  /// What the table decides about heights.
  private(set) final var settings = ContentSettings() {
    didSet { setNeedsReload() }
  }

  // Unchecked exclusivity, wherever it says so below: read and written for each pass or each row, and
  // the run-time check costs more than that. Safe because these are plain values: no access spans user
  // code, and none begins inside of another.

  /// What is going on, and what waits.
  final let work = TableWork()
  /// What is known of the data source until the next load.
  @exclusivity(unchecked) final var content = LoadedContent()
  /// Where the viewport is.
  @exclusivity(unchecked) final var viewport = Viewport()
  /// What is on show.
  final let stage = RowStage()
  /// Which rows are selected, and which has the focus.
  final var marks = RowMarks() {
    didSet { hasMarks = !marks.isEmpty }
  }
  /// Whether there are such rows: asked for each row, which need not copy them for that.
  @exclusivity(unchecked) private(set) final var hasMarks = false
  /// True if there is an observer: asked for each pass, which need not copy it for that.
  @exclusivity(unchecked) private(set) final var isObserved = false
  /// The rows that the data source was asked to prefetch.
  @exclusivity(unchecked) final var prefetchWindow = PrefetchWindow()
  /// Whether a data source was set, which may have ended since.
  final var expectsDataSource = false
  /// What listens to the data source.
  private(set) final lazy var host = TableHost(self)

  /// An empty table at a place in its superview-to-be.
  public override init(frame: LayoutRect = .zero) {
    showHeader = Self.showing(kind: "header")
    showFooter = Self.showing(kind: "footer")
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(stage.contentView)
  }

  deinit {
    // A queue that somebody keeps has lost the cells on show. What loads for them is not wanted any more.
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
  /// - Complexity: O(*v* log *n*) in the number of visible rows and of all rows; O(*v*) where rows
  ///   have one height. The first pass after a load is O(*n*) where rows have heights of their own.
  open override func layoutSubviews() {
    guard answer(to: .layout) == .now else { return setNeedsLayout() }
    // Whoever is told of a load or a batch may ask for another. One who always does waits for the next
    // layout.
    for _ in 0..<4 where work.isDue {
      loadIfNeeded()
      performWaitingBatches()
    }
    guard !work.isDue else { return setNeedsLayout() }
    performLayoutPass()
  }

  /// Selects the row at the point, or deselects it, as ``selectionMode`` has it.
  ///
  /// - Returns: Whether there is a row, and rows can be selected.
  open override func handleTap(at point: LayoutPoint) -> Bool {
    indexPathForRow(at: point).map(tapRow) ?? false
  }

  /// Moves the focus by the arrow and page keys, home and end; right and left lead to the next section
  /// and to the one before. Enter and the space bar tap the row that has the focus.
  ///
  /// - Returns: Whether the key means anything to the table as it is.
  open override func handleKey(_ key: Key) -> Bool { press(key) }
}
