import Foundation
import HeadlessViews
import Testing

/// The rules and tables, compared with the files they come from, if those are installed.
///
/// The package `unicode-data` of Debian 12 has them. The differences below are those from this
/// version.
@Suite(.enabled(if: UnicodeFile.areInstalled, "needs the files of Unicode 15.0.0"))
struct UnicodeDataTests {
  private let metrics = TextMetrics()
  private let wide = TextMetrics(ambiguousWidth: .wide)

  /// One rule for all scalars, read from the files alone.
  ///
  /// Chosen differences from East Asian Width: what is drawn over its neighbors takes nothing
  /// (marks, format characters but for signs before numbers, default ignorable gaps, conjoining
  /// Hangul vowels and finals); what is replaced takes the width of U+FFFD; and the soft hyphen is
  /// never wide.
  ///
  /// Scalars that 15.0.0 does not assign are left out, as the standard library may know more of
  /// them, and so is the one that it counts as another category since: AHOM CONSONANT SIGN MEDIAL RA.
  @Test func `every known scalar is as wide as the files say`() throws {
    let expected = try ExpectedColumns()
    for value in 0x80...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), expected.isKnown(scalar) else { continue }
      if value == 0x1171E { continue }
      // Planes 2, 15 and 16 are two rules for 200,000 scalars.
      guard value < 0x20000 || value % 257 == 0 || value & 0xFFF0 == 0xFFF0 else { continue }
      let character = Character(scalar)
      let columns = (metrics.columns(of: character), wide.columns(of: character))
      if columns != expected[scalar] {
        Issue.record("U+\(String(value, radix: 16)): \(columns), not \(expected[scalar])")
      }
    }
  }

  @Test func `every emoji takes two columns`() throws {
    var count = 0
    for line in try UnicodeFile.lines(of: "emoji/emoji-test.txt") {
      let emoji = line.scalars
      // Unqualified ones are text, such as ☎ without a selector.
      guard ["fully-qualified", "minimally-qualified", "component"].contains(line.fields[1]) else {
        continue
      }
      count += 1
      #expect(emoji.count == 1, "one character: \(emoji)")
      #expect(metrics.columns(of: emoji) == 2, "\(emoji)")
      #expect(wide.columns(of: emoji) == 2, "\(emoji)")
    }
    #expect(count > 3_000)
  }

  /// A chosen difference: bases that are emoji only on request keep their East Asian width as text.
  ///
  /// So 〰, 〽, ㊗, ㊙, 🈂 and 🈷 stay wide like the ideographs they are.
  @Test func `every standard variation sequence has its width`() throws {
    var resized = (toWide: 0, toNarrow: 0)
    for line in try UnicodeFile.lines(of: "emoji/emoji-variation-sequences.txt") {
      let sequence = line.scalars
      let base = sequence.unicodeScalars.first ?? " "
      let alone = metrics.columns(of: Character(base))
      if line.fields[1] == "emoji style" {
        #expect(metrics.columns(of: sequence) == 2, "\(line.fields)")
        resized.toWide += alone == 1 ? 1 : 0
      } else if base.properties.isEmojiPresentation {
        #expect(metrics.columns(of: sequence) == 1, "\(line.fields)")
        resized.toNarrow += 1
      } else {
        #expect(metrics.columns(of: sequence) == alone, "\(line.fields)")
      }
    }
    #expect(resized == (213, 135))
  }

  @Test func `a variation selector changes nothing but the standard sequences`() throws {
    let bases = try Set(
      UnicodeFile.lines(of: "emoji/emoji-variation-sequences.txt").compactMap {
        $0.scalars.unicodeScalars.first
      })
    for value in 0x20...0x1FFFF as ClosedRange<UInt32> {
      guard let base = Unicode.Scalar(value), !bases.contains(base) else { continue }
      // Letters by the thousand behave alike.
      guard base.properties.isEmoji || value % 7 == 0 else { continue }
      let alone = metrics.columns(of: Character(base))
      for selector in ["\u{FE0E}", "\u{FE0F}"] {
        if metrics.columns(of: "\(base)\(selector)") == alone { continue }
        Issue.record("U+\(String(value, radix: 16)) was resized")
      }
    }
  }

  /// A known difference: ✁ (U+2701) is no emoji, and a joiner does not join it.
  ///
  /// The standard library of Swift 6.3 has the properties of Unicode 17, where such symbols are no
  /// pictographs any more.
  @Test func `the standard library divides text as the file does`() throws {
    var differences: [String] = []
    var count = 0
    for line in try UnicodeFile.lines(of: "auxiliary/GraphemeBreakTest.txt") {
      let clusters = line.fields[0].split(separator: "÷").map { cluster in
        UnicodeFile.text(cluster.replacingOccurrences(of: "×", with: " "))
      }.filter { !$0.isEmpty }
      count += 1
      let text = clusters.joined()
      if text.map(String.init) != clusters { differences.append(line.fields[0]) }
    }
    #expect(differences.allSatisfy { $0 == "÷ 2701 × 200D × 2701 ÷" }, "\(differences)")
    #expect(count == 602)
  }
}

/// The columns of each scalar by the files.
private struct ExpectedColumns {
  private var category = [String](repeating: "Cn", count: 0x110000)
  private var width = [String](repeating: "N", count: 0x110000)
  private var prepended: Set<UInt32> = []

  init() throws {
    for line in try UnicodeFile.lines(of: "extracted/DerivedGeneralCategory.txt") {
      for value in line.range { category[Int(value)] = line.fields[1] }
    }
    for line in try UnicodeFile.lines(of: "PropList.txt")
    where line.fields[1] == "Prepended_Concatenation_Mark" { prepended.formUnion(line.range) }
    for line in try UnicodeFile.lines(of: "EastAsianWidth.txt") {
      for value in line.range { width[Int(value)] = line.fields[1] }
    }
  }

  /// Returns true if the scalar has a meaning, or will get one in a block that is wide throughout.
  func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    category[Int(scalar.value)] != "Cn" || width[Int(scalar.value)] == "W"
  }

  /// The columns in narrow and in wide terminals.
  subscript(scalar: Unicode.Scalar) -> (Int, Int) {
    let value = scalar.value
    if value == 0xAD { return (1, 1) }
    switch category[Int(value)] {
    case "Cc", "Zl", "Zp": return (1, 2)
    case "Cf" where scalar.properties.isBidiControl: return (1, 2)
    case "Cf" where prepended.contains(value): return (1, 1)
    case "Mn", "Me", "Cf": return (0, 0)
    case "Lo" where (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value):
      return (0, 0)
    default: break
    }
    switch width[Int(value)] {
    case "W", "F": return (2, 2)
    case "A": return (1, 2)
    default: return (1, 1)
    }
  }
}

/// The files of the Unicode Character Database.
private enum UnicodeFile {
  static var areInstalled: Bool {
    let start = FileHandle(forReadingAtPath: folder + "EastAsianWidth.txt")?.readData(ofLength: 64)
    return start?.starts(with: "# EastAsianWidth-15.0.0.txt".utf8) == true
      && FileManager.default.fileExists(atPath: folder + "emoji/emoji-test.txt")
  }

  private static let folder = "/usr/share/unicode/"

  /// A line with its comment taken off, as fields between semicolons.
  struct Line {
    let fields: [String]

    /// The first field as a sequence of scalars in hexadecimal.
    var scalars: String { UnicodeFile.text(fields[0]) }

    /// The first field as one scalar value or a range of them.
    var range: ClosedRange<UInt32> {
      let ends = fields[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
      return ends[0]...ends[ends.count - 1]
    }
  }

  static func lines(of name: String) throws -> [Line] {
    let text = try String(contentsOfFile: folder + name, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      let fields = content.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      return fields.first?.isEmpty == false ? Line(fields: fields) : nil
    }
  }

  static func text(_ hexadecimal: some StringProtocol) -> String {
    let scalars = hexadecimal.split(separator: " ").compactMap { part in
      UInt32(part.trimmingCharacters(in: .whitespaces), radix: 16).flatMap(Unicode.Scalar.init)
    }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
