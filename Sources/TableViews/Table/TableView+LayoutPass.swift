import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Brings what is on show into line with the viewport: lets go what left, then shows what came.
  ///
  /// A table that refused a wrong batch keeps what it has: its data source would answer for another
  /// content.
  final func performLayoutPass() {
    guard isInStep else { return }
    guard let dataSource = content.dataSource else {
      loadWhatIsThere()
      return work.enter(.displaying) { showNothing() }
    }
    // Holds the data source to the end of the pass, in which user code may let go of it.
    var pass = DisplayPass(of: self, dataSource: consume dataSource)
    let feed = pass.dataSource.changeFeed
    feed?.hold()
    work.enter(.displaying) { show(in: &pass) }
    if let redirection = viewport.takeRedirection() { scroll(to: redirection) }
    // What waited for the end of the pass happens now, and wants another one.
    feed?.release()
  }

  @inline(never)  // apart, so that nothing but the flag is read of the content
  private var isInStep: Bool { content.isInStep }

  /// There is no data source, or there is none any more.
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
    let visible = content.isMeasured ? showMeasured(in: &pass) : showKnown(in: &pass)
    settle(visible)
    prefetch(beyond: visible.positions, from: pass.dataSource)
    viewport.endPass()
  }

  private func showKnown(in pass: inout DisplayPass) -> VisibleContent {
    let visible = moveViewport()
    stage.show(visible, in: content.geometry, &pass)
    return visible
  }

  /// Puts the viewport to where it is held.
  ///
  /// - Returns: What it shows there.
  private func moveViewport() -> VisibleContent {
    let top = offset
    boundsOrigin.y = top.points
    return VisibleContent(of: content.geometry, from: top, height: viewportHeight)
  }

  /// Takes note of what a pass has done.
  private func settle(_ visible: VisibleContent) {
    stage.fitContentView(
      LayoutSize(width: bounds.width, height: content.geometry.height.points))
    stage.adoptViews()
    checkMarkInvariants()
    guard !work.isPassOver else { return }
    checkInvariants(visible)
    viewport.comeToRest(
      at: visible.top, showsSomething: !stage.items.isEmpty, in: content.geometry,
      height: viewportHeight)
  }
}

// MARK: Measured rows

extension TableView {
  /// Shows what is visible where rows are measured.
  ///
  /// First with everything where the anchor wants it, beyond the ends of the content perhaps: what comes
  /// on show there stays visible, because the content can only move towards it when the ends are known.
  /// Then with the viewport within the content. Ends, because each round but two measures a row that
  /// was not measured.
  ///
  /// - Returns: What is visible.
  @inline(never)  // apart, so that a pass over known heights copies nothing for it
  private func showMeasured(in pass: inout DisplayPass) -> VisibleContent {
    forgetHeightsOfOtherWidth()
    var draft: Draft?
    var isWantedSettled = false
    while !pass.isOver {
      let round = showRound(goingBeyond: !isWantedSettled, &draft, in: &pass)
      if round.foundNews { continue }
      isWantedSettled = true
      if round.isWithinContent { break }
    }
    if let draft = draft.take() { stage.discard(draft) }
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

  /// - Returns: Whether cells said other heights than were known, and whether the viewport was where it
  ///   can stay.
  private func showRound(
    goingBeyond goesBeyond: Bool, _ draft: inout Draft?, in pass: inout DisplayPass
  ) -> (foundNews: Bool, isWithinContent: Bool) {
    let visible = moveViewport()
    stage.settleHeader(visible.sticky)
    let (measured, isWithinContent) = walk(visible, goingBeyond: goesBeyond, &draft, in: &pass)
    content.note(measured)
    return (measured.contains(where: \.isNews), isWithinContent)
  }

  /// A function of its own: what the round knows must be let go of before it is changed.
  private func walk(
    _ visible: VisibleContent, goingBeyond goesBeyond: Bool, _ draft: inout Draft?,
    in pass: inout DisplayPass
  ) -> ([MeasuringWalk.MeasuredRow], isWithinContent: Bool) {
    var walk = MeasuringWalk(
      on: stage, over: content, heldBy: viewport.anchor, height: viewportHeight,
      draft: draft.take())
    walk.show(visible, goingBeyond: goesBeyond, in: &pass)
    draft = walk.takeDraft()
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
    // What has no height in one width may have one in another, and is above what is held.
    viewport.hold(
      viewport.anchor.settled(
        over: stage.items, in: content.geometry, height: viewportHeight,
        wantsMeasuring: content.wantsMeasuring))
    content.forgetMeasuring(forWidth: bounds.width)
  }
}

extension RowStage {
  /// Puts what is on show to where a geometry has it.
  fileprivate func place(in geometry: TableGeometry, width: Double) {
    for item in items {
      let (top, height) = geometry.extent(of: item.position)
      item.view?.setCheckedFrame(
        LayoutRect(x: 0, y: top.points, width: width, height: height.points))
    }
  }
}
