/// The present work of a table, during which the user's code may be further up the stack.
enum TablePhase: CaseIterable {
  /// The table does nothing.
  case idle
  /// The body of a batch runs: the data source changes and the table is told how.
  case announcing
  /// Everything ends its display, and the data source is read.
  case loading
  /// A layout pass shows rows and hides them.
  case displaying
  /// The content changes: vanishing rows end their display, and the changed sections are read.
  case telling
  /// Rows have ended their display, and the data source has not yet announced that it has changed.
  case changing
  /// The content has changed: cells are told their rows' states, the delegate is told of rows that
  /// are gone.
  case settling
}

/// A request of user code to a table, at any moment.
enum TableRequest: CaseIterable {
  /// Another offset for the viewport.
  case scroll
  /// A layout pass, also by a question about visible rows.
  case layout
  /// The load that is due, also by a question about counts and places.
  case load
  /// A reload.
  case reload
  /// The performance of a batch whose body is over.
  case batch
  /// A change that the data source announces by itself.
  case change
}

/// The time at which a table fulfils a request.
enum TableAnswer {
  case now
  /// After the phase: the phase depends on things that must not change under it.
  case afterPhase
  /// Before the next layout pass shows anything.
  case nextPass
  /// Not at all, because it is being done.
  ///
  /// The data source was set once more meanwhile, so the table was attached to it again and told
  /// twice.
  case already
  /// By a reload: the data source broke its promise to hold its changes, and is read anew.
  case byReload
}

extension TablePhase {
  /// The answer to a request in this phase.
  ///
  /// A batch also waits behind one that waits, and a batch and a reload that meet become the reload: see
  /// the batches of ``TableView``.
  func answer(to request: TableRequest) -> TableAnswer {
    switch (request, self) {
    case (_, .idle): .now

    case (.scroll, .displaying): .afterPhase
    case (.scroll, .announcing), (.scroll, .loading), (.scroll, .telling), (.scroll, .changing),
      (.scroll, .settling):
      .now

    case (.layout, _), (.load, _), (.reload, _), (.batch, _): .nextPass

    case (.change, .announcing): .now
    case (.change, .telling), (.change, .changing), (.change, .settling): .already
    case (.change, .loading), (.change, .displaying): .byReload
    }
  }
}
