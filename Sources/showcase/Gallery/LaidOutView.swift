import Tables

/// A view that its controller lays out, as UIKit's `viewDidLayoutSubviews` lets it.
///
/// For the controllers of ``Before``: in ``After``, views lay themselves out.
final class LaidOutView: View {
  /// Gives the subviews their frames, within the given bounds.
  var layOut: (LayoutRect) -> Void = { _ in }

  override func layoutSubviews() { layOut(bounds) }
}
