import CommandLines
import Foundation

// Explains the messages of a crash log. How it is used is in `ExplainCommand.program`.

ExplainCommand.program.run { arguments in
  try ExplainCommand(arguments, inputIsTerminal: isatty(STDIN_FILENO) == 1).run()
}
