import Testing

/// The arrows between the library's modules, read from the sources themselves.
///
/// The manifest cannot say that a module has no use for Foundation or the C library, and a build on one
/// system does not compile what stands under `#if` for another.
@Suite struct ModuleGraphTests {
  /// What each module may import: all that it names must be in its list.
  static let allowedImports: [String: Set<String>] = [
    "TableModels": [],
    "TableSources": ["TableModels"],
    "HeadlessViews": [],
    "TableViews": ["TableModels", "TableSources", "HeadlessViews"],
    "Tables": ["TableModels", "TableSources", "HeadlessViews", "TableViews"],
    // What the gallery is about knows nothing of what shows it.
    "ShowcaseModels": [],
  ]

  static let modules = allowedImports.keys.sorted()

  /// What a source file of a module names though it may not, for people to read.
  private static func forbiddenImports(
    in source: String, of module: String, file: String
  ) -> [String] {
    let allowed = allowedImports[module, default: []]
    return ModuleReference.all(in: source)
      .filter { !allowed.contains($0.module) }
      .map { "\(file):\($0.line) names \($0.module)" }
  }

  @Test(arguments: modules)
  func `a module imports what the graph allows`(module: String) throws {
    let files = PackageFiles.swiftFiles(under: "Sources/\(module)")
    #expect(!files.isEmpty, "Sources/\(module) has no Swift files")
    let forbidden = try files.flatMap { file in
      Self.forbiddenImports(
        in: try PackageFiles.text(of: file), of: module, file: PackageFiles.name(of: file))
    }
    #expect(forbidden == [])
  }

  @Test(arguments: modules, ["Foundation", "Glibc", "Musl", "Darwin", "Dispatch", "UIKit"])
  func `a system's module is allowed nowhere`(module: String, system: String) {
    let found = Self.forbiddenImports(
      in: "import \(system)", of: module, file: "A.swift")
    #expect(found == ["A.swift:1 names \(system)"])
    let tried = Self.forbiddenImports(
      in: "#if canImport(\(system))\n#endif", of: module, file: "A.swift")
    #expect(tried == ["A.swift:1 names \(system)"])
  }

  @Test func `an arrow against the graph is found`() {
    let source = """
      public import TableModels
      @_exported import struct HeadlessViews.Label
      """
    #expect(
      Self.forbiddenImports(in: source, of: "TableSources", file: "A.swift")
        == ["A.swift:2 names HeadlessViews"])
    #expect(Self.forbiddenImports(in: source, of: "TableViews", file: "A.swift") == [])
  }

  @Test func `the graph has no cycle`() {
    var placed: Set<String> = []
    var rest = Self.allowedImports
    while let next = rest.first(where: { placed.isSuperset(of: $0.value) }) {
      placed.insert(next.key)
      rest[next.key] = nil
    }
    #expect(rest == [:])
  }
}
