import CommandLines
import Foundation
import Tables

/// The request of the command line to the gallery.
struct GalleryOptions: Equatable {
  /// The command to perform.
  var command = Command.front
  /// The form of the output; nil for text, coloured as ``color`` says.
  var renderer: Renderer?
  /// The choice of colours and bold letters for text.
  var color = ColorChoice.Flag.auto
  /// The width of the screens in columns; nil for each example's own width.
  var width: Int?

  /// The widths that a screen may have, in columns.
  static let widths = 20...400

  /// A command of the program.
  enum Command: Equatable {
    /// Show the first page.
    case front
    /// Show examples.
    case show(names: [String])
    /// List the examples.
    case list
    /// Write the pictures of the documentation into a folder.
    case pictures(folder: String)
    /// Print the usage of the program.
    case help
  }

  /// The form of a printed screen.
  enum Renderer: String, CaseIterable {
    case text, ansi, svg
  }
}

extension GalleryOptions {
  /// Reads the arguments after the name of the program.
  ///
  /// - Throws: The fault in the arguments.
  init(_ arguments: some Collection<String>) throws {
    self.init()
    guard let arguments = try Self.program.arguments(arguments) else {
      command = .help
      return
    }
    try readOptions(arguments)
    try readCommand(arguments.words, isList: arguments.has(Self.listOption))
    try checkOptions(arguments.options)
  }

  /// The colours to use, by the request, then the environment, then the kind of standard output.
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

  /// The style for the examples.
  var style: GalleryStyle { GalleryStyle(colors: colors, columns: width) }

  private mutating func readOptions(_ arguments: Arguments) throws(GalleryOptionsError) {
    if let value = arguments.value(of: Self.rendererOption) {
      guard let renderer = Renderer(rawValue: value.lowercased()) else {
        throw .unknownRenderer(value)
      }
      self.renderer = renderer
    }
    if let value = arguments.value(of: Self.colorOption) {
      guard let color = ColorChoice.Flag(rawValue: value.lowercased()) else {
        throw .unknownColor(value)
      }
      self.color = color
    }
    if let value = arguments.value(of: Self.widthOption) {
      guard let width = Int(value), Self.widths.contains(width) else { throw .wrongWidth(value) }
      self.width = width
    }
  }

  private mutating func readCommand(
    _ words: [String], isList: Bool
  ) throws(GalleryOptionsError) {
    let first = words.first?.lowercased()
    if isList || first == "list" {
      command = .list
      if let stray = isList ? words.first : words.dropFirst().first { throw .wordForList(stray) }
    } else if first == "pictures" {
      guard words.count > 1 else { throw .missingFolder }
      guard words.count == 2 else { throw .extraWordForPictures(words[2]) }
      command = .pictures(folder: words[1])
    } else if let name = words.first {
      guard words.count == 1 else { throw .extraWord(words[1]) }
      guard first != "all" else {
        command = .show(names: Example.all.map(\.name))
        return
      }
      guard let example = Example.named(name) else { throw .unknownExample(name) }
      command = .show(names: [example.name])
    }
  }

  /// Refuses options that have no meaning for the command, or repeat another option.
  private func checkOptions(_ given: Set<String>) throws(GalleryOptionsError) {
    let styles = given.intersection(Self.styleOptions.map(\.name))
    let name: String? =
      switch command {
      case .list: "list"
      case .pictures: "pictures"
      case .front, .show, .help: nil
      }
    if let name, let stray = styles.min() { throw .strayOption(stray, command: name) }
    guard !styles.isSuperset(of: [Self.rendererOption.name, Self.colorOption.name]) else {
      throw .rendererAndColor
    }
  }

  // MARK: Help

  private static let rendererOption = ProgramOption(
    "--renderer", "RENDERER",
    help: "text, ansi (coloured even in a file) or svg (one document, screens below each other)")
  private static let colorOption = ProgramOption(
    "--color", "WHEN", help: "auto, always or never: whether text is coloured")
  private static let widthOption = ProgramOption(
    "--width", "N",
    help: "how many columns of 8 points the screens are wide, "
      + "\(widths.lowerBound) to \(widths.upperBound)")
  private static let listOption = ProgramOption("--list", help: "the names of the examples")

  private static let styleOptions = [rendererOption, colorOption, widthOption]

  static let program = Program(
    name: "showcase",
    synopsis: [
      "showcase [NAME | all] [--renderer RENDERER | --color WHEN] [--width N]",
      "showcase list", "showcase pictures FOLDER",
    ],
    options: styleOptions + [listOption],
    notes: """
      Without a word it shows one list, on a page. NAME is an example in any spelling, and all shows the
      whole gallery. list prints the names, pictures writes the pictures of the documentation into a
      folder, as SVG files. A view with a frame of
      its own keeps it in every width, and its screen is at least as wide.

      exit codes: 0 shown, 1 something cannot be written, 2 the arguments cannot be understood
      """)
}
