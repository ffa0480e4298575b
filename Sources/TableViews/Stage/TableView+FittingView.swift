import TableModels
import TableSources

// Of the table and not of its pass, because a call would copy the pass.

extension TableView {
  /// The view that was shown in a slot; traps if the view does not fit.
  final func fittingView(
    _ shown: consuming AnyObject?, at position: ContentPosition, isRow: Bool
  ) -> TableReusableView {
    guard let shown else {
      fatalError(
        "Nothing was shown for \(name(of: position)); "
          + (unannouncedChange(ofSection: position.section) ?? "show a model or a cell in the slot")
      )
    }
    guard isRow ? shown is TableViewCell : shown is TableReusableView else {
      let needed = isRow ? "TableViewCell" : "TableReusableView"
      fatalError(
        "A \(type(of: shown)) was shown for \(name(of: position)), where a table needs a \(needed)"
      )
    }
    // Safe: a `TableViewCell` is a `TableReusableView`, and the view is one or the other.
    return unsafeDowncast(shown, to: TableReusableView.self)
  }

  /// The ticket of the view that was shown in a slot, or a new one for a cell that was shown by
  /// hand.
  @inline(__always)
  final func settledTicket(
    _ ticket: CellTicket, of view: TableReusableView, at position: ContentPosition
  ) -> CellTicket {
    ticket != .none ? ticket : ticketByHand(of: view, at: position)
  }

  /// The ticket of a cell that the table's queue did not make; traps if it is in this table or
  /// another view already.
  private func ticketByHand(
    of view: TableReusableView, at position: ContentPosition
  ) -> CellTicket {
    let ticket = reuseQueue.ticket(ofCellByHand: view)
    guard ticket == .none else { return ticket }
    guard !stage.isOnShow(view) else {
      fatalError(
        "The \(type(of: view)) that was shown for \(name(of: position)) is on show already; a cell "
          + "shows one row at a time")
    }
    return ticket
  }

  /// The change of a section that a data source did not announce, if there is one.
  private func unannouncedChange(ofSection section: Int) -> String? {
    guard let counts = content.dataSource?.counts else { return nil }
    let loaded = content.counts[section]
    let now = counts.indices.contains(section) ? counts[section] : nil
    guard now != loaded else { return nil }
    return "the table loaded \(loaded) rows in section \(section), and the data source has "
      + (now.map(String.init) ?? "no such section") + " now: announce changes, or call reloadData()"
  }

  private func name(of position: ContentPosition) -> String {
    position.place(in: content.geometry)
  }
}

extension ContentPosition {
  /// The name of the thing at this position, for a message.
  func place(in geometry: TableGeometry) -> String {
    switch geometry.part(at: self) {
    case .header: "the header of section \(section)"
    case .row: "the row \(indexPath)"
    case .footer: "the footer of section \(section)"
    }
  }
}
