import Foundation

/// Standard input, output and error, whatever became of them before the program started.
package enum StandardStreams {
  /// Prints a text on standard output, at once.
  ///
  /// - Throws: The reason why it cannot be written.
  package static func print(_ text: String) throws(StreamError) {
    if let reason = put(text, on: STDOUT_FILENO) {
      throw StreamError(subject: "Standard output", reason: reason)
    }
  }

  /// Prints a text on standard error. Where that fails there is nobody to tell.
  package static func complain(_ text: String) {
    _ = put(text, on: STDERR_FILENO)
  }

  /// Lets every failure be an error that is returned, never a signal or a wrong file.
  ///
  /// A file that is opened takes the number of a stream that is closed, and would then receive what
  /// is meant for the stream. So each closed one is opened in the direction in which it cannot be used.
  static func makeSafe() {
    signal(SIGPIPE, SIG_IGN)
    let directions = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (stream, direction) in directions where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", direction)
    }
  }

  /// Returns why it failed, or nil.
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
  /// Such as `Standard output`.
  let subject: String
  let reason: String

  package var exitCode: Int32 { 1 }

  package var description: String { "\(subject) cannot be written: \(reason)" }
}
