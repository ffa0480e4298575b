import HeadlessViews
import TableModels
import TableSources

/// A reader of the headers and footers of sections, which asks their views for a height if it is to
/// be measured.
// A class, because it notes on the way if any title depends on the width.
final class TitleReader {
  private let settings: ContentSettings
  /// The width of the table, in points.
  private let width: Double
  /// The queue of the views.
  private let queue: ReuseQueue
  /// The width of the table, if any title was measured.
  private(set) var measuredWidth: Double?

  init(settings: ContentSettings, width: Double, queue: ReuseQueue) {
    (self.settings, self.width, self.queue) = (settings, width, queue)
  }

  func titles(of traits: SectionTraits, section: Int) -> LoadedContent.Titles {
    LoadedContent.Titles(
      header: title(
        traits.header, traits.headerView, height: settings.headerHeight, "header", section),
      footer: title(
        traits.footer, traits.footerView, height: settings.footerHeight, "footer", section))
  }

  private func title(
    _ text: String?, _ view: SectionView?, height: Double, _ part: String, _ section: Int
  ) -> LoadedContent.Title? {
    guard text != nil || view != nil else { return nil }
    func checked(_ height: Double) -> LayoutUnit {
      LayoutUnit(height: height, of: "The \(part) of section \(section)")
    }
    let height =
      switch view?.height ?? .standard {
      case .standard: checked(height)
      case .fixed(let height): checked(height)
      case .measured: checked(view.map { measuredHeight(of: $0, part, section) } ?? 0)
      }
    return LoadedContent.Title(text: text ?? "", height: height, hasOwnView: view != nil)
  }

  private func measuredHeight(of view: SectionView, _ part: String, _ section: Int) -> Double {
    measuredWidth = width
    var slot = RowSlot(from: queue)
    view.show(in: &slot)
    let shown = slot.take()
    guard let view = shown as? TableReusableView else {
      fatalError(
        "\(shown.map { "A \(type(of: $0))" } ?? "Nothing") was shown for the \(part) of section "
          + "\(section), where a table needs a TableReusableView")
    }
    defer { queue.enqueue(view, ticket: slot.ticket) }
    return view.sizeThatFits(LayoutSize(width: width, height: .infinity)).height
  }
}
