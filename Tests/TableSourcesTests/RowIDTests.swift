import TableModels
import TableSources
import Testing

/// The row of an id, found in several ways.
@Suite struct RowIDTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private class Animal: Identifiable {
    let name: String
    init(_ name: String) { self.name = name }
    var id: String { name }
  }

  private final class Dog: Animal {
    override var id: String { "dog " + name }
  }

  private func source<Model>(
    _ sections: [TableSection<Model>]
  ) -> CommonDataSource<TestCell, Model> {
    CommonDataSource(sections: sections) { (_: TestCell, _) in }
  }

  private var items: CommonDataSource<TestCell, Item> {
    source([
      TableSection(id: 0, [Item(id: 3), Item(id: 1)]),
      TableSection(id: 1, count: 4) { Item(id: 10 + $0) },
      TableSection(id: 2, [Item(id: 1), Item(id: 7)]),
    ])
  }

  @Test(arguments: [(3, 0, 0), (1, 0, 1), (10, 1, 0), (13, 1, 3), (7, 2, 1)])
  func `the first row with an id is found, stored or provided`(id: Int, section: Int, row: Int) {
    let place = TableIndexPath(section: section, row: row)
    let anySource: any TableDataSource = items
    #expect(items.indexPath(ofRowWithID: id) == place)
    #expect(items.indexPath(ofRowWithID: AnyHashable(id)) == place)
    #expect(anySource.indexPath(ofRowWithID: id) == place)
  }

  @Test func `an id that equals one of another type is found, and others are not`() {
    #expect(items.indexPath(ofRowWithID: AnyHashable(Int8(7))) == [2, 1])
    #expect(items.indexPath(ofRowWithID: AnyHashable("7")) == nil)
    #expect(items.indexPath(ofRowWithID: 4) == nil)
    #expect(items.indexPath(ofRowWithID: AnyHashable(4)) == nil)
  }

  @Test func `the id is that of the model's own class`() {
    let animals = source([TableSection(id: 0, [Animal("Rex"), Dog("Rex")])])
    #expect(animals.indexPath(ofRowWithID: "dog Rex") == [0, 1])
    #expect(animals.indexPath(ofRowWithID: AnyHashable("dog Rex")) == [0, 1])
    #expect(animals.indexPath(ofRowWithID: "Rex") == [0, 0])
  }

  @Test func `models behind an optional or a protocol are found, where they have ids`() {
    let optional = source([TableSection(id: 0, [nil, Item(id: 5)])])
    #expect(optional.indexPath(ofRowWithID: 5) == [0, 1])
    let mixed = source([TableSection<Any>(id: 0, ["text", Item(id: 5)])])
    #expect(mixed.indexPath(ofRowWithID: 5) == [0, 1])
    #expect(mixed.indexPath(ofRowWithID: 6) == nil)
  }
}
