import TableModels
import TableSources

// Of the stage and not of its pass, because a call would copy the pass.

extension RowStage {
  /// The view that was shown in a slot; traps if the view does not fit.
  @inline(never)
  func fittingView(
    _ shown: consuming AnyObject?, at position: ContentPosition, isRow: Bool, of table: TableView
  ) -> TableReusableView {
    guard let shown else {
      fatalError(
        "Nothing was shown for \(position.name(in: table)); "
          + (table.content.unannouncedChange(ofSection: position.section)
            ?? "show a model or a cell in the slot")
      )
    }
    guard isRow ? shown is TableViewCell : shown is TableReusableView else {
      let needed = isRow ? "TableViewCell" : "TableReusableView"
      fatalError(
        "A \(type(of: shown)) was shown for \(position.name(in: table)), where a table needs a \(needed)"
      )
    }
    // Safe: a `TableViewCell` is a `TableReusableView`, and the view is one or the other.
    return unsafeDowncast(shown, to: TableReusableView.self)
  }

  /// The ticket of the view that was shown in a slot, or a new one for a cell that was shown by
  /// hand.
  @inline(__always)
  func settledTicket(
    _ ticket: CellTicket, of view: TableReusableView, at position: ContentPosition,
    of table: TableView
  ) -> CellTicket {
    ticket != .none ? ticket : ticketByHand(of: view, at: position, of: table)
  }

  /// The ticket of a cell that the table's queue did not make; traps if it is in this table or
  /// another view already.
  private func ticketByHand(
    of view: TableReusableView, at position: ContentPosition, of table: TableView
  ) -> CellTicket {
    let ticket = queue.ticket(ofCellByHand: view)
    guard ticket == .none else { return ticket }
    guard !isOnShow(view) else {
      fatalError(
        "The \(type(of: view)) that was shown for \(position.name(in: table)) is on show already; a cell "
          + "shows one row at a time")
    }
    return ticket
  }
}

extension LoadedContent {
  /// The change of a section that a data source did not announce, if there is one.
  fileprivate func unannouncedChange(ofSection section: Int) -> String? {
    guard let counts = dataSource?.counts else { return nil }
    let loaded = self.counts[section]
    let now = counts.indices.contains(section) ? counts[section] : nil
    guard now != loaded else { return nil }
    return "the table loaded \(loaded) rows in section \(section), and the data source has "
      + (now.map(String.init) ?? "no such section") + " now: announce changes, or call reloadData()"
  }
}

extension ContentPosition {
  fileprivate func name(in table: TableView) -> String { place(in: table.content.geometry) }

  /// The name of the thing at this position, for a message.
  func place(in geometry: TableGeometry) -> String {
    switch geometry.part(at: self) {
    case .header: "the header of section \(section)"
    case .row: "the row \(indexPath)"
    case .footer: "the footer of section \(section)"
    }
  }
}
