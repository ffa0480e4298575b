import ShowcaseModels

// excerpt: plant listing
/// The same plants on a command line: a line for each, without a view.
func plantListing(_ plants: [Plant]) -> String {
  let width = 2 + (plants.map(\.name.count).max() ?? 0)
  return plants.map { plant in
    let blanks = String(repeating: " ", count: width - plant.name.count)
    return "\(plant.shouldWater ? "!" : " ") \(plant.name)\(blanks)\(plant.statusText)\n"
  }.joined()
}
// end of excerpt
