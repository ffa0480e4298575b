import CommandLines
import Foundation

// Explains the messages of a crash log. `ExplainCommand.program` has its usage.

ExplainCommand.program.run { arguments in
  try ExplainCommand(arguments, inputIsTerminal: isatty(STDIN_FILENO) == 1).run()
}
