import Testing

/// The contexts in which `lease.task` compiles: those with an actor to return to.
@Suite struct LeaseTaskTests {
  private static func code(_ around: (_ closure: String) -> String) -> String {
    let closure = """
      CommonDataSource<PictureCell, String>([]) { cell, name, lease in
        lease.task { await load(name) } then: { cell, text in cell.label.text = text }
      }
      """
    return """
      import Tables
      func load(_ name: String) async -> String { name }
      final class PictureCell: TableViewCell { let label = Label() }
      \(around(closure))
      """
  }

  private static let refusal = [
    "call to main actor-isolated instance method 'task(_:then:)' in a synchronous nonisolated context"
      + " [#ActorIsolatedCall]"
  ]

  @Test(arguments: [
    "let rows =", "lazy var rows =", "func rows() -> CommonDataSource<PictureCell, String> {",
  ])
  func `a class of the main actor starts tasks anywhere`(place: String) throws {
    let end = place.hasSuffix("{") ? "}" : ""
    let code = Self.code { "@MainActor final class Pictures {\n\(place) \($0)\n\(end)}" }
    #expect(try CompilerReport(on: code).errors == [])
  }

  @Test func `code that belongs to no actor is refused by the compiler`() throws {
    let function = Self.code { "func rows() -> CommonDataSource<PictureCell, String> {\n\($0)\n}" }
    #expect(try CompilerReport(on: function).errors == Self.refusal)
    let controller = Self.code {
      "final class Pictures: ViewController {\nfunc show() { _ = \($0)\n}\n}"
    }
    #expect(try CompilerReport(on: controller).errors == Self.refusal)
    #expect(
      try CompilerReport(on: Self.code { "final class Pictures {\nlet rows = \($0)\n}" }).errors
        == ["main actor-isolated default value in a nonisolated context"])
  }

  @Test func `a method of the main actor may stand in a class of no actor`() throws {
    let code = Self.code {
      "final class Pictures: ViewController {\n@MainActor func show() { _ = \($0)\n}\n}"
    }
    #expect(try CompilerReport(on: code).errors == [])
  }

  @Test func `an actor names itself`() throws {
    let plain = Self.code { "actor Pictures {\nfunc show() { _ = \($0)\n}\n}" }
    #expect(try CompilerReport(on: plain).errors == Self.refusal)
    let named = plain.replacing("lease.task {", with: "lease.task(isolation: self) {")
    #expect(try CompilerReport(on: named).errors == [])
  }
}
