import Tables
import Testing

@testable import showcase

@Suite struct ControlsExampleTests {
  @Test func `taps change the screen and a turn lays it out anew`() throws {
    let parts = try Example.controls.parts()
    #expect(parts.count == 9)
    #expect(parts[1].contains("  │ final class PlantController: ViewController {"))
    #expect(
      parts[3]
        == """
                      Fern
        ┌──────────────────────────────┐
        │           fern.png           │
        └──────────────────────────────┘
           [ Water ]        [ Feed ]






        """.indentedByFour)
    #expect(
      parts[5]
        == """
                      Fern
        ┌──────────────────────────────┐
        │           fern.png           │
        └──────────────────────────────┘
          [ Watered ]       [ Feed ]

          fed
          watered



        """.indentedByFour)
    #expect(
      parts[7]
        == """
        PlantPage 176 × 256 (resized)
          Label 176 × 16 (resized)
          ImageView 176 × 48 (resized)
          TableView 144 × 160 (resized)
            View 144 × 32 (resized)
              ColumnsCell 144 × 16 (resized)
              ColumnsCell 144 × 16 (resized)
          Button 88 × 16 (resized)
          Button 88 × 16 (resized)
        """.indentedByFour)
    #expect(parts[8].hasPrefix("             Fern\n    ┌────────────────────┐\n"))
    #expect(parts[8].contains("\n    [ Watered ] [ Feed ]\n"))
  }

  @Test func `a screen lets the controller of the example go`() {
    let screen = Screen(size: LayoutSize(width: 256, height: 176))
    weak var controller: PlantController?
    do {
      let plant = PlantController()
      controller = plant
      screen.controller = plant
      screen.tap(at: LayoutPoint(x: 20, y: 72))
      _ = screen.displayList()
    }
    screen.controller = nil
    #expect(controller == nil)
  }
}

extension String {
  /// The lines as the gallery sets them off.
  var indentedByFour: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
