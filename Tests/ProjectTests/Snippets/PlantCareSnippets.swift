import ShowcaseModels

@testable import showcase

/// The programs whose output the article on MVC shows; its Swift are excerpts of the gallery.
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
