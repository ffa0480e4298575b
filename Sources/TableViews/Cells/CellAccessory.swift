import HeadlessViews

/// A mark at the right end of a ``TextCell``.
///
/// It is only drawn: a tap on it is a tap on its row.
public enum CellAccessory: Hashable, Sendable {
  /// `›`: the row leads to another screen.
  case disclosure
  /// `✓`: the row is chosen, for as long as its model says so. Selected rows have a mark of their
  /// own.
  case checkmark
  /// `ⓘ`: there is more to know about the row.
  case detail
}

extension CellAccessory {
  /// The width of the mark with a blank before it, in points.
  ///
  /// `ⓘ` takes two columns in many fonts, and in terminals where ambiguous characters are wide.
  var width: Double {
    switch self {
    case .disclosure, .checkmark: 16
    case .detail: 24
    }
  }

  var mark: DisplayList.Text {
    switch self {
    case .disclosure: DisplayList.Text("›", style: .dimmed)
    case .checkmark: DisplayList.Text("✓")
    case .detail: DisplayList.Text("ⓘ", style: .dimmed)
    }
  }
}
