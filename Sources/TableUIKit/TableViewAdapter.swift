#if canImport(UIKit) && !os(watchOS)
  import TableModels
  public import TableSources
  public import UIKit
  import Synchronization

  /// A data source shown by a `UITableView`: the list that was tested is the list that ships.
  ///
  /// ```swift
  /// final class PhotosController: UITableViewController {
  ///   private var adapter: TableViewAdapter?
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     adapter = TableViewAdapter(tableView, showing: photoList)
  ///   }
  /// }
  /// ```
  ///
  /// The adapter becomes the data source, the delegate and the prefetch data source of the table view,
  /// which holds all three weakly: keep it as long as the table view. Cell classes are registered by
  /// themselves. When the source changes, the table view gets one batch of deletions, insertions and
  /// moves, then the rows that have new content are reconfigured in place. A batch that UIKit is known
  /// to get wrong, or that would not add up, becomes a reload. Rows stay selected by identity.
  ///
  /// Animation, editing, swipe actions, menus, drag and drop, and reactions to taps stay the app's: a
  /// subclass adds the methods. Write each with its selector: Swift has not inferred it in every subclass,
  /// such as a generic one, and UIKit never calls a method of another name.
  ///
  /// ```swift
  /// final class PhotosAdapter: TableViewAdapter {
  ///   @objc(tableView:didSelectRowAtIndexPath:)
  ///   func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { … }
  /// }
  /// ```
  ///
  /// Everything happens on the main actor: change the source there, and not inside of the table view's
  /// own `performBatchUpdates`. A change that is made while a row is configured waits until the end of the
  /// turn, as UIKit lays out rows then.
  ///
  /// A subclass that overrides a method of the adapter calls `super`, or else the list hears of nothing.
  ///
  /// It is checked against a stand-in for UIKit, not on a device.
  @MainActor
  open class TableViewAdapter: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    /// The data source, which the adapter keeps alive.
    public let source: any UIKitTableDataSource
    /// The table view; nil after its end.
    public private(set) weak var tableView: UITableView?
    /// The animation of rows and sections that come and go; `.automatic` at first.
    ///
    /// With `.none`, UIKit still animates the rows that make room. `UIView.performWithoutAnimation`
    /// around the change of the source stops that too.
    public var animation = UITableView.RowAnimation.automatic

    let cells: AdaptedCells
    /// The coming change, between the two steps of its announcement.
    var announced: AnnouncedChange?
    /// True between the two steps: changes that are made meanwhile wait by themselves.
    var isChanging = false
    /// True if a section has heights of its own. Atomic, because `responds(to:)` belongs to no actor.
    private let givesHeights = Atomic(false)

    /// Creates an adapter, and makes it the data source and delegate of a table view.
    ///
    /// - Parameters:
    ///   - tableView: The table view. It does not keep the adapter alive.
    ///   - source: The data source, whose cells are `UITableViewCell`s.
    public init(_ tableView: UITableView, showing source: any UIKitTableDataSource) {
      self.source = source
      self.tableView = tableView
      cells = AdaptedCells(of: tableView, showing: source)
      super.init()
      givesHeights.store(source.hasHeights, ordering: .relaxed)
      tableView.dataSource = self
      tableView.delegate = self
      tableView.prefetchDataSource = self
      source.changeFeed?.attach(self)
    }

    /// Makes cells of a kind come from a nib; cells of other kinds are made by `init(style:reuseIdentifier:)`.
    ///
    /// Call it before the first row is shown. The kind is that of a `CellRegistration`.
    public func register(_ nib: UINib, for kind: CellKind) {
      cells.note(kind)
      tableView?.register(nib, forCellReuseIdentifier: kind.identifier)
    }

    /// Makes cells of a kind come from the prototype that the storyboard has under the kind's identifier.
    ///
    /// Call it before the first row is shown; the class would be registered in the prototype's place.
    public func usePrototype(for kind: CellKind) {
      cells.note(kind)
    }

    // MARK: Waiting

    /// Runs code of the source's in UIKit's layout. Changes that it makes wait until the end of the turn.
    func holdingChanges<Result>(_ body: () -> Result) -> Result {
      guard let feed = source.changeFeed else { return body() }
      feed.hold()
      let result = body()
      if feed.hasWaitingChanges, !isChanging {
        // The task keeps the feed, so that changes happen even if the adapter has ended.
        Task { feed.release() }
      } else {
        feed.release()
      }
      return result
    }

    // MARK: Heights

    /// Brings the table view's idea of this delegate up to date: it remembers which methods there are.
    ///
    /// - Returns: True if there are others than before.
    func updateHeights() -> Bool {
      let has = source.hasHeights
      guard givesHeights.exchange(has, ordering: .relaxed) != has else { return false }
      if let tableView, tableView.delegate === self {
        tableView.delegate = nil
        tableView.delegate = self
      }
      return true
    }

    /// Hides the methods of heights while all rows have the table view's own: where they exist, UIKit
    /// calls them for every row.
    open override func responds(to selector: Selector!) -> Bool {
      if selector == Selector(("tableView:heightForRowAtIndexPath:"))
        || selector == Selector(("tableView:estimatedHeightForRowAtIndexPath:"))
      {
        return givesHeights.load(ordering: .relaxed)
      }
      return super.responds(to: selector)
    }

    open func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      let row = TableIndexPath(indexPath)
      return holdingChanges { source.height(of: row, in: tableView) }
    }

    open func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      let row = TableIndexPath(indexPath)
      return holdingChanges { source.estimatedHeight(of: row, in: tableView) }
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      source.numberOfRows(inSection: section)
    }

    open func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      holdingChanges { cells.cell(at: TableIndexPath(indexPath)) }
    }

    open func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      title(ofSection: section, \.header)
    }

    open func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      title(ofSection: section, \.footer)
    }

    /// A title of a section; nil if it is gone already, as UIKit may ask when a batch begins.
    private func title(ofSection section: Int, _ title: KeyPath<SectionTraits, String?>) -> String?
    {
      section < source.numberOfSections ? source.traits(ofSection: section)[keyPath: title] : nil
    }

    // MARK: UITableViewDelegate

    open func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      holdingChanges { cells.beginDisplay(of: cell, at: TableIndexPath(indexPath)) }
    }

    open func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      holdingChanges { cells.endDisplay(of: cell) }
    }

    // MARK: UITableViewDataSourcePrefetching

    open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      let rows = indexPaths.map(TableIndexPath.init).filter(source.contains)
      holdingChanges { source.prefetcher?.prefetchRows(at: rows) }
    }

    open func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      let rows = indexPaths.map(TableIndexPath.init).filter(source.contains)
      holdingChanges { source.prefetcher?.cancelPrefetching(ofRowsAt: rows) }
    }
  }
#endif
