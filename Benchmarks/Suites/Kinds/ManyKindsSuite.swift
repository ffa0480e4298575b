import Measurements
import Tables

/// The cost of a row among rows of many kinds, told apart in several ways.
struct ManyKindsSuite {
  private let kinds: Int
  private let order: KindOrder
  private let people = Person.sample(count: 960)

  static var all: [Suite] {
    [ManyKindsSuite(kinds: 1, order: .interleaved).suite]
      + [2, 8, 32].flatMap { kinds in
        KindOrder.allCases.map { ManyKindsSuite(kinds: kinds, order: $0).suite }
      }
  }

  private var suite: Suite {
    Suite(
      name: kinds == 1 ? "1 kind" : "\(kinds) kinds \(order)",
      summary: "cells of \(kinds) of 32 kinds\(kinds == 1 ? "" : ", \(order)"), bare",
      control: "typed floor",
      ways: .timed([typedFloor, byEnum, byProtocol, byString], items: 50_000))
  }

  private func makeItems() -> [ManyItem] {
    people.indices.map { ManyItem.makers[order.kind(ofRow: $0, of: kinds)](people[$0]) }
  }

  private func makePosts(_ posts: ManyPosts) -> [any Post] {
    people.indices.map { posts.makers[order.kind(ofRow: $0, of: kinds)](people[$0]) }
  }

  private var typedFloor: Workload {
    let items = makeItems()
    return Workload(name: "typed floor") { rows in
      var stacks = ManyStacks()
      var sum = 0
      for row in 0..<rows { lend(row % items.count, of: items.span) { sum &+= stacks.show($0) } }
      return sum
    }
  }

  private var byEnum: Workload {
    let rows = ManyRows()
    let source = CommonDataSource<PersonCell, ManyItem>(makeItems()) { item, slot in
      ManyItem.show(item, in: &slot, with: rows)
    }
    return .hosting(source, name: "enum", paths: .rows(people.count))
  }

  private var byProtocol: Workload {
    let posts = ManyPosts()
    let rows = posts.rows
    let source = CommonDataSource<PersonCell, any Post>(makePosts(posts)) { post, slot in
      slot.show(post, with: rows)
    }
    return .hosting(source, name: "protocol", paths: .rows(people.count))
  }

  private var byString: Workload {
    let posts = ManyPosts()
    let models: [Any] = makePosts(posts)
    let identifiers = people.indices.map {
      posts.identifiers[order.kind(ofRow: $0, of: kinds)]
    }
    return Workload(name: "Any, string and as!") { rows in
      var idle = posts.idle
      var sum = 0
      for row in 0..<rows {
        let index = row % models.count
        guard let cell = idle[identifiers[index]]?.popLast() else { break }
        posts.casting[identifiers[index]]?(cell, models[index])
        sum &+= (cell as! PersonCell).number
        idle[identifiers[index], default: []].append(cell)
      }
      return sum
    }
  }
}

/// The order in which the kinds follow each other.
enum KindOrder: CaseIterable, CustomStringConvertible {
  /// One row of each.
  case interleaved
  /// Thirty rows of each.
  case inRuns

  func kind(ofRow row: Int, of kinds: Int) -> Int {
    switch self {
    case .interleaved: row % kinds
    case .inRuns: row / 30 % kinds
    }
  }

  /// The number of rows of the same kind before a row.
  func rowsOfKind(beforeRow row: Int, of kinds: Int) -> Int {
    switch self {
    case .interleaved: row / kinds
    case .inRuns: row / (30 * kinds) * 30 + row % 30
    }
  }

  var description: String {
    switch self {
    case .interleaved: "interleaved"
    case .inRuns: "in runs"
    }
  }
}

extension Workload {
  /// Shows rows as a host does that shows one at a time and lays out nothing.
  @inline(__always)
  static func hosting(
    _ source: some TableDataSource, name: String, paths: [TableIndexPath]
  ) -> Workload {
    let queue = ReuseQueue()
    return Workload(name: name) { rows in
      var sum = 0
      var slot = RowSlot(from: queue)
      for row in 0..<rows {
        source.show(&slot, at: paths[row % paths.count])
        let cell = unsafeDowncast(slot.take().unsafelyUnwrapped, to: PersonCell.self)
        sum &+= cell.number
        queue.enqueue(consume cell, ticket: slot.ticket)
      }
      return sum
    }
  }
}

extension [TableIndexPath] {
  /// The rows of one section.
  static func rows(_ count: Int) -> [TableIndexPath] {
    (0..<count).map { TableIndexPath(section: 0, row: $0) }
  }
}
