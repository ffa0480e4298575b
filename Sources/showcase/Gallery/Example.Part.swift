import Tables

extension Example {
  /// One part of what an example shows.
  enum Part {
    /// Sentences, broken where the page ends.
    case prose(String)
    /// Source code, which keeps its lines, set off by a bar.
    case code(SourceExcerpt)
    /// What a view drew, with the name of the file in which the documentation shows it, if it does.
    case drawing(DisplayList, picture: String?)
  }
}

extension Example.Part {
  /// The part on a page so many columns wide. Code and screens may be wider: a screen is as wide as the
  /// reader asked, or as its view has to be, and four columns from the left.
  func text(in style: GalleryStyle) -> String {
    switch self {
    case .prose(let text):
      return wrapped(text, columns: style.pageColumns)
    case .code(let excerpt):
      return excerpt.text
    case .drawing(let list, _):
      return indented(ANSIRenderer(colors: style.colors).render(list))
    }
  }
}

extension SourceExcerpt {
  /// The lines as a part of an example.
  var code: Example.Part { .code(self) }
}

extension Example.Part: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .prose(value) }
}
