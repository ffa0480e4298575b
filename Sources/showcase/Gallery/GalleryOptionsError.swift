import Tables

/// What is wrong with the arguments of the program.
enum GalleryOptionsError: Error, Equatable {
  /// No example has this name.
  case unknownExample(String)
  /// No renderer has this name.
  case unknownRenderer(String)
  /// Colours cannot be chosen so.
  case unknownColor(String)
  /// A width that is no number of columns, or too small or too large.
  case wrongWidth(String)
  /// No option has this name.
  case unknownOption(String)
  /// The arguments end where an option's value should be.
  case missingValue(option: String)
  /// An option stands with a command that has no use for it.
  case strayOption(String, command: String)
  /// Both say whether text is coloured.
  case rendererAndColor
  /// `pictures` has no folder to write to.
  case missingFolder
  /// A word stands where there is nothing left to say.
  case extraWord(String)
}

extension GalleryOptionsError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownExample(let name):
      "There is no example \"\(name.visible)\". The examples are \(Self.examples)"
    case .unknownRenderer(let name):
      "There is no renderer \"\(name.visible)\". The renderers are \(Self.renderers)"
    case .unknownColor(let name):
      "--color cannot be \"\(name.visible)\". It is \(Self.colors)"
    case .wrongWidth(let text):
      "The width cannot be \"\(text.visible)\". It is a number of columns, \(Self.widths)"
    case .unknownOption(let option):
      "There is no option \"\(option.visible)\". The options are "
        + GalleryOptions.options.joined(separator: ", ")
    case .missingValue(let option):
      "\(option) needs a value: \(Self.choices(for: option))"
    case .strayOption(let option, let command):
      "\"\(command)\" has no use for \(option); leave it out"
    case .rendererAndColor:
      "--renderer and --color both say whether text is coloured; leave one of them out"
    case .missingFolder:
      "\"pictures\" needs the folder to write them to"
    case .extraWord(let word):
      "\"\(word.visible)\" is one word too many. One example can be named, or none for all of them"
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

  private static func choices(for option: String) -> String {
    switch option {
    case "--renderer": renderers
    case "--color": colors
    default: "a number of columns, \(widths)"
    }
  }
}
