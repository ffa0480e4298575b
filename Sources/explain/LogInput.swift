import CommandLines
import Foundation

/// A log that is read in pieces: a file, or standard input.
struct LogInput: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private static let pieceLength = 1 << 18

  /// Opens a log.
  ///
  /// - Parameter path: The path of a file, or `-` for standard input.
  /// - Throws: The reason why it cannot be read.
  init(_ path: String) throws(LogInputError) {
    guard path != "-" else {
      descriptor = STDIN_FILENO
      name = "Standard input"
      return
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw LogInputError(name: path.quoted, code: errno) }
    self.descriptor = descriptor
    name = path.quoted
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Reads the log to its end.
  func forEachPiece<Failure: Error>(
    _ take: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceLength, alignment: 16)
    defer { piece.deallocate() }
    while true {
      let count = read(descriptor, piece.baseAddress, piece.count)
      if count > 0 {
        try take(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      } else if count == 0 {
        return
      } else if errno != EINTR {
        throw LogInputError(name: name, code: errno)
      }
    }
  }
}

/// A log that cannot be read.
struct LogInputError: ProgramError, Equatable {
  let description: String

  var exitCode: Int32 { 2 }

  /// A file that cannot be opened, or a log that cannot be read further.
  init(name: String, code: Int32) {
    description =
      switch code {
      case ENOENT:
        """
        There is no file \(name)
        The words of a message are read from standard input: explain -
        """
      case EISDIR: "\(name) is a folder; name the file of a log"
      default: "\(name) cannot be read: \(String(cString: strerror(code)))"
      }
  }
}
