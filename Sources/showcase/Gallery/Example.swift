/// One picture of the gallery.
struct Example: Sendable {
  /// A title for the reader.
  let title: String
  /// What there is to see, part by part: prose, code, tables.
  let parts: @Sendable () throws -> [String]

  /// Everything as one text, with the title above.
  func text() throws -> String {
    let heading = "\(title)\n\(String(repeating: "=", count: title.count))"
    return ([heading] + (try parts())).joined(separator: "\n\n") + "\n"
  }
}

extension Example {
  /// The gallery, in the order in which it is shown.
  static var all: [Example] { [.photos, .elements, .anyText, .millionRows, .manyKinds, .updates] }
}
