import Tables

/// A way in which a list of messages changes.
struct MessageChange: Sendable {
  let name: String
  let summary: String
  /// Turns the old list into the new one, from the number of the first unused message.
  let apply: @Sendable (_ messages: inout [Message], _ unused: Int) -> Void
}

extension MessageChange {
  static let all = [
    none, appended, prepended, oneMoved, updated, mixed(1), mixed(10), mixed(50), reversed,
    replaced, shuffled,
  ]

  static let none = MessageChange(name: "none", summary: "nothing, in another array") { _, _ in }

  static let appended = MessageChange(name: "appended", summary: "1 % more at the end") {
    messages, unused in messages += unusedMessages(messages.count / 100, from: unused)
  }

  static let prepended = MessageChange(name: "prepended", summary: "1 % more at the beginning") {
    messages, unused in
    messages.insert(contentsOf: unusedMessages(messages.count / 100, from: unused), at: 0)
  }

  static let oneMoved = MessageChange(name: "one-moved", summary: "one from the middle to the top")
  {
    messages, _ in messages.insert(messages.remove(at: messages.count / 2), at: 0)
  }

  static let updated = MessageChange(name: "updated", summary: "1 % have other content") {
    messages, _ in
    for index in stride(from: 0, to: messages.count, by: 100) { messages[index].revision += 1 }
  }

  static let reversed = MessageChange(name: "reversed", summary: "all, in the opposite order") {
    messages, _ in messages.reverse()
  }

  static let replaced = MessageChange(name: "replaced", summary: "others, as many") {
    messages, unused in messages = unusedMessages(messages.count, from: unused)
  }

  static let shuffled = MessageChange(name: "shuffled", summary: "all, in random order") {
    messages, _ in
    var generator = SeededGenerator()
    messages.shuffle(using: &generator)
  }

  /// A part of the rows: a quarter each is deleted, inserted, updated and moved, all over the list.
  static func mixed(_ percent: Int) -> MessageChange {
    MessageChange(
      name: "mixed-\(percent)",
      summary: "\(percent) %: a quarter of it each deleted, inserted, updated, moved"
    ) { messages, unused in
      mix(&messages, each: max(1, messages.count * percent / 400), unused: unused)
    }
  }

  private static func mix(_ messages: inout [Message], each count: Int, unused: Int) {
    var generator = SeededGenerator()
    let chosen = messages.indices.shuffled(using: &generator).prefix(3 * count)
    for index in chosen.prefix(count) { messages[index].revision += 1 }
    let moved = chosen.dropFirst(count).prefix(count).map { messages[$0] }
    let gone = Set(chosen.dropFirst(count))
    let arriving = (unusedMessages(count, from: unused) + moved).shuffled(using: &generator)
    let places = arriving.map { _ in Int.random(in: 0...messages.count, using: &generator) }
      .sorted()
    var mixed: [Message] = []
    var next = 0
    for index in 0...messages.count {
      while next < places.count, places[next] == index {
        mixed.append(arriving[next])
        next += 1
      }
      if index < messages.count, !gone.contains(index) { mixed.append(messages[index]) }
    }
    messages = mixed
  }

  private static func unusedMessages(_ count: Int, from number: Int) -> [Message] {
    (number..<number + count).map(Message.init)
  }
}
