/// What a table is doing, so that code of the user's may be further up the stack.
enum TablePhase: CaseIterable {
  /// Nothing.
  case idle
  /// The body of a batch runs: the data source changes and the table is told how.
  case announcing
  /// The data source is read.
  case loading
  /// A layout pass shows rows and lets them go.
  case displaying
  /// The content is about to change: what vanishes ends its display.
  case telling
  /// Rows have ended their display, and the data source has yet to say that it has changed.
  case changing
  /// The content has changed: cells are told of their rows' states, the delegate of rows that are gone.
  case settling
}

/// What user code may ask of a table at any moment.
enum TableRequest: CaseIterable {
  /// Another place for the viewport.
  case scroll
  /// A layout pass, also by a question about what is visible.
  case layout
  /// The load that is due, also by a question about counts and places.
  case load
  /// Everything anew.
  case reload
  /// The performance of a batch whose body is over.
  case batch
  /// What a data source announces by itself.
  case change
}

/// When a table does what it is asked.
enum TableAnswer {
  case now
  /// When the phase is over: what the phase goes by must not change under it.
  case afterPhase
  /// Before the next layout pass shows anything.
  case nextPass
  /// Not again: it is being done. The data source was set once more meanwhile, so that the table was
  /// attached to it again and told twice.
  case already
  /// Not by itself. The data source broke its promise to hold its changes, and is read anew.
  case byReload
}

extension TablePhase {
  /// What may happen when: all that is decided about reentrant calls.
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
