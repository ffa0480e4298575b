import ShowcaseModels

// The names for the menu. The models are older than the menu, and know nothing of it.

// excerpt: models
nonisolated extension DealCategory: MenuCategory {
  var title: String { name }
  var items: [Kind] { kinds }
}

nonisolated extension DealCategory.Kind: MenuEntry {
  var title: String { name }
  var detail: String { "\(dealCount)" }
}

nonisolated extension District: MenuCategory {
  var title: String { name }
  var items: [String] { places }
}

nonisolated extension String: MenuEntry {
  var title: String { self }
}

nonisolated extension SortOrder: MenuCategory {
  var title: String { name }
  var items: [Direction] { directions }
}

nonisolated extension SortOrder.Direction: MenuEntry {
  var title: String { name }
}
// end of excerpt
