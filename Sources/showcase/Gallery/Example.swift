import Tables

/// One exhibit of the gallery.
struct Example: Sendable {
  /// The name on the command line: `user-info`.
  let name: String
  /// A title for the reader.
  let title: String
  /// The article that says more; nil if none does.
  let article: Article?
  /// The comparison of the controller before and after; nil if there is none.
  let comparison: (@Sendable () throws -> Comparison)?
  /// The parts to show: prose, code, tables.
  let parts: @Sendable () async throws -> [Part]

  init(
    _ name: String, title: String, article: Article?,
    comparison: (@Sendable () throws -> Comparison)? = nil,
    parts: @escaping @Sendable () async throws -> [Part]
  ) {
    self.name = name
    self.title = title
    self.article = article
    self.comparison = comparison
    self.parts = parts
  }

  /// Everything as one text, with the title above.
  func text() async throws -> String {
    let style = GalleryStyle.current
    let heading = wrapped(title, columns: style.pageColumns)
    let width = heading.split(separator: "\n").map { TextMetrics().columns(of: String($0)) }.max()
    let underlined = "\(heading)\n\(String(repeating: "=", count: width ?? 0))"
    let compared = try comparison.map { [try $0().text(columns: style.pageColumns)] } ?? []
    let shown = try await parts().map { $0.text(in: style) }
    let more = article.map { [wrapped("More: \($0.path)", columns: style.pageColumns)] } ?? []
    return ([underlined] + shown + compared + more).joined(separator: "\n\n") + "\n"
  }
}

extension Example {
  /// The gallery, in the order in which it is shown.
  static var all: [Example] {
    [
      // Controllers, before and after.
      .photos, .userInfo, .plantCare, .confirmation, .dealsMenu, .feed,
      // The abilities of a list and a table.
      .elements, .anyText, .columns, .millionRows, .manyKinds, .updates,
      // Anchoring, selection and headers.
      .chat, .settings, .directory, .measured,
      // What comes late.
      .loadingPictures,
    ]
  }

  /// The example with a name, in any spelling: `user-info`, `UserInfo`, `user_info`.
  static func named(_ name: String) -> Example? {
    all.first { $0.name.lettersAlone == name.lettersAlone }
  }
}

extension String {
  /// The letters and digits in lower case, without separators.
  fileprivate var lettersAlone: String {
    lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
