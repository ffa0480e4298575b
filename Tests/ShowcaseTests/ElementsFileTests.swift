import Foundation
import ShowcaseModels
import Testing

// An executable has no public API.
@testable import showcase

@Suite struct ElementsFileTests {
  /// The bundled list, as lines without their ends.
  private static func bundledLines() throws -> [String] {
    try ElementsFile.load().reduce(into: [ElementsFile.header]) { lines, element in
      let fields = [
        "\(element.number)", element.symbol, element.name, "\(element.mass)",
        "\(element.period)", element.block.rawValue,
      ]
      lines.append(fields.joined(separator: ","))
    }
  }

  /// The bundled list with one line replaced; line 1 is the header, and line 2 hydrogen.
  private static func damaged(line: Int, by text: String) throws -> String {
    var lines = try bundledLines()
    lines[line - 1] = text
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: The list that comes with the executable

  @Test func `the bundled list has 118 elements in order`() throws {
    #expect(try ElementsFile.load().map(\.number) == Array(1...118))
  }

  @Test func `the bundled list has the periodic table's shape`() throws {
    let elements = try ElementsFile.load()
    let periods = Dictionary(grouping: elements, by: \.period).mapValues(\.count)
    #expect(periods == [1: 2, 2: 8, 3: 8, 4: 18, 5: 18, 6: 32, 7: 32])
    let blocks = Dictionary(grouping: elements, by: \.block).mapValues(\.count)
    #expect(blocks == [.s: 14, .p: 36, .d: 40, .f: 28])
    // A period opens with two elements of the s block and ends with a noble gas.
    let ends = ["He", "Ne", "Ar", "Kr", "Xe", "Rn", "Og"]
    #expect((1...7).map { period in elements.last { $0.period == period }?.symbol } == ends)
  }

  @Test func `weights keep their digits, and mass numbers their brackets`() throws {
    let elements = try ElementsFile.load()
    #expect(elements[0].mass == .standardWeight("1.0080"))
    #expect("\(elements[0].mass)" == "1.0080")
    #expect(elements[42].mass == .longestLivedIsotope(97))
    #expect("\(elements[42].mass)" == "[97]")
  }

  @Test func `elements without a standard weight are technetium, promethium and the short-lived`()
    throws
  {
    let unweighed = try ElementsFile.load().filter { element in
      if case .longestLivedIsotope = element.mass { true } else { false }
    }
    #expect(unweighed.map(\.number) == [43, 61] + Array(84...89) + Array(93...118))
  }

  @Test func `names are spelled as IUPAC spells them`() throws {
    let elements = try ElementsFile.load()
    #expect([12, 15, 54].map { elements[$0].name } == ["Aluminium", "Sulfur", "Caesium"])
  }

  // MARK: What a file may look like

  @Test func `the line endings of Windows and a byte order mark change nothing`() throws {
    let text = "\u{FEFF}" + (try Self.bundledLines().joined(separator: "\r\n")) + "\r\n"
    #expect(try ElementsFile.parse(text) == ElementsFile.load())
  }

  @Test func `comments, blank lines and a missing last line end change nothing`() throws {
    var lines = try Self.bundledLines()
    lines.insert("# about gases", at: 3)
    lines.insert("", at: 5)
    lines.insert("# a head", at: 0)
    #expect(try ElementsFile.parse(lines.joined(separator: "\n")) == ElementsFile.load())
  }

  // MARK: Faults in a line

  @Test(
    arguments: [
      (
        "2,He,Helium,4.0026,1", .wrongFieldCount(line: 3, count: 5, found: "2,He,Helium,4.0026,1")
      ),
      (
        "2,He,Helium,4.0026,1,s,",
        .wrongFieldCount(line: 3, count: 7, found: "2,He,Helium,4.0026,1,s,")
      ),
      ("Helium", .wrongFieldCount(line: 3, count: 1, found: "Helium")),
      (" ", .wrongFieldCount(line: 3, count: 1, found: " ")),
      ("two,He,Helium,4.0026,1,s", .malformed(line: 3, column: .number, found: "two")),
      ("02,He,Helium,4.0026,1,s", .malformed(line: 3, column: .number, found: "02")),
      (" 2,He,Helium,4.0026,1,s", .malformed(line: 3, column: .number, found: " 2")),
      (",He,Helium,4.0026,1,s", .malformed(line: 3, column: .number, found: "")),
      (
        "99999999999999999999,He,Helium,4.0026,1,s",
        .malformed(line: 3, column: .number, found: "99999999999999999999")
      ),
      ("2,He,Helium,4.0026,1.0,s", .malformed(line: 3, column: .period, found: "1.0")),
      (
        "0,He,Helium,4.0026,1,s",
        .outOfRange(line: 3, column: .number, found: 0, allowed: 1...118)
      ),
      (
        "119,Uue,Ununennium,[315],8,s",
        .outOfRange(line: 3, column: .number, found: 119, allowed: 1...118)
      ),
      ("2,He,Helium,4.0026,8,s", .outOfRange(line: 3, column: .period, found: 8, allowed: 1...7)),
      ("2,He,Helium,4.0026,0,s", .outOfRange(line: 3, column: .period, found: 0, allowed: 1...7)),
      ("2,HE,Helium,4.0026,1,s", .malformed(line: 3, column: .symbol, found: "HE")),
      ("2,Hel,Helium,4.0026,1,s", .malformed(line: 3, column: .symbol, found: "Hel")),
      ("2,,Helium,4.0026,1,s", .malformed(line: 3, column: .symbol, found: "")),
      ("2,He,helium,4.0026,1,s", .malformed(line: 3, column: .name, found: "helium")),
      ("2,He,He lium,4.0026,1,s", .malformed(line: 3, column: .name, found: "He lium")),
      ("2,He,Helium,4.00.26,1,s", .malformed(line: 3, column: .mass, found: "4.00.26")),
      ("2,He,Helium,4.,1,s", .malformed(line: 3, column: .mass, found: "4.")),
      ("2,He,Helium,-4.0026,1,s", .malformed(line: 3, column: .mass, found: "-4.0026")),
      ("2,He,Helium,[4,1,s", .malformed(line: 3, column: .mass, found: "[4")),
      ("2,He,Helium,[04],1,s", .malformed(line: 3, column: .mass, found: "[04]")),
      ("2,He,Helium,[0],1,s", .malformed(line: 3, column: .mass, found: "[0]")),
      ("2,He,Helium,,1,s", .malformed(line: 3, column: .mass, found: "")),
      ("2,He,Helium,4.0026,1,g", .malformed(line: 3, column: .block, found: "g")),
      ("2,He,Helium,4.0026,1,S", .malformed(line: 3, column: .block, found: "S")),
      ("2,He,Helium,4.0026,1,", .malformed(line: 3, column: .block, found: "")),
      (
        "1,He,Helium,4.0026,1,s", .duplicate(line: 3, column: .number, found: "1", firstLine: 2)
      ),
      ("2,H,Helium,4.0026,1,s", .duplicate(line: 3, column: .symbol, found: "H", firstLine: 2)),
      (
        "2,He,Hydrogen,4.0026,1,s",
        .duplicate(line: 3, column: .name, found: "Hydrogen", firstLine: 2)
      ),
      ("4,He,Helium,4.0026,1,s", .outOfOrder(line: 3, found: 4, expected: 2)),
    ] as [(String, ElementsFileError)])
  func `a damaged line is refused with its kind of fault`(line: String, fault: ElementsFileError)
    throws
  {
    let text = try Self.damaged(line: 3, by: line)
    #expect(throws: fault) { try ElementsFile.parse(text) }
  }

  @Test func `every line's loss is noticed`() throws {
    let lines = try Self.bundledLines()
    for lost in lines.indices {
      var rest = lines
      rest.remove(at: lost)
      #expect(throws: ElementsFileError.self, "without \(lines[lost])") {
        try ElementsFile.parse(rest.joined(separator: "\n") + "\n")
      }
    }
  }

  // MARK: Faults of the whole text

  @Test func `a text cut off anywhere but at its very end is refused`() throws {
    let text = try Self.bundledLines().joined(separator: "\n")
    for length in 0..<text.utf8.count {
      #expect(throws: ElementsFileError.self, "\(length) bytes") {
        try ElementsFile.parse(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      }
    }
  }

  @Test func `a text cut off within a line is said to break off there`() throws {
    let text = try Self.bundledLines().joined(separator: "\n")
    #expect(throws: ElementsFileError.truncated(line: 119, found: "118,Og,Oganesson,[294],7,")) {
      try ElementsFile.parse(String(text.dropLast()))
    }
    #expect(throws: ElementsFileError.truncated(line: 119, found: "118,Og,Oganes")) {
      try ElementsFile.parse(String(text.dropLast(13)))
    }
  }

  @Test func `a text cut off between two lines is incomplete`() throws {
    let lines = try Self.bundledLines()
    #expect(throws: ElementsFileError.incomplete(count: 117)) {
      try ElementsFile.parse(lines.dropLast().joined(separator: "\n"))
    }
  }

  @Test(arguments: ["", "\n\n", "\u{FEFF}", "# nothing yet\r\n", ElementsFile.header])
  func `a text without elements is empty`(text: String) {
    #expect(throws: ElementsFileError.empty) { try ElementsFile.parse(text) }
  }

  @Test func `a list without its header is refused`() throws {
    let text = try Self.bundledLines().dropFirst().joined(separator: "\n")
    #expect(throws: ElementsFileError.wrongHeader(line: 2, found: "1,H,Hydrogen,1.0080,1,s")) {
      try ElementsFile.parse("# elements\n" + text)
    }
  }

  // MARK: Faults of a file

  @Test func `a missing file is named`() {
    let path = "/nowhere/elements.csv"
    #expect(throws: ElementsFileError.missing(path: path)) {
      try ElementsFile.load(at: URL(fileURLWithPath: path))
    }
  }

  @Test func `a folder is unreadable as a file`() throws {
    let fault = #expect(throws: ElementsFileError.self) {
      try ElementsFile.load(at: FileManager.default.temporaryDirectory)
    }
    guard case .unreadable = fault else {
      Issue.record("expected unreadable, got \(String(describing: fault))")
      return
    }
  }

  @Test func `bytes that are not UTF-8 are found with their line`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("elements-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    // 0xE9 is a Latin-1 é.
    try (Data("# éléments\n# Latin-1: ".utf8) + [0xE9] + Data("\n".utf8)).write(to: file)
    #expect(throws: ElementsFileError.notUTF8(line: 2)) { try ElementsFile.load(at: file) }
  }

  @Test func `a file on disk is read as its text is`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("elements-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = "\u{FEFF}" + (try Self.bundledLines().joined(separator: "\r\n"))
    try Data(text.utf8).write(to: file)
    #expect(try ElementsFile.load(at: file) == ElementsFile.load())
  }

  // MARK: What the errors say

  @Test(
    arguments: [
      (
        .outOfRange(line: 7, column: .period, found: 9, allowed: 1...7),
        "line 7: period is 9 and must be 1…7; correct the period"
      ),
      (
        .malformed(line: 7, column: .number, found: "x"),
        #"line 7: number "x" must be a number 1…118, in digits alone; correct the number"#
      ),
      (
        .malformed(line: 7, column: .block, found: "g"),
        #"line 7: block "g" must be one of s, p, d, f; correct the block"#
      ),
      (
        .wrongFieldCount(line: 7, count: 2, found: "1,\tH"),
        #"line 7, "1,\tH", has 2 fields and needs 6: number,symbol,name,mass,period,block; "#
          + "add or remove commas"
      ),
      (
        .duplicate(line: 7, column: .number, found: "3", firstLine: 4),
        #"line 7: number "3" already stands in line 4, and each may occur once; "#
          + "remove or correct one of the two"
      ),
      (
        .outOfOrder(line: 7, found: 9, expected: 6),
        "line 7: number is 9 and must be 6, one more than in the line before; "
          + "sort the lines, and restore any that are missing"
      ),
      (
        .incomplete(count: 117),
        "the file ends after 117 of 118 elements; restore the lines from number 118 on"
      ),
      (
        .truncated(line: 7, found: "6,C,Car"),
        #"the file breaks off in line 7, after "6,C,Car"; a line needs 6 fields: "#
          + "restore the rest of the file"
      ),
      (
        .wrongHeader(line: 1, found: "number;symbol"),
        #"line 1 is "number;symbol", and the first line that is not a comment must be "#
          + #""number,symbol,name,mass,period,block"; add that line above the first element"#
      ),
      (
        .empty,
        #"the file holds no elements; it must start with "number,symbol,name,mass,period,block" "#
          + "and list 118 of them"
      ),
      (.notUTF8(line: 7), "line 7 is not UTF-8; save the file with that encoding"),
      (
        .missing(path: "/a"),
        #"there is no file at "/a"; build the package again, which copies it there"#
      ),
      (
        .unreadable(path: "/a", reason: "it is a folder"),
        #"the file at "/a" cannot be read: it is a folder; check that it is a file and its permissions"#
      ),
    ] as [(ElementsFileError, String)])
  func `an error names the line, the value, the limit and the way out`(
    error: ElementsFileError, sentence: String
  ) {
    #expect(error.description == sentence)
  }

  @Test func `a value of great length is quoted in part`() {
    let error = ElementsFileError.malformed(
      line: 7, column: .name, found: String(repeating: "x", count: 100_000))
    #expect(error.description.utf8.count < 250)
  }
}
