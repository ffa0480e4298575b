import Tables

/// A request of user code to its table and its data source, at any moment.
enum ReentrantRequest: CaseIterable {
  case insertFirst, removeFirst, removeLast, moveLastToFront, replaceFirst
  case insertSection, removeSection, applyShorter, replaceAll, reload
  case scrollToTop, scrollDown, scrollToEnd, scrollBy, scrollToLastRow
  case tapFirst, selectLast, pressDown
  case setSameSource, dropAndSetSource, setOtherSource
  case resize, changeStyle, layOut, draw, ask

  /// True if the rows are others afterwards.
  var isEdit: Bool {
    switch self {
    case .insertFirst, .removeFirst, .removeLast, .moveLastToFront, .replaceFirst, .insertSection,
      .removeSection, .applyShorter, .replaceAll, .reload, .setSameSource, .dropAndSetSource,
      .setOtherSource, .resize, .changeStyle:
      true
    case .scrollToTop, .scrollDown, .scrollToEnd, .scrollBy, .scrollToLastRow, .tapFirst,
      .selectLast, .pressDown, .layOut, .draw, .ask:
      false
    }
  }

  /// True if it moves the viewport.
  var isScroll: Bool {
    switch self {
    case .scrollToTop, .scrollDown, .scrollToEnd, .scrollBy, .scrollToLastRow, .pressDown: true
    default: false
    }
  }
}

/// The moments at which user code runs.
enum ReentrantMoment: CaseIterable {
  case configure, prepareForReuse, layoutOfCell, measure, stateDidChange
  case willDisplay, didEndDisplaying, prefetch, cancelPrefetching, showHeader
  case willSelect, didSelect, willDeselect, didDeselect, otherHostWillChange, otherHostDidChange
  case observed
}

/// A request that is made when a moment comes.
struct Reaction: CustomStringConvertible {
  let moment: ReentrantMoment
  let request: ReentrantRequest

  init(_ moment: ReentrantMoment, _ request: ReentrantRequest) {
    self.moment = moment
    self.request = request
  }

  static let all = ReentrantMoment.allCases.flatMap { moment in
    ReentrantRequest.allCases.map { Reaction(moment, $0) }
  }

  var description: String { "\(moment): \(request)" }
}
