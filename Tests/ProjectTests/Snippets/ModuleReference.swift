/// A place where Swift source names another module: an `import` or a `canImport`.
struct ModuleReference: Equatable, Sendable {
  let module: String
  /// Counted from 1.
  let line: Int
}

extension ModuleReference {
  /// The modules that a source file names, in order; comments and string literals name none.
  static func all(in source: String) -> [ModuleReference] {
    let tokens = SwiftTokens.tokens(in: source)
    return tokens.indices.compactMap { index in
      let name =
        switch tokens[index].text {
        case "import": importedModule(after: index, in: tokens)
        case "canImport": conditionalModule(after: index, in: tokens)
        default: SwiftTokens.Token?.none
        }
      return name.map { ModuleReference(module: $0.identifier, line: $0.line) }
    }
  }

  private static let declarationKinds: Set<String> = [
    "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
  ]

  /// `import A`, `import A.B`, `import struct A.B`: in each, `A`.
  private static func importedModule(
    after index: Int, in tokens: [SwiftTokens.Token]
  ) -> SwiftTokens.Token? {
    // After these three, `import` is a member or an argument's label.
    let before = index > 0 ? tokens[index - 1].text : ""
    guard ![".", "(", ","].contains(before) else { return nil }

    var rest = tokens[(index + 1)...]
    if let kind = rest.first, declarationKinds.contains(kind.text) { rest.removeFirst() }
    return rest.first.flatMap { $0.isIdentifier ? $0 : nil }
  }

  /// `canImport(A)` and `canImport(A, _version: 2)`: in both, `A`.
  private static func conditionalModule(
    after index: Int, in tokens: [SwiftTokens.Token]
  ) -> SwiftTokens.Token? {
    guard index + 2 < tokens.count, tokens[index + 1].text == "(" else { return nil }
    return tokens[index + 2].isIdentifier ? tokens[index + 2] : nil
  }
}
