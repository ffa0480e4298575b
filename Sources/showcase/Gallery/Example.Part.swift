import Tables

extension Example {
  /// One part of an example.
  enum Part {
    /// Sentences, wrapped at the width of the page.
    case prose(String)
    /// Source code, which keeps its lines, set off by a bar.
    case code(SourceExcerpt)
    /// A drawing, with the name of its file in the documentation, if it has one.
    case drawing(DisplayList, picture: String?)
  }
}

extension Example.Part {
  /// Returns the part on a page of the style's width. Code and screens may be wider than the page.
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
