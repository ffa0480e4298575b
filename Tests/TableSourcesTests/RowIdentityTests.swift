import TableModels
import TableSources
import Testing

private protocol Thing {}
private struct Photo: Identifiable, Thing { let id: Int }
private struct Album: Identifiable, Thing { let id: Int }
private struct Nameless: Thing {}
private class Animal: Identifiable, Thing {
  let id: Int
  init(_ id: Int) { self.id = id }
}
private final class Cat: Animal {}
private enum Item: Identifiable {
  case photo(Int)
  case divider
  var id: String {
    switch self {
    case .photo(let id): "photo \(id)"
    case .divider: "divider"
    }
  }
}
private final class Cell {}

/// The identity of a row, and its place after changes.
@Suite struct RowIdentityTests {
  private func source<Model>(_ sections: [Model]...) -> CommonDataSource<Cell, Model> {
    CommonDataSource(
      sections: sections.enumerated().map { TableSection(id: SectionID($0), $1) }
    ) { (_: Cell, _: Model) in }
  }

  @Test func `an identity is the type of the model and its id`() {
    #expect(RowIdentity(Photo(id: 1)) == RowIdentity(Photo(id: 1)))
    #expect(RowIdentity(Photo(id: 1)) != RowIdentity(Photo(id: 2)))
    #expect(RowIdentity(Photo(id: 1)) != RowIdentity(Album(id: 1)))
    #expect(RowIdentity(Photo.self, id: 1) == RowIdentity(Photo(id: 1)))
    #expect(RowIdentity(Photo(id: 1)).id == AnyHashable(1))
    #expect(Set([RowIdentity(Photo(id: 1)), RowIdentity(Photo(id: 1))]).count == 1)
  }

  @Test func `a class counts as itself, not as its superclass`() {
    #expect(RowIdentity(Cat(1) as Animal) == RowIdentity(Cat(1)))
    #expect(RowIdentity(Cat(1)) != RowIdentity(Animal(1)))
    let animals = source([Cat(1), Animal(1)] as [Animal])
    #expect(animals.identity(at: [0, 0]) == RowIdentity(Cat(1)))
    #expect(animals.identity(at: [0, 1]) == RowIdentity(Animal(1)))
  }

  @Test func `models behind a protocol have their own identities, some have none`() {
    let things = source([Photo(id: 1), Album(id: 1), Nameless(), Cat(1)] as [any Thing])
    let identities = (0..<4).map { things.identity(at: [0, $0]) }
    #expect(
      identities == [
        RowIdentity(Photo(id: 1)), RowIdentity(Album(id: 1)), nil, RowIdentity(Cat(1)),
      ])
  }

  @Test func `an optional model is what is in it`() {
    let photos = source([Photo(id: 1), nil])
    #expect(photos.identity(at: [0, 0]) == RowIdentity(Photo(id: 1)))
    #expect(photos.identity(at: [0, 1]) == nil)
    let things = source([Photo(id: 1) as any Thing, nil] as [(any Thing)?])
    #expect(things.identity(at: [0, 0]) == RowIdentity(Photo(id: 1)))
    #expect(things.identity(at: [0, 1]) == nil)
  }

  @Test func `an enum has the identity that it gives itself`() {
    let items = source([Item.photo(3), .divider])
    #expect(items.identity(at: [0, 1]) == RowIdentity(Item.divider))
    #expect(items.indexPath(ofRowWithID: "photo 3") == [0, 0])
  }

  @Test func `plain values have no identity, and no row is found by one`() {
    let numbers = source([1, 2, 3])
    #expect(numbers.identity(at: [0, 1]) == nil)
    #expect(numbers.indexPath(ofRowWithID: 2) == nil)
  }

  @Test func `a place that is not there has no identity`() {
    let photos = source([Photo(id: 1)])
    for path in [[0, 1], [1, 0], [0, -1], [-1, 0]] as [TableIndexPath] {
      #expect(photos.identity(at: path) == nil)
    }
  }

  @Test func `a row is found by identity and by plain id, the first of several`() {
    let things = source(
      [], [Album(id: 2), Photo(id: 1)], [Photo(id: 2), Photo(id: 2)] as [any Thing])
    #expect(things.indexPath(ofRowWith: RowIdentity(Photo(id: 2))) == [2, 0])
    #expect(things.indexPath(ofRowWith: RowIdentity(Photo(id: 3))) == nil)
    #expect(things.indexPath(ofRowWithID: 2) == [1, 0])
    #expect(things.indexPath(ofRowWithID: 9) == nil)
  }

  @Test func `the sections of several sources answer for their own rows`() {
    let whole = SectionedDataSource(
      source([Photo(id: 1)], [Photo(id: 2)]), source([1, 2]), source([Album(id: 1), Album(id: 3)]))
    #expect(whole.identity(at: [1, 0]) == RowIdentity(Photo(id: 2)))
    #expect(whole.identity(at: [2, 1]) == nil)
    #expect(whole.identity(at: [3, 0]) == RowIdentity(Album(id: 1)))
    #expect(whole.indexPath(ofRowWith: RowIdentity(Album(id: 1))) == [3, 0])
    #expect(whole.indexPath(ofRowWithID: 1) == [0, 0])
    #expect(whole.indexPath(ofRowWithID: 3) == [3, 1])
    #expect(whole.indexPath(ofRowWithID: 4) == nil)
  }

  @Test func `a source written by hand has no identities, unless it says so`() {
    final class Silent: TableDataSource {
      func numberOfRows(inSection section: Int) -> Int { 2 }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {}
    }
    #expect(Silent().identity(at: [0, 0]) == nil)
    #expect(Silent().indexPath(ofRowWithID: 0) == nil)
  }
}
