import Testing

@Suite struct ModuleReferenceTests {
  private func modules(in source: String) -> [String] {
    ModuleReference.all(in: source).map(\.module)
  }

  @Test(arguments: [
    "import A",
    "public import A",
    "internal import A",
    "@_exported public import A",
    "@_exported\npublic import A",
    "@preconcurrency import A",
    "@testable import A",
    "@_spi(Testing) import A",
    "@_implementationOnly import A",
    "import A.B",
    "import struct A.B",
    "import func A.b",
    "import protocol A.B",
    "import\n  A",
    "import `A`",
    "  import A // for B",
    "/* why */ import /* this */ A",
    "let a = 1; import A",
    "#if canImport(A)\n#endif",
    "#if os(Linux) && canImport(A, _version: 2)\n#endif",
  ])
  func `a reference is found in every spelling`(source: String) {
    #expect(modules(in: source) == ["A"])
  }

  @Test(arguments: [
    "// import A",
    "/// import A",
    "/* import A */",
    "/* /* import A */ import B */",
    "/* \" */ // import A",
    #"let text = "import A""#,
    #"let text = "\"; import A""#,
    #"let text = "\(f("import A")) import B""#,
    #"let text = "\(f(")")) import B""#,
    "let text = \"\"\"\n  import A\n  \"import B\"\n  \"\"\"",
    "let text = #\"\"\"\n  \"\"\"\n  import A\n  \"\"\"#",
    ##"let text = #"" import A "#"##,
    ##"let text = #"\(f) import A"#"##,
    "f(import: a)",
    "func f(import a: Int, import b: Int) {}",
    "a.import",
    "let `import` = a",
    "let important = imports",
    "import",
    "",
  ])
  func `what only looks like a reference is none`(source: String) {
    #expect(modules(in: source) == [])
    // Whatever it was has ended where it should.
    #expect(modules(in: source + "\n\nimport Z").last == "Z")
  }

  @Test func `several references are found in order, with their lines`() {
    let source = """
      // The reason
      import A; import B

      #if canImport(C)
        public import C
      #endif
      let text = \"""
        import D
        \"""
      @preconcurrency
      import struct E.F
      """
    #expect(
      ModuleReference.all(in: source) == [
        ModuleReference(module: "A", line: 2),
        ModuleReference(module: "B", line: 2),
        ModuleReference(module: "C", line: 4),
        ModuleReference(module: "C", line: 5),
        ModuleReference(module: "E", line: 11),
      ])
  }

  @Test func `a stray quotation mark hides no more than its line`() {
    #expect(modules(in: "let quote = /\"/\nimport A") == ["A"])
  }
}
