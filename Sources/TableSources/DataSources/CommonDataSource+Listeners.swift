public import TableModels

// What is replaced may run any code as it ends, such as reading its successor: so it is taken out, and
// ends when its successor is in place.

extension CommonDataSource {
  /// How high the rows are, in points; as high as the host's rows by default.
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

  /// What is told of a row that comes on screen or leaves it: its cell, its model, and where it is.
  public typealias DisplayListener = (
    _ cell: Cell, _ model: Model, _ indexPath: TableIndexPath
  ) -> Void

  /// Called when a cell has been configured for a model and comes on screen.
  public var onWillDisplay: DisplayListener? {
    get { listeners.willDisplay }
    set {
      let old = exchange(&listeners.willDisplay, with: newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// Called when a cell has left the screen, with the model that it showed last.
  ///
  /// Of a row that came on screen before this was set, with the model that the row has now.
  public var onDidEndDisplaying: DisplayListener? {
    get { listeners.didEndDisplaying }
    set {
      let old = exchange(&listeners.didEndDisplaying, with: newValue)
      let forgotten = newValue == nil ? exchange(&displayed, with: DisplayedModels()) : nil
      withExtendedLifetime((old, forgotten)) {}
    }
  }

  /// What is told of rows that are expected on screen: their models, and where they are.
  public typealias PrefetchListener = (_ models: [Model], _ indexPaths: [TableIndexPath]) -> Void

  /// Called with rows that are likely to come on screen soon, the nearest first: each once, until it
  /// comes or is cancelled.
  public var onPrefetch: PrefetchListener? {
    get { listeners.prefetch }
    set {
      let old = exchange(&listeners.prefetch, with: newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// Called with rows that were asked for and are no longer expected on screen.
  public var onCancelPrefetch: PrefetchListener? {
    get { listeners.cancelPrefetch }
    set {
      let old = exchange(&listeners.cancelPrefetch, with: newValue)
      withExtendedLifetime(old) {}
    }
  }
}
