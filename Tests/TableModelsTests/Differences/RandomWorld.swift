import TableModels
import TestSupport

/// Makes snapshots and changes them, as apps do and as they do not.
struct RandomWorld {
  private var generator: SeededGenerator
  private(set) var hasDuplicates = false
  private var hash = ItemID.Hash.spread
  private var usedIDs: Set<Int> = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed &* 0x1234_5678_9ABC_DEF1) }

  mutating func snapshot() -> TableSnapshot<Item> {
    hasDuplicates = random(4) == 0
    // More often the one in which parts of hashes are alike that differ as a whole.
    hash = random(3) == 0 ? .unspread : ItemID.Hash.allCases[random(ItemID.Hash.allCases.count)]
    usedIDs = []
    let ids = ["a", "b", "c", "d", "e"].shuffled(using: &generator).prefix(random(5))
    let longest = [3, 8, 20, 40][random(4)]
    return TableSnapshot(
      sections: ids.map { id in
        TableSection(id: SectionID(id), (0..<random(longest)).map { _ in newItem() })
      })
  }

  mutating func change(of old: TableSnapshot<Item>) -> TableSnapshot<Item> {
    var new = old
    if random(3) == 0 { changeSections(of: &new) }
    guard !new.sections.isEmpty else { return new }
    for _ in 0..<random([2, 6, 30][random(3)]) { changeRow(of: &new) }
    if random(6) == 0 { new.sections[random(new.sections.count)].reshuffle(using: &generator) }
    if random(6) == 0 { moveBlock(in: &new) }
    if random(4) == 0 { replaceAll(in: &new.sections[random(new.sections.count)]) }
    return new
  }

  private mutating func random(_ limit: Int) -> Int {
    Int(generator.next() % UInt64(limit))
  }

  private mutating func newItem() -> Item {
    if hasDuplicates { return Item(id: random(6), hash, text: ["", "x"][random(2)]) }
    // Scattered, so that weak hashes get in each other's way; in a row they would not.
    var id = random(256)
    while !usedIDs.insert(id).inserted { id = random(256) }
    return Item(id: id, hash)
  }

  private mutating func changeSections(of snapshot: inout TableSnapshot<Item>) {
    if !snapshot.sections.isEmpty, random(2) == 0 {
      snapshot.removeSection(at: random(snapshot.sections.count))
    }
    if random(2) == 0 {
      let id = ["a", "b", "c", "d", "e", "f"].first {
        snapshot.sectionIndex(of: SectionID($0)) == nil
      }
      let section = TableSection(
        id: SectionID(id ?? "g"), (0..<random(4)).map { _ in newItem() })
      snapshot.insertSection(section, at: random(snapshot.sections.count + 1))
    }
    if random(2) == 0 { snapshot.sections.shuffle(using: &generator) }
  }

  private mutating func changeRow(of snapshot: inout TableSnapshot<Item>) {
    let target = random(snapshot.sections.count)
    let place = TableIndexPath(
      section: target, row: random(snapshot.sections[target].count + 1))
    let source = random(snapshot.sections.count)
    let count = snapshot.sections[source].count
    guard count > 0, random(4) > 0 else {
      snapshot.insert(newItem(), at: place)
      return
    }
    let path = TableIndexPath(section: source, row: random(count))
    switch random(4) {
    case 0: snapshot.remove(at: path)
    case 1: snapshot[path].text += "'"
    case 2: snapshot[path].kind = 1
    default:
      let item = snapshot.remove(at: path)
      let row = min(place.row, snapshot.sections[target].count)
      snapshot.insert(item, at: TableIndexPath(section: target, row: row))
    }
  }

  private mutating func replaceAll(in section: inout TableSection<Item>) {
    section = TableSection(id: section.id, (0..<random(20)).map { _ in newItem() })
  }

  private mutating func moveBlock(in snapshot: inout TableSnapshot<Item>) {
    let section = random(snapshot.sections.count)
    var items = Array(snapshot.sections[section])
    guard items.count > 2 else { return }
    let start = random(items.count)
    let block = items[start..<min(items.count, start + 5)]
    items.removeSubrange(block.indices)
    items.insert(contentsOf: block, at: random(items.count + 1))
    snapshot.sections[section] = TableSection(id: snapshot.sections[section].id, items)
  }
}

extension TableSection {
  fileprivate mutating func reshuffle(using generator: inout SeededGenerator) {
    self = TableSection(
      id: id, header: header, footer: footer, Array(self).shuffled(using: &generator))
  }
}
