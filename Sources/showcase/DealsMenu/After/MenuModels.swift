import ShowcaseModels

// What the models are called here. They were there before the menu, and know nothing of it.

// excerpt: models
extension DealCategory: MenuCategory {
  var title: String { name }
  var items: [Kind] { kinds }
}

extension DealCategory.Kind: MenuEntry {
  var title: String { name }
  var detail: String { "\(dealCount)" }
}

extension District: MenuCategory {
  var title: String { name }
  var items: [String] { places }
}

extension String: MenuEntry {
  var title: String { self }
}

extension SortOrder: MenuCategory {
  var title: String { name }
  var items: [Direction] { directions }
}

extension SortOrder.Direction: MenuEntry {
  var title: String { name }
}
// end of excerpt
