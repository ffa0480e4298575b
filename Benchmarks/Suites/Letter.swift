/// A model as a server sends it: an id of 36 characters, as UUIDs are written, and four fields.
struct Letter: Identifiable, Equatable {
  let id: String
  let sender: String
  let text: String
  let isRead: Bool
  let revision: Int

  /// The letter of a message, with strings of its own.
  init(_ message: Message) {
    id = Self.uuid(message.id)
    sender = "Sender number \(message.id.low % 1_000)"
    // Decoded, so that no two letters share the text of their message.
    text = String(decoding: Array(message.text.utf8), as: UTF8.self)
    isRead = message.id.low % 3 == 0
    revision = message.revision
  }

  /// Another revision of a letter, which shares its strings.
  init(_ letter: Letter, revision: Int) {
    id = letter.id
    sender = letter.sender
    text = letter.text
    isRead = letter.isRead
    self.revision = revision
  }

  private static func uuid(_ id: Message.ID) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    for (number, half) in [id.high, id.low].enumerated() {
      for place in 0..<16 {
        if [8, 12, 16, 20].contains(16 * number + place) { bytes.append(0x2D) }
        bytes.append(digits[Int(half >> UInt64(60 - 4 * place) & 0xF)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
