import ShowcaseModels

@testable import showcase

/// What the article on MVC shows as printed; its Swift are excerpts of the gallery.
enum PlantCareSnippets {
  static let programs: [String: SnippetProgram] = [
    "plant care after": compared, "plant listing": listed,
  ]
}

private func compared() throws {
  SnippetOutput.print(try Example.plantCare.comparison?().text(columns: 80) ?? "")
}

private func listed() {
  SnippetOutput.print(plantListing(Plant.windowsill))
}
