import ShowcaseModels
import Testing

struct ChemicalElementTests {
  @Test func `a mass is spelled as on a wall chart`() {
    #expect("\(ChemicalElement.Mass.standardWeight("1.0080"))" == "1.0080")
    #expect("\(ChemicalElement.Mass.longestLivedIsotope(97))" == "[97]")
  }
}
