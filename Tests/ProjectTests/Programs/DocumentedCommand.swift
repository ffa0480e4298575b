import Foundation

/// A command that a document shows: `swift run showcase photos`.
struct DocumentedCommand {
  let document: String
  let program: String
  /// As a shell reads them, without what is done with the output.
  let arguments: String

  /// The commands of the README and of all articles, those in fences and those in the text.
  static func all() throws -> [DocumentedCommand] {
    let articles = PackageFiles.files(under: "Sources/Tables/Tables.docc")
      .filter { $0.pathExtension == "md" }
    let readme = PackageFiles.root.appendingPathComponent("README.md")
    return try ([readme] + articles).flatMap { file in
      let name = PackageFiles.name(of: file)
      return commands(in: try PackageFiles.text(of: file)).compactMap { Self($0, in: name) }
    }
  }

  /// All that begins with `swift run`, without that.
  static func commands(in text: String) -> [String] {
    let fences = MarkdownFence.all(in: text).filter { $0.language == "sh" }.flatMap(\.lines)
      .compactMap { $0.prefixMatch(of: /\s*\$?\s*swift run (.+)/).map { String($0.1) } }
    let spans = text.matches(of: /`swift\s+run\s+([^`]+)`/).map { match in
      match.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return fences + spans
  }

  /// Reads a command behind `swift run`; nil where it names no program.
  init?(_ command: String, in document: String) {
    let call = command.prefix { $0 != ">" && $0 != "|" }
    var words = call.split(separator: " ")[...]
    while let option = words.first, option.hasPrefix("-") {
      words = words.dropFirst(option == "-c" ? 2 : 1)
    }
    guard let program = words.popFirst() else { return nil }
    self.document = document
    self.program = String(program)
    arguments = words.joined(separator: " ")
  }
}
