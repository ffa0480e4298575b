import Tables

/// A view that its controller lays out, as UIKit's `viewDidLayoutSubviews` lets it.
///
/// For the controllers of ``Before``: where the view lays itself out, it is a view of its own.
final class LaidOutView: View {
  /// Gives the subviews their frames, within the bounds that it is handed.
  var layOut: (LayoutRect) -> Void = { _ in }

  override func layoutSubviews() { layOut(bounds) }
}
