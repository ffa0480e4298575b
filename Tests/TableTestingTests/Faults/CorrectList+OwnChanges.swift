import Tables

// Rows that change by being shown, or by themselves.

extension CorrectList {
  static let ownChanges: [CorrectList] = [
    CorrectList("a clock that is declared", ignoring: ["detail.text"], ignoresContent: true) {
      let clock = Clock()
      let rows = CommonDataSource<EntryCell, String>(["Oslo", "Rome", "Lima"]) { cell, city in
        cell.title.text = city
        cell.detail.text = clock.time
      }
      return ListToTest(.ofLines(2), source: rows)
    },
    CorrectList("rows that are read by being shown, and announce it") {
      let rows = CommonDataSource<EntryCell, Mail>((0..<12).map { Mail(id: $0) }) { cell, mail in
        cell.title.text = "mail \(mail.id)"
        cell.detail.text = mail.isRead ? "" : "●"
      }
      rows.onWillDisplay = { [weak rows] _, mail, place in
        guard let rows, !mail.isRead, rows.snapshot.model(at: place)?.id == mail.id else { return }
        rows.replace(at: place, with: Mail(id: mail.id, isRead: true))
      }
      return ListToTest(.ofLines(4), source: rows)
    },
    CorrectList("random content from a seed that is the row's own") {
      ListToTest(
        CommonDataSource<EntryCell, Int>(Array(0..<200)) { cell, number in
          var generator = RowGenerator(seed: UInt64(number))
          cell.title.text = String(generator.next() % 1_000_000)
          cell.background = generator.next().isMultiple(of: 3) ? .green : nil
        })
    },
    CorrectList("a closure that counts its calls") {
      var calls = 0
      return ListToTest(
        CommonDataSource<EntryCell, Int>(Array(0..<30)) { cell, number in
          calls += 1
          cell.title.text = "row \(number)"
        })
    },
    CorrectList("a cell that follows its object by the one callback that this has") {
      let counters = (0..<3).map { Counter(id: $0) }
      let rows = CommonDataSource<FollowingCell, Counter>(counters) { cell, counter in
        cell.follow(counter)
      }
      return ListToTest(
        .ofLines(3), source: rows, actions: [("count the first", { counters[0].count += 1 })])
    },
    CorrectList("cells that are emptied when they have left") {
      let rows = CommonDataSource<EntryCell, Int>(Array(0..<12)) { cell, number in
        cell.title.text = "film \(number)"
        cell.detail.text = "▶"
      }
      rows.onDidEndDisplaying = { cell, _, _ in
        cell.title.text = ""
        cell.detail.text = "paused"
      }
      return ListToTest(.ofLines(4), source: rows)
    },
    CorrectList("a list that loads its next page when its end comes on screen") {
      let rows = CommonDataSource<EntryCell, Int>(Array(0..<10)) { cell, number in
        cell.title.text = "item \(number)"
      }
      rows.onWillDisplay = { [weak rows] _, number, _ in
        guard let rows, number == rows.numberOfRows(inSection: 0) - 1, number < 39 else { return }
        rows.append(contentsOf: Array(number + 1...number + 10))
      }
      return ListToTest(.ofLines(4), source: rows)
    },
  ]
}

private struct Mail: Identifiable, Equatable {
  let id: Int
  var isRead = false
}

private final class Clock {
  private var seconds = 0

  var time: String {
    seconds += 1
    return "\(seconds / 60):\(seconds % 60)"
  }
}

private struct RowGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

private final class Counter: Identifiable {
  let id: Int
  var onChange: (() -> Void)?
  var count = 0 {
    didSet { onChange?() }
  }

  init(id: Int) { self.id = id }
}

private final class FollowingCell: EntryCell {
  private weak var counter: Counter?

  func follow(_ counter: Counter) {
    self.counter?.onChange = nil
    self.counter = counter
    counter.onChange = { [weak self] in self?.update() }
    update()
  }

  private func update() { title.text = "\(counter?.count ?? 0)" }
}
