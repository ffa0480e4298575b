/// A position in a squeezed log where a message may begin.
struct Opening {
  let position: Int
  /// The kinds of message that begin like this.
  let kinds: [MessageKind]
}

extension Opening {
  /// All openings by their first two bytes, so that most positions of a log are skipped at a
  /// glance.
  private static let table: [[(bytes: [UInt8], kind: MessageKind)]] = {
    var table = Array(repeating: [(bytes: [UInt8], kind: MessageKind)](), count: 1 << 16)
    for kind in MessageKind.all {
      for opening in kind.openings {
        let bytes = Array(opening.utf8)
        table[Int(bytes[0]) << 8 | Int(bytes[1])].append((bytes, kind))
      }
    }
    return table
  }()

  /// True for each two bytes that an opening begins with.
  private static let begins = table.map { !$0.isEmpty }

  /// Returns the first opening that begins at a position or after it, before the end.
  static func first(in squeezed: [UInt8], from start: Int, upTo end: Int) -> Opening? {
    let last = min(end, squeezed.count - 1)
    guard start < last else { return nil }
    return squeezed.withUnsafeBytes { bytes in
      begins.withUnsafeBufferPointer { begins in
        var pair = Int(bytes[start])
        for position in start..<last {
          pair = (pair & 0xFF) << 8 | Int(bytes[position + 1])
          guard begins[pair] else { continue }
          let rest = bytes[position...]
          let kinds = table[pair].filter { rest.starts(with: $0.bytes) }.map(\.kind)
          if !kinds.isEmpty { return Opening(position: position, kinds: kinds) }
        }
        return nil
      }
    }
  }
}
