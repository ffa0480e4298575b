import Foundation
import Tables

/// What the command line asks of the gallery.
struct GalleryOptions {
  /// Whether the gallery may use colours and bold letters.
  var color = ColorChoice.Flag.auto

  /// Reads the arguments after the name of the program: nothing, or `--color WHEN`.
  ///
  /// - Returns: Nil where they ask for something else.
  init?(_ arguments: some Collection<String>) {
    let words = Array(arguments)
    guard !words.isEmpty else { return }
    guard words.count == 2, words[0] == "--color", let flag = ColorChoice.Flag(rawValue: words[1])
    else { return nil }
    color = flag
  }

  /// The colours to use: what was asked for, then what the environment says, then whether standard
  /// output is a terminal.
  var colors: ColorChoice {
    ColorChoice(
      flag: color, environment: ProcessInfo.processInfo.environment,
      isTerminal: isatty(STDOUT_FILENO) == 1)
  }
}

/// The colours that the gallery is drawn with; none unless the program says so.
enum GalleryColors {
  @TaskLocal static var current = ColorChoice.none
}
