// excerpt: protocols
/// A model for a row of a menu.
nonisolated protocol MenuEntry {
  var title: String { get }
  /// The amount, as text; empty if it is not known.
  var detail: String { get }
}

/// A model for a row on the left, with the items on the right.
nonisolated protocol MenuCategory: MenuEntry {
  associatedtype Item: MenuEntry
  var items: [Item] { get }
}

nonisolated extension MenuEntry {
  var detail: String { "" }
}
// end of excerpt
