import Foundation
import Tables

/// What the command line asks of the gallery.
struct GalleryOptions: Equatable {
  /// What is to be done.
  var command = Command.show(names: Example.all.map(\.name))
  /// What is to be printed; nil for text, coloured as ``color`` says.
  var renderer: Renderer?
  /// Whether text may have colours and bold letters.
  var color = ColorChoice.Flag.auto
  /// How many columns the screens are wide; nil for each example's own width.
  var width: Int?

  /// How many columns a screen may be wide.
  static let widths = 20...400

  /// What the program can do.
  enum Command: Equatable {
    /// Show examples, all of them where none was named.
    case show(names: [String])
    /// Say which examples there are.
    case list
    /// Write the pictures of the documentation into a folder.
    case pictures(folder: String)
    /// Explain a crash message: the words after `explain`.
    case explain([String])
    /// Say how the program is used.
    case help
  }

  /// What a screen is printed as.
  enum Renderer: String, CaseIterable {
    case text, ansi, svg
  }
}

extension GalleryOptions {
  /// Reads the arguments after the name of the program.
  ///
  /// - Throws: What is wrong with them.
  init(_ arguments: some Collection<String>) throws(GalleryOptionsError) {
    self.init()
    if arguments.contains("--help") || arguments.contains("-h") {
      command = .help
    } else if arguments.first == "explain" {
      command = .explain(Array(arguments.dropFirst()))
    } else {
      let words = try readOptions(arguments)
      if !words.isEmpty { try readCommand(words) }
    }
  }

  /// The colours to use: what was asked for, then what the environment says, then whether standard
  /// output is a terminal.
  var colors: ColorChoice {
    let flag: ColorChoice.Flag =
      switch renderer {
      case .text: .never
      case .ansi: .always
      case .svg, nil: color
      }
    return ColorChoice(
      flag: flag, environment: ProcessInfo.processInfo.environment,
      isTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// How examples are to draw.
  var style: GalleryStyle { GalleryStyle(colors: colors, columns: width) }

  /// Takes the options, as `--width 40` or `--width=40`, and leaves the words.
  private mutating func readOptions(
    _ arguments: some Collection<String>
  ) throws(GalleryOptionsError) -> [String] {
    var words: [String] = []
    var given: Set<String> = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard Self.options.contains(option) else { throw .unknownOption(argument) }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(option: option)
      }
      try read(option, value)
      given.insert(option)
    }
    guard given.isEmpty || words != ["list"] && words.first != "pictures" else {
      throw .strayOption(given.sorted()[0], command: words[0])
    }
    guard !given.isSuperset(of: ["--renderer", "--color"]) else { throw .rendererAndColor }
    return words
  }

  private mutating func read(_ option: String, _ value: String) throws(GalleryOptionsError) {
    switch option {
    case "--renderer":
      guard let renderer = Renderer(rawValue: value) else { throw .unknownRenderer(value) }
      self.renderer = renderer
    case "--color":
      guard let color = ColorChoice.Flag(rawValue: value) else { throw .unknownColor(value) }
      self.color = color
    default:
      guard let width = Int(value), Self.widths.contains(width) else { throw .wrongWidth(value) }
      self.width = width
    }
  }

  private mutating func readCommand(_ words: [String]) throws(GalleryOptionsError) {
    let takesFolder = words[0] == "pictures"
    guard words.count <= (takesFolder ? 2 : 1) else {
      throw .extraWord(words[takesFolder ? 2 : 1])
    }
    if takesFolder {
      guard words.count == 2 else { throw .missingFolder }
      command = .pictures(folder: words[1])
    } else if words[0] == "list" {
      command = .list
    } else if let example = Example.named(words[0]) {
      command = .show(names: [example.name])
    } else {
      throw .unknownExample(words[0])
    }
  }

  static let options = ["--renderer", "--color", "--width"]

  static let usage = """
    usage: showcase [NAME] [--renderer RENDERER | --color WHEN] [--width N]
           showcase list             the names of the examples
           showcase pictures FOLDER  the pictures of the documentation, as SVG files
           showcase explain [FILE]   what a crash message of UIKit says; from standard input where
                                     there is no FILE

    NAME      an example, all of them where none is named
    RENDERER  text, ansi (coloured even in a file) or svg (one document, screens below each other)
    WHEN      auto, always or never: whether text is coloured
    N         how many columns of 8 points the screens are wide, \(widths.lowerBound)…\
    \(widths.upperBound); a view with a
              frame of its own keeps it, and its screen is at least as wide

    """
}
