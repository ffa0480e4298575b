import Testing

/// The package speaks of itself alone: a reader has nothing but this repository.
@Suite struct WordsTests {
  /// Put together from pieces, so that this file does not contain them.
  static let foreignWords = ["/wo" + "rk/", ".." + "/shared", "DEVELOP" + "ERS.md"]

  /// The lines of a text that speak of something outside of the repository, for people to read.
  private static func foreignLines(in text: String, file: String) -> [String] {
    let numberedReport = /\bissues?(\s+#?|\s*#)\d/.ignoresCase()
    let isSuspect =
      text.firstMatch(of: numberedReport) != nil || foreignWords.contains { text.contains($0) }
    guard isSuspect else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      let isForeign =
        line.firstMatch(of: numberedReport) != nil || foreignWords.contains { line.contains($0) }
      return isForeign ? "\(file):\(index + 1): \(line)" : nil
    }
  }

  @Test(arguments: ["Package.swift", "README.md", ".ci", "Sources", "Benchmarks", "Tests"])
  func `nothing speaks of what is outside of the repository`(path: String) throws {
    let files = PackageFiles.files(under: path)
    #expect(!files.isEmpty, "\(path) is missing")
    let lines = try files.flatMap { file in
      Self.foreignLines(in: try PackageFiles.text(of: file), file: PackageFiles.name(of: file))
    }
    #expect(lines == [])
  }

  @Test(
    arguments: foreignWords + [
      "iss" + "ue 12", "Iss" + "ue #12", "iss" + "ues 1 and 2", "iss" + "ue#7",
    ])
  func `a foreign word is found with its line`(word: String) {
    let text = "A heading\nAs \(word) says, rows are tall.\n"
    #expect(
      Self.foreignLines(in: text, file: "A.md") == ["A.md:2: As \(word) says, rows are tall."])
  }

  @Test(arguments: ["an issue of 12 pages", "tissue 12", "the network/", "issued 12", "#12"])
  func `an innocent word is not found`(word: String) {
    #expect(Self.foreignLines(in: word, file: "A.md") == [])
  }
}
