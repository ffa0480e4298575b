/// A difference between a document and the code that stands for it. Lines are the document's, from 1.
enum ReadmeFault: Equatable {
  /// A fence has no end.
  case unclosed(line: Int)
  /// A fence has no language, or one that only looks like Swift's.
  case unknownLanguage(line: Int, found: String)
  /// Output is shown where no code stands before it.
  case strayOutput(line: Int)
  /// Swift imports what the source file does not.
  case notImported(line: Int, module: String)
  /// Swift equals no region.
  case notCompiled(line: Int, nearest: Nearest?)
  /// Swift equals a region that is not among the programs.
  case notRun(line: Int, name: String)
  /// A program prints something else than what is shown.
  case otherOutput(line: Int, name: String, printed: [String], shown: [String])
  /// A program throws.
  case threw(line: Int, name: String, error: String)
  /// A region is nowhere in the document.
  case notShown(name: String)
  /// A program stands under a name that no region has.
  case noRegion(name: String)

  /// The first lines in which code and the region most like it differ; `nil` if one of them ends.
  struct Nearest: Equatable {
    let name: String
    let compiled: String?
    let shown: String?
  }
}

extension ReadmeFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .unclosed(let line):
      "line \(line): the fence has no end"
    case .unknownLanguage(let line, let found):
      "line \(line): the fence's language is \"\(found)\" and must be swift, "
        + "or another language's name if it is not Swift"
    case .strayOutput(let line):
      "line \(line): output stands only after the swift or sh that prints it"
    case .notImported(let line, let module):
      "line \(line): \(module) is not imported by ReadmeSnippets.swift"
    case .notCompiled(let line, nil):
      "line \(line): the Swift is no region of ReadmeSnippets.swift; add it between "
        + "\"// snippet: name\" and \"// end\""
    case .notCompiled(let line, let nearest?):
      "line \(line): the Swift differs from region \(nearest.name), which goes on with "
        + "\(Self.quoted(nearest.compiled)) where the README has \(Self.quoted(nearest.shown))"
    case .notRun(let line, let name):
      "line \(line): region \(name) is not among ReadmeSnippets.programs"
    case .otherOutput(let line, let name, let printed, let shown):
      "line \(line): region \(name) prints\n\(Self.block(printed))\nand the README shows\n\(Self.block(shown))"
    case .threw(let line, let name, let error):
      "line \(line): region \(name) throws \(error)"
    case .notShown(let name):
      "region \(name) is not in the README"
    case .noRegion(let name):
      "program \(name) has no region"
    }
  }

  private static func quoted(_ line: String?) -> String {
    line?.debugDescription ?? "its end"
  }

  private static func block(_ lines: [String]) -> String {
    lines.isEmpty ? "  (nothing)" : lines.map { "  |\($0)" }.joined(separator: "\n")
  }
}
