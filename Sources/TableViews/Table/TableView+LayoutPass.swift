import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Brings the shown items into line with the viewport: hides those that left, then shows those
  /// that came.
  ///
  /// A table that refused a wrong batch keeps its items: its data source would answer for another
  /// content.
  final func performLayoutPass() {
    guard isInStep else { return }
    guard let dataSource = content.dataSource else {
      loadWhatIsThere()
      return work.enter(.displaying) { showNothing() }
    }
    let feed = dataSource.changeFeed
    // Keeps the data source alive to the end of the pass, in which user code may release it.
    var pass = DisplayPass(of: self, dataSource: consume dataSource)
    feed?.hold()
    work.enter(.displaying) { show(in: &pass) }
    if let redirection = viewport.takeRedirection() { scroll(to: redirection) }
    // Changes that waited for the end of the pass happen now, and want another pass.
    feed?.release()
  }

  @inline(never)  // apart, so that nothing but the flag is read of the content
  private var isInStep: Bool { content.isInStep }

  /// Hides everything: there is no data source, or it has ended.
  private func showNothing() {
    work.beginPass()
    viewport.beginPass(height: viewportHeight)
    settle(moveViewport())
    viewport.endPass()
  }

  @inline(never)  // apart, so that the viewport is not copied
  private func show(in pass: inout DisplayPass) {
    work.beginPass()
    viewport.beginPass(height: viewportHeight)
    let visible = content.dependsOnWidth ? showForWidth(in: &pass) : showKnown(in: &pass)
    settle(visible)
    prefetching.ask(
      beyond: visible.positions, by: viewport.takeTravel(), of: self, from: pass.dataSource)
    viewport.endPass()
  }

  /// Shows the visible things if all heights are known.
  private func showKnown(in pass: inout DisplayPass) -> VisibleContent {
    let visible = moveViewport()
    stage.show(visible, in: content.geometry, &pass)
    return visible
  }

  @inline(never)  // apart, so that a pass over known heights copies nothing for it
  private func showForWidth(in pass: inout DisplayPass) -> VisibleContent {
    if let width = content.titleWidth, width != bounds.width { measureTitles(of: pass.dataSource) }
    return content.isMeasured ? showMeasured(in: &pass) : showKnown(in: &pass)
  }

  /// Moves the viewport to its anchor.
  ///
  /// - Returns: The content of the viewport there.
  private func moveViewport() -> VisibleContent {
    let (geometry, height) = (content.geometry, viewportHeight)
    let top = viewport.offset(in: geometry, height: height)
    boundsOrigin.y = top.points
    return VisibleContent(of: geometry, from: top, height: height)
  }

  /// Notes the results of a pass.
  private func settle(_ visible: VisibleContent) {
    stage.fitContentView(
      LayoutSize(width: bounds.width, height: content.geometry.height.points))
    stage.adoptViews()
    if emptyView != nil { placeEmptyView() }
    checkInvariants(visible)
    guard !work.isPassOver else { return }
    viewport.comeToRest(
      at: visible.top, showsSomething: !stage.items.isEmpty, in: content.geometry,
      height: viewportHeight)
  }
}

// MARK: Measured headers and footers

extension TableView {
  /// Measures all headers and footers for the present width; visible things stay still.
  private func measureTitles(of dataSource: any TableViewDataSource) {
    let reader = TitleReader(settings: content.settings, width: bounds.width, queue: reuseQueue)
    let titles = content.titles.indices.map { section in
      reader.titles(of: dataSource.traits(ofSection: section), section: section)
    }
    guard let same = CheckedUpdates(TableUpdates(), sections: titles.count) else { return }
    viewport.follow(same.map, in: content.geometry, height: viewportHeight)
    content.replaceTitles(by: titles, width: reader.measuredWidth)
    stage.noteGaps()
  }
}

// MARK: Measured rows

extension TableView {
  /// Shows the visible things if rows are measured.
  ///
  /// The first round puts everything where the anchor wants it, perhaps beyond the ends of the
  /// content: things shown there stay visible, because the content can only move towards them when
  /// the ends are known. Further rounds put the viewport within the content. The rounds end,
  /// because each but two measures an unmeasured row.
  ///
  /// - Returns: The visible content.
  private func showMeasured(in pass: inout DisplayPass) -> VisibleContent {
    forgetHeightsOfOtherWidth()
    var newItem: NewItem?
    var isWantedSettled = false
    while !pass.isOver {
      let round = showRound(goingBeyond: !isWantedSettled, &newItem, in: &pass)
      if round.foundNews { continue }
      isWantedSettled = true
      if round.isWithinContent { break }
    }
    if let newItem = newItem.take() { stage.discard(newItem) }
    let visible = moveViewport()
    stage.settleHeader(visible.sticky)
    stage.place(in: content.geometry, width: bounds.width)
    stage.showStickyHeader(visible.sticky, in: content.geometry, &pass)
    if pass.isOver {
      stage.noteGaps()
    } else {
      stage.settle()
      content.rememberFirst(firstVisible(in: pass.dataSource))
    }
    return visible
  }

  /// Shows one round.
  ///
  /// - Returns: True if cells gave other heights than were known, and true if the viewport was at a
  ///   position where it can stay.
  private func showRound(
    goingBeyond goesBeyond: Bool, _ newItem: inout NewItem?, in pass: inout DisplayPass
  ) -> (foundNews: Bool, isWithinContent: Bool) {
    let visible = moveViewport()
    stage.settleHeader(visible.sticky)
    let (measured, isWithinContent) = walk(visible, goingBeyond: goesBeyond, &newItem, in: &pass)
    content.note(measured)
    return (measured.contains(where: \.isNews), isWithinContent)
  }

  /// Performs the walk. A function of its own: the round must release its content before that is
  /// changed.
  private func walk(
    _ visible: VisibleContent, goingBeyond goesBeyond: Bool, _ newItem: inout NewItem?,
    in pass: inout DisplayPass
  ) -> ([MeasuringWalk.MeasuredRow], isWithinContent: Bool) {
    var walk = MeasuringWalk(
      on: stage, over: content, heldBy: viewport.anchor, height: viewportHeight,
      newItem: newItem.take())
    walk.show(visible, goingBeyond: goesBeyond, in: &pass)
    newItem = walk.takeNewItem()
    viewport.hold(walk.anchor)
    return (walk.measured, walk.isWithinContent)
  }

  private func firstVisible(
    in dataSource: any TableViewDataSource
  ) -> (identity: RowIdentity, below: LayoutUnit)? {
    guard let item = stage.items.first(where: \.isRow), let view = item.view,
      let identity = dataSource.identity(at: item.position.indexPath)
    else { return nil }
    let below = LayoutUnit(points: view.frame.minY) - LayoutUnit(points: boundsOrigin.y)
    return (identity: identity, below: below)
  }

  private func forgetHeightsOfOtherWidth() {
    guard content.remembered.width != bounds.width else { return }
    // A thing without height in one width may have a height in another, and is above the anchored
    // thing.
    viewport.hold(
      viewport.anchor.settled(
        over: stage.items, in: content.geometry, height: viewportHeight,
        wantsMeasuring: content.wantsMeasuring))
    content.forgetMeasuring(forWidth: bounds.width)
  }
}

extension RowStage {
  /// Moves the shown views to their positions in a geometry.
  fileprivate func place(in geometry: TableGeometry, width: Double) {
    for item in items {
      let (top, height) = geometry.extent(of: item.position)
      item.view?.setCheckedFrame(
        LayoutRect(x: 0, y: top.points, width: width, height: height.points))
    }
  }
}
