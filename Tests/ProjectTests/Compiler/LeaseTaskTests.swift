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

  /// The work of an actor, in the place of a function that belongs to none.
  private static func actorCode(_ around: (_ closure: String) -> String) -> String {
    let loader = "actor Loader { func load(_ name: String) async -> String { name } }\n"
    return code(around).replacing("await load(name)", with: "await Loader().load(name)") + loader
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

  /// The compiler takes what a closure awaits for what the property itself does (swift 6.3).
  @Test(arguments: ["let", "lazy var"])
  func `a property whose closure awaits an actor gets its rows from a method`(property: String)
    throws
  {
    let plain = Self.actorCode {
      "@MainActor final class Pictures {\n\(property) rows = \($0)\n}\n"
    }
    #expect(
      try CompilerReport(on: plain).errors
        == ["default argument cannot be both main actor-isolated and actor-isolated"])
    let moved = Self.actorCode {
      """
      @MainActor final class Pictures {
        private lazy var rows = makeRows()
        func makeRows() -> CommonDataSource<PictureCell, String> {
          \($0)
        }
      }

      """
    }
    #expect(try CompilerReport(on: moved).errors == [])
  }

  @Test func `a controller of no actor gets its rows from an initializer of the main actor`() throws
  {
    let page = Self.actorCode {
      """
      final class Page: ViewController {
        private let rows: CommonDataSource<PictureCell, String>
        @MainActor init(_ loader: Loader) {
          rows = \($0)
          super.init()
        }
      }

      """
    }
    #expect(try CompilerReport(on: page).errors == [])
    let elsewhere = """
      \(page)
      func show() async { let page = await Page(Loader()); page.view.layoutIfNeeded() }

      """
    let errors = try CompilerReport(on: elsewhere, stage: .regions).errors
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("non-Sendable 'Page'-typed result can not be returned") == true)
  }

  @Test func `a closure cannot be made the main actor's where it stands elsewhere`() throws {
    let marked = Self.code { "func rows() -> CommonDataSource<PictureCell, String> {\n\($0)\n}" }
      .replacing("{ cell, name, lease in", with: "{ @MainActor cell, name, lease in")
    let errors = try CompilerReport(on: marked).errors
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("loses global actor 'MainActor'") == true)
  }
}
