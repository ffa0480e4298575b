import Foundation

/// Standard input, output and error, safe to use even if they were closed before the program
/// started.
package enum StandardStreams {
  /// Prints a text on standard output, at once.
  ///
  /// - Throws: The reason why it cannot be written.
  package static func print(_ text: String) throws(StreamError) {
    if let reason = put(text, on: STDOUT_FILENO) {
      throw StreamError(subject: "Standard output", reason: reason)
    }
  }

  /// Prints a text on standard error. If that fails, there is nobody to tell.
  package static func complain(_ text: String) {
    _ = put(text, on: STDERR_FILENO)
  }

  /// Turns every failure into a returned error, never a signal or a wrong file.
  ///
  /// A newly opened file takes the number of a closed stream, and would then receive the text for
  /// that stream. Each closed stream therefore is opened in the direction in which it cannot be
  /// used.
  static func makeSafe() {
    signal(SIGPIPE, SIG_IGN)
    let directions = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (stream, direction) in directions where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", direction)
    }
  }

  /// Returns the reason of a failure, or nil.
  private static func put(_ text: String, on stream: Int32) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(stream, start, rest.count)
        if count < 0, errno != EINTR { return String(cString: strerror(errno)) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
      }
      return nil
    }
  }
}

/// A stream or a file that cannot be written.
package struct StreamError: ProgramError, Equatable {
  /// The name of the stream or the file, such as `Standard output`.
  let subject: String
  let reason: String

  package var exitCode: Int32 { 1 }

  package var description: String { "\(subject) cannot be written: \(reason)" }
}
