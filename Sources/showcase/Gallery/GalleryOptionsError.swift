import CommandLines
import Tables

/// A fault in the arguments of the program.
enum GalleryOptionsError: ProgramError, Equatable {
  /// No example has this name.
  case unknownExample(String)
  /// No renderer has this name.
  case unknownRenderer(String)
  /// No choice of colours has this name.
  case unknownColor(String)
  /// A width that is no number of columns, or too small or too large.
  case wrongWidth(String)
  /// An option stands with a command that has no use for it.
  case strayOption(String, command: String)
  /// Both options decide on the colours of text.
  case rendererAndColor
  /// `pictures` has no folder to write to.
  case missingFolder
  /// A word stands behind the name of an example.
  case extraWord(String)
  /// A word stands behind the folder of `pictures`.
  case extraWordForPictures(String)
  /// A word stands with `list`, which lists all examples.
  case wordForList(String)

  var exitCode: Int32 { 2 }
}

extension GalleryOptionsError {
  var description: String {
    switch self {
    case .unknownExample(let name):
      "There is no example \(name.quoted). The examples are \(Self.examples)"
    case .unknownRenderer(let name):
      "There is no renderer \(name.quoted). The renderers are \(Self.renderers)"
    case .unknownColor(let name):
      "--color cannot be \(name.quoted). It is \(Self.colors)"
    case .wrongWidth(let text):
      "The width cannot be \(text.quoted). It is a number of columns, \(Self.widths)"
    case .strayOption(let option, let command):
      "\"\(command)\" has no use for \(option); leave it out"
    case .rendererAndColor:
      "--renderer and --color both say whether text is coloured; leave one of them out"
    case .missingFolder:
      "\"pictures\" needs the folder to write them to"
    case .extraWord(let word):
      "\(word.quoted) is one word too many. One example can be named, or all"
    case .extraWordForPictures(let word):
      "\(word.quoted) is one word too many. All pictures are written to one folder"
    case .wordForList(let word):
      "The list has all examples, and takes no word. "
        + (Example.named(word).map { "To see this one: showcase \($0.name)" }
          ?? "No example is called \(word.quoted) either")
    }
  }

  private static var examples: String { Example.all.map(\.name).joined(separator: ", ") }

  private static var renderers: String {
    GalleryOptions.Renderer.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var colors: String {
    ColorChoice.Flag.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var widths: String {
    "\(GalleryOptions.widths.lowerBound) to \(GalleryOptions.widths.upperBound)"
  }
}
