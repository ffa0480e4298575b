public import TableModels

// A replaced value may run any code as it ends, such as reading its successor: so it is taken out,
// and ends after its successor is set.

extension CommonDataSource {
  /// The heights of the rows, in points; the host's own height by default.
  ///
  /// Setting it makes hosts load again. Read when a host loads, and for the rows that come or change
  /// after that.
  public var rowHeights: RowHeights<Model> {
    get { listeners.heights }
    set {
      let old = exchange(&listeners.heights, with: newValue)
      commit(.reload, .none)
      withExtendedLifetime(old) {}
    }
  }

  /// A closure that returns the view above or below a section; nil for the host's own.
  public typealias SectionViewMaker = (_ section: TableSection<Model>) -> SectionView?

  /// The closure that gives a section a view above it, which is given the section; nil for views in
  /// which hosts show the titles.
  ///
  /// ```swift
  /// photos.headerView = { album in SectionView(album, with: albumHeader) }
  /// ```
  ///
  /// Setting it makes hosts load again. For a section without a title, too, the view is shown.
  public var headerView: SectionViewMaker? {
    get { listeners.headerView }
    set {
      let old = exchange(&listeners.headerView, with: newValue)
      commit(.reload, .none)
      withExtendedLifetime(old) {}
    }
  }

  /// The closure that gives a section a view below it, as ``headerView`` does above.
  public var footerView: SectionViewMaker? {
    get { listeners.footerView }
    set {
      let old = exchange(&listeners.footerView, with: newValue)
      commit(.reload, .none)
      withExtendedLifetime(old) {}
    }
  }

  /// A closure that is told of a row which comes on screen or leaves it: its cell, its model and
  /// its place.
  public typealias DisplayListener = (
    _ cell: Cell, _ model: Model, _ indexPath: TableIndexPath
  ) -> Void

  /// The closure that is called when a cell has been configured for a model and comes on screen.
  public var onWillDisplay: DisplayListener? {
    get { listeners.willDisplay }
    set {
      let old = exchange(&listeners.willDisplay, with: newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// The closure that is called when a cell has left the screen, with the model that it showed
  /// last.
  ///
  /// For a row that came on screen before this was set, it is the present model of the row.
  public var onDidEndDisplaying: DisplayListener? {
    get { listeners.didEndDisplaying }
    set {
      let old = exchange(&listeners.didEndDisplaying, with: newValue)
      let forgotten = newValue == nil ? exchange(&displayed, with: DisplayedModels()) : nil
      withExtendedLifetime((old, forgotten)) {}
    }
  }

  /// A closure that is told of rows which are expected on screen: their models and their places.
  public typealias PrefetchListener = (_ models: [Model], _ indexPaths: [TableIndexPath]) -> Void

  /// The closure that is called with rows that are likely to come on screen soon, the nearest
  /// first.
  ///
  /// Each row is named once, until it comes or is cancelled.
  public var onPrefetch: PrefetchListener? {
    get { listeners.prefetch }
    set {
      let old = exchange(&listeners.prefetch, with: newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// The closure that is called with rows that were asked for and are no longer expected on screen.
  public var onCancelPrefetch: PrefetchListener? {
    get { listeners.cancelPrefetch }
    set {
      let old = exchange(&listeners.cancelPrefetch, with: newValue)
      withExtendedLifetime(old) {}
    }
  }
}
