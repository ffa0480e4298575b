/// Compares the Swift in a document, and the output shown after it, with code that was compiled and run.
///
/// A fence of `swift` must equal a region of the source file. If the next fence is of `text`, the region must
/// print that; if not, it must print nothing, so that no output is kept from the reader. Import lines at the
/// head of a fence are compared with the source file's own. A `text` fence stands only after `swift` or,
/// unchecked, after `sh`. Fences of other languages are not checked, but each has to name one.
struct ReadmeCheck {
  let document: String
  /// The file that holds the regions.
  let source: String
  /// The program of each region.
  let programs: [String: SnippetProgram]
  /// Pieces of other source files that the document may show as well.
  ///
  /// The gallery and its tests run them; a program under the same name prints the output that the
  /// document shows.
  var excerpts: [SnippetRegion] = []
}

extension ReadmeCheck {
  /// All that is wrong, in the order of the document, then of the source.
  func faults() async -> [ReadmeFault] {
    let fences = MarkdownFence.all(in: document)
    let regions = SnippetRegion.all(in: source)
    var faults: [ReadmeFault] = []
    var shown: Set<String> = []
    for (index, fence) in fences.enumerated() {
      let previous = index > 0 ? fences[index - 1].language : ""
      let next = index + 1 < fences.count ? fences[index + 1] : nil
      if !fence.isClosed { faults.append(.unclosed(line: fence.line)) }
      switch fence.language {
      case "swift":
        faults += importFaults(of: fence)
        let code = Self.withoutImports(fence.lines)
        let compiled = regions + excerpts
        guard let region = compiled.first(where: { $0.lines == code }) else {
          faults.append(
            .notCompiled(line: fence.line, nearest: Self.nearest(to: code, in: compiled)))
          continue
        }
        shown.insert(region.name)
        let output = next.flatMap { $0.language == "text" ? $0 : nil }
        if regions.contains(region) || programs[region.name] != nil || output != nil {
          faults += await outputFaults(of: region, at: fence.line, expected: output?.lines ?? [])
        }
      case "text":
        if previous != "swift", previous != "sh" { faults.append(.strayOutput(line: fence.line)) }
      case let language where language.isEmpty || language.lowercased().hasPrefix("swift"):
        faults.append(.unknownLanguage(line: fence.line, found: fence.language))
      default:
        break
      }
    }
    faults += regions.filter { !shown.contains($0.name) }.map { .notShown(name: $0.name) }
    let names = (regions + excerpts).map(\.name)
    faults += Set(programs.keys).subtracting(names).sorted().map { .noRegion(name: $0) }
    return faults
  }

  private func importFaults(of fence: MarkdownFence) -> [ReadmeFault] {
    let compiled = Set(source.split(separator: "\n").compactMap { Self.importedModule(in: $0) })
    return fence.lines.enumerated().compactMap { index, line -> ReadmeFault? in
      guard let module = Self.importedModule(in: line[...]), !compiled.contains(module)
      else { return nil }
      return .notImported(line: fence.line + index + 1, module: String(module))
    }
  }

  /// The module that a line at the head of a file imports.
  private static func importedModule(in line: Substring) -> Substring? {
    let words = line.split(separator: " ")
    return words.dropLast().last == "import" ? words.last : nil
  }

  private func outputFaults(
    of region: SnippetRegion, at line: Int, expected: [String]
  ) async -> [ReadmeFault] {
    guard let program = programs[region.name] else {
      return [.notRun(line: line, name: region.name)]
    }
    do {
      let printed = try await SnippetOutput.lines(of: program).map(String.withoutTrailingSpaces)
      let expected = expected.map(String.withoutTrailingSpaces)
      guard printed != expected else { return [] }
      return [.otherOutput(line: line, name: region.name, printed: printed, shown: expected)]
    } catch {
      return [.threw(line: line, name: region.name, error: String(describing: error))]
    }
  }

  /// The code after the imports at its head, which cannot stand in the body of a function.
  private static func withoutImports(_ lines: [String]) -> [String] {
    let rest = lines.drop { $0.hasPrefix("import ") }
    return rest.count == lines.count ? lines : Array(rest.drop(while: \.isEmpty))
  }

  /// The region that agrees longest with the code, and the first line in which they differ.
  private static func nearest(
    to code: [String], in regions: [SnippetRegion]
  ) -> ReadmeFault.Nearest? {
    func agreement(_ region: SnippetRegion) -> Int {
      zip(region.lines, code).prefix { $0 == $1 }.count
    }
    guard let region = regions.max(by: { agreement($0) < agreement($1) }) else { return nil }
    let index = agreement(region)
    guard index > 0 else { return nil }
    return ReadmeFault.Nearest(
      name: region.name,
      compiled: index < region.lines.count ? region.lines[index] : nil,
      shown: index < code.count ? code[index] : nil)
  }
}

extension String {
  /// Editors remove trailing spaces, and nobody sees them.
  fileprivate static func withoutTrailingSpaces(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
