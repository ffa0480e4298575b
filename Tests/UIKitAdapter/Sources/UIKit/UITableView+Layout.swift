// This is not UIKit.

extension UITableView {
  /// Lays out the visible rows: UIKit does so before it draws a frame.
  public func layoutIfNeeded() {
    guard !isLayingOut else { return }
    isLayingOut = true
    layouts += 1
    needsLayout = false
    let visible = visiblePlaces()
    hide(placesBeside: Set(visible))
    if !endsDisplaysLate { tellOfLeaving() }
    for place in visible where shown[place] == nil { show(place) }
    tellOfLeaving()
    prepare(after: visible.last)
    isLayingOut = false
    expect(after: visible)
  }

  private func visiblePlaces() -> [IndexPath] {
    var top: CGFloat = 0
    var visible: [IndexPath] = []
    let (start, end) = (contentOffset.y, contentOffset.y + frame.size.height)
    for (section, count) in loadedCounts.enumerated() {
      for row in 0..<count {
        let place = IndexPath(row: row, section: section)
        let bottom = top + height(at: place)
        if bottom > start, top < end, bottom > top { visible.append(place) }
        top = bottom
      }
    }
    return visible
  }

  func height(at place: IndexPath) -> CGFloat {
    var height = rowHeight
    if asksForHeights, let delegate { height = delegate.tableView(self, heightForRowAt: place) }
    guard height == UITableView.automaticDimension else { return height }
    if asksForEstimates, let delegate {
      height = delegate.tableView(self, estimatedHeightForRowAt: place)
      guard height == UITableView.automaticDimension || height > 1 else {
        die("the estimated height of the row \(place) is \(height)")
      }
    }
    return height == UITableView.automaticDimension ? 44 : height
  }

  private func hide(placesBeside visible: Set<IndexPath>) {
    for (place, cell) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(place) {
      shown[place] = nil
      leaving.append((cell, place))
      if endsDisplaysLate { enqueue(cell) }
    }
  }

  private func show(_ place: IndexPath) {
    let cell = prepared.removeValue(forKey: place) ?? cell(at: place)
    shown[place] = cell
    cell.isSelected = selected.contains(place)
    delegate?.tableView(self, willDisplay: cell, forRowAt: place)
  }

  func tellOfLeaving() {
    let left = leaving
    leaving = []
    for (cell, place) in left {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place)
      let isIdle = pool.values.joined().contains { $0 === cell }
      let isShown = shown.values.contains { $0 === cell }
      let isPrepared = prepared.values.contains { $0 === cell }
      if !isIdle, !isShown, !isPrepared { enqueue(cell) }
    }
  }

  private func nextPlace(after place: IndexPath) -> IndexPath? {
    if place.row + 1 < loadedCounts[place.section] {
      return IndexPath(row: place.row + 1, section: place.section)
    }
    let section = loadedCounts[(place.section + 1)...].firstIndex { $0 > 0 }
    return section.map { IndexPath(row: 0, section: $0) }
  }

  private func prepare(after last: IndexPath?) {
    for (place, cell) in prepared where place != last.flatMap(nextPlace) {
      prepared[place] = nil
      enqueue(cell)
    }
    guard preparesCells, let place = last.flatMap(nextPlace), prepared[place] == nil else { return }
    prepared[place] = cell(at: place)
  }

  /// Names the two rows after the visible ones as expected, and those of before that are not.
  private func expect(after visible: [IndexPath]) {
    guard let prefetcher = prefetchDataSource else { return }
    var coming: [IndexPath] = []
    var last = visible.last
    while coming.count < 2, let next = last.flatMap(nextPlace) {
      coming.append(next)
      last = next
    }
    let new = coming.filter { !expected.contains($0) }
    let cancelled = expected.subtracting(coming).subtracting(visible).sorted()
    expected = Set(coming)
    if !new.isEmpty { prefetcher.tableView(self, prefetchRowsAt: new) }
    if !cancelled.isEmpty { prefetcher.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
  }
}
