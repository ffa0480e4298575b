public import TableModels

/// Data sources of different cells and models as the sections of one table.
///
/// ```swift
/// let page = SectionedDataSource(banners, photos, settings)
/// ```
///
/// The children follow each other, each with all of its sections. A child gets its own index paths,
/// counted from its own first section. It may change by itself; the hosts are told the places in
/// the whole. The source keeps its children alive.
///
/// Two children share cells if they use one cell identifier for one class, which is the default. A
/// `cellIdentifier` of its own keeps the cells of a child apart.
public final class SectionedDataSource<Child>: TableDataSource {
  /// The data sources, in the order of their sections.
  public let children: [Child]

  let sources: [any TableDataSource]
  // Unchecked exclusivity: asked for each row. Plain values, so no user code runs inside of an
  // access: the children are asked before their answers are stored.

  /// The first section of each child, and the number of all sections.
  @exclusivity(unchecked) private var starts: [Int] = []
  /// The child that was asked last: the next row is likely its own too.
  @exclusivity(unchecked) private var lastChild = 0
  private let feed: ChangeFeed
  /// The feeds of the children; nil for those whose changes somebody else announces.
  private let childFeeds: [ChangeFeed?]
  /// The child that is changing, while the others wait.
  private var changingChild: Int?
  /// The hosts that listen to the children.
  private var listeners: [ForwardingHost] = []

  /// Creates the source. Only if all children are `TableDataSource`s, which the public initializers
  /// ensure.
  package init(children: [Child], sources: [any TableDataSource]) {
    self.children = children
    self.sources = sources
    childFeeds = sources.map(\.changeFeed)
    let feeds = childFeeds.compactMap(\.self)
    feed = ChangeFeed(of: SectionedDataSource.self, over: feeds)
    guard Set(sources.map(ObjectIdentifier.init)).count == sources.count else {
      fatalError("A data source is a child twice, and could not say which of the two changes")
    }
    guard Set(feeds.map(ObjectIdentifier.init)).count == feeds.count else {
      fatalError("Two children have one change feed, and could not say which of the two changes")
    }
    countSections()
    listenToChildren()
  }

  private func listenToChildren() {
    listeners = sources.indices.map { child in
      ForwardingHost(
        willChange: { [weak self] in self?.childWillChange(child, by: $0) },
        didChange: { [weak self] in self?.childDidChange(child, by: $0) })
    }
    for (feed, listener) in zip(childFeeds, listeners) { feed?.attach(listener) }
  }

  /// Holds the other children, so that nothing else happens between the two steps of a change.
  private func childWillChange(_ child: Int, by change: TableChange) {
    changingChild = child
    for other in sources.indices where other != child { childFeeds[other]?.hold() }
    feed.willChange(by: change.shifted(bySections: starts[child]))
  }

  private func childDidChange(_ child: Int, by change: TableChange) {
    countSections()
    feed.didChange(by: change.shifted(bySections: starts[child]))
    releaseOtherChildren()
  }

  private func releaseOtherChildren() {
    guard let child = changingChild else { return }
    changingChild = nil
    for other in sources.indices where other != child { childFeeds[other]?.release() }
  }

  private func countSections() {
    var total = 0
    var starts = sources.map { source in
      defer { total += source.numberOfSections }
      return total
    }
    starts.append(total)
    self.starts = starts
  }

  deinit {
    for (feed, listener) in zip(childFeeds, listeners) { feed?.detach(listener) }
    releaseOtherChildren()
  }

  /// The child that a section belongs to, and the section's number there.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(1) for the child that was asked last, O(*c*) in the number of children for
  ///   another.
  public func child(ofSection section: Int) -> (index: Int, section: Int) {
    if section >= starts[lastChild], section < starts[lastChild + 1] {
      return (lastChild, section - starts[lastChild])
    }
    guard section >= 0, section < starts[sources.count] else {
      trapSectionOutOfBounds(section, count: starts[sources.count])
    }
    lastChild = starts.firstIndex { $0 > section }.map { $0 - 1 } ?? 0
    return (lastChild, section - starts[lastChild])
  }
}

extension SectionedDataSource {
  /// The number of the first section of a child in the whole.
  func firstSection(ofChild child: Int) -> Int { starts[child] }

  /// The place in the whole of a row of a child.
  func indexPath(of indexPath: TableIndexPath, inChild child: Int) -> TableIndexPath {
    TableIndexPath(section: starts[child] + indexPath.section, row: indexPath.row)
  }
}

extension SectionedDataSource {
  /// Creates a source of the children's sections, for children of a protocol that refines
  /// `TableDataSource`.
  ///
  /// It is for hosts of other kinds of cells, which have such a protocol:
  ///
  /// ```swift
  /// let page = SectionedDataSource<any WindowDataSource>([photos, settings], asSources: { $0 })
  /// ```
  ///
  /// - Parameters:
  ///   - children: The data sources, in the order of their sections.
  ///   - asSource: Returns a child as the data source that it is.
  public convenience init(
    _ children: [Child], asSources asSource: (_ child: Child) -> any TableDataSource
  ) {
    self.init(children: children, sources: children.map(asSource))
  }
}

extension SectionedDataSource where Child == any TableDataSource {
  /// Creates a source of the children's sections, one child after the other.
  public convenience init(_ children: any TableDataSource...) {
    self.init(children)
  }

  /// Creates a source of the children's sections, one child after the other.
  public convenience init(_ children: [any TableDataSource]) {
    self.init(children: children, sources: children)
  }
}

extension SectionedDataSource {
  /// The number of sections of all children, counted anew each time that a host loads.
  ///
  /// - Complexity: O(*c*) in the number of children.
  public var numberOfSections: Int {
    countSections()
    return starts[sources.count]
  }

  public func numberOfRows(inSection section: Int) -> Int {
    let (child, section) = child(ofSection: section)
    return sources[child].numberOfRows(inSection: section)
  }

  public func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    let (child, section) = child(ofSection: indexPath.section)
    sources[child].show(&slot, at: TableIndexPath(section: section, row: indexPath.row))
  }

  public func traits(ofSection section: Int) -> SectionTraits {
    let (child, section) = child(ofSection: section)
    return sources[child].traits(ofSection: section)
  }

  /// The feed that tells hosts of the changes of the children.
  ///
  /// A hold on it holds the changes of all children, which then happen one child after the other.
  public var changeFeed: ChangeFeed? { feed }
}

extension SectionedDataSource: DisplayObserver {
  /// The data source itself, if a child has an observer.
  public var displayObserver: (any DisplayObserver)? {
    sources.contains { $0.displayObserver != nil } ? self : nil
  }

  public func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) {
    let (child, section) = child(ofSection: indexPath.section)
    sources[child].displayObserver?.willDisplay(
      cell, at: TableIndexPath(section: section, row: indexPath.row))
  }

  public func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) {
    let (child, section) = child(ofSection: indexPath.section)
    sources[child].displayObserver?.didEndDisplaying(
      cell, at: TableIndexPath(section: section, row: indexPath.row))
  }
}
