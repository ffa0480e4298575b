// excerpt: protocols
/// What a menu needs of what stands in a row.
nonisolated protocol MenuEntry {
  var title: String { get }
  /// How much there is of it; empty where that is not known.
  var detail: String { get }
}

/// What a menu needs of what stands on the left: also what belongs on the right.
nonisolated protocol MenuCategory: MenuEntry {
  associatedtype Item: MenuEntry
  var items: [Item] { get }
}

nonisolated extension MenuEntry {
  var detail: String { "" }
}
// end of excerpt
