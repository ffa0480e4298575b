import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Reads the data source again, as if it were new.
  ///
  /// The display of all rows ends now, and the next layout pass shows them again.
  ///
  /// The rows are then shown like new ones, in any idle cells. To have rows keep their cells, apply
  /// a snapshot to a `CommonDataSource`, or announce the changes.
  ///
  /// During a layout pass the reload ends the pass: no more rows are shown until the next one.
  ///
  /// The offset stays as it is. If rows are measured and their models have identity, the first
  /// visible row stays still instead.
  ///
  /// - Complexity: O(*s*) in the number of sections, O(*n*) in the number of rows with heights of
  ///   their own.
  public final func reloadData() {
    setNeedsReload()
    if answer(to: .reload) == .now { loadIfDue() } else { work.breakPassOff() }
  }

  final func setNeedsReload() {
    work.setNeedsLoad()
    setNeedsLayout()
  }

  /// Loads for a question, even if the data source has ended; unless that has to wait.
  final func loadWhatIsThere() {
    guard answer(to: .load) == .now else { return }
    noteEndedDataSource()
    loadIfDue()
  }

  /// Loads for a command or a pass, unless that has to wait.
  final func loadIfDue() {
    if work.needsLoad, answer(to: .load) == .now { load() }
  }

  /// Notes that the data source has ended, so that the table shows nothing and has the reason in
  /// its diagnostics.
  final func noteEndedDataSource() {
    guard expectsDataSource, dataSource == nil else { return }
    log.append(.dataSourceDeallocated)
    expectsDataSource = false
    setNeedsReload()
  }

  private func load() {
    work.beginLoad()
    let loaded = content.dataSource
    let feeds = [loaded?.changeFeed, dataSource?.changeFeed]
    for feed in feeds { feed?.hold() }
    work.enter(.loading) { load(insteadOf: loaded) }
    for feed in feeds { feed?.release() }
  }

  private func load(insteadOf loaded: (any TableViewDataSource)?) {
    hideItems { _ in true }
    let dataSource = dataSource
    let isSameSource = loaded === dataSource
    // Another data source may pass on the feed of the one that was loaded.
    let feed = loaded?.changeFeed
    if feed !== dataSource?.changeFeed { feed?.detach(host) }
    let known =
      isSameSource && content.remembered.width == bounds.width
      ? content.remembered : RememberedRows(width: bounds.width)
    var read =
      dataSource.map {
        ContentReader(
          dataSource: $0, settings: settings, width: bounds.width, remembered: known,
          queue: reuseQueue
        ).content()
      } ?? LoadedContent()
    read.remember(known)
    if !read.isMeasured { read.rememberFirst(nil) }
    let held = viewport.heldBeyondReload(
      first: content.remembered.first, in: content.geometry, height: viewportHeight)
    viewport.followReload(in: content.geometry, height: viewportHeight)
    content = read
    stage.witness(dataSource)
    if let anchor = held.flatMap({ found($0, isSameSource: isSameSource) }) {
      viewport.hold(anchor)
    }
    prefetching.cancelAll(of: self, loadedFrom: loaded)
    markedRows.followReload(isSameSource: isSameSource, of: self)
    report(.load(rowsInSections: content.counts))
  }

  /// The anchor before a reload, if its row still exists.
  ///
  /// - Parameters:
  ///   - held: The anchored row.
  ///   - isSameSource: True if the data source is the one that was loaded before.
  private func found(_ held: HeldBeyondReload, isSameSource: Bool) -> ContentAnchor? {
    switch held {
    case .scroll(let target, let place, let start):
      return targetBeyondReload(target, isSameSource: isSameSource).map {
        .scroll($0, place, from: .offset(start))
      }
    case .first(let identity, let below):
      guard case .offset = viewport.anchor, isSameSource, content.isMeasured,
        let row = content.dataSource?.indexPath(ofRowWith: identity), content.contains(row)
      else { return nil }
      return .item(.row(row), below: below)
    }
  }

  private func targetBeyondReload(_ target: ScrollTarget, isSameSource: Bool) -> ScrollTarget? {
    guard target.position.item >= 0 else {
      let isThere = content.geometry.sections.indices.contains(target.position.section)
      return isSameSource && isThere ? target : nil
    }
    let mark = RowMark(indexPath: target.position.indexPath, identity: target.identity)
    let follower = content.followerThroughReload([mark], isSameSource: isSameSource)
    guard let row = follower.follow(mark) else { return nil }
    return ScrollTarget(position: .row(row.indexPath), identity: row.identity)
  }
}
