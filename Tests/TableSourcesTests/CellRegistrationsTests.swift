import TableModels
import TableSources
import Testing

private protocol FeedItem {}
private struct Photo: FeedItem { let name: String }
private struct Ad: FeedItem { let slogan: String }
private class Note: FeedItem {
  let text: String
  init(_ text: String) { self.text = text }
}
private class UrgentNote: Note {}
private final class VeryUrgentNote: UrgentNote {}

private class RegistrationsCell: ReusableCell {
  var text = ""
  required init() {}
}
private final class PhotoCell: RegistrationsCell {}
private final class AdCell: RegistrationsCell {}
private final class NoteCell: RegistrationsCell {}
private final class UrgentCell: RegistrationsCell {}

struct CellRegistrationsTests {
  private let photoRow = CellRegistration<PhotoCell, Photo> { $0.text = $1.name }
  private let adRow = CellRegistration<AdCell, Ad> { $0.text = $1.slogan }
  private let noteRow = CellRegistration<NoteCell, Note> { $0.text = $1.text }
  private let urgentRow = CellRegistration<UrgentCell, UrgentNote> { $0.text = "!" + $1.text }

  private func texts(_ source: some TableDataSource) -> [String] {
    let queue = ReuseQueue()
    var slot = RowSlot(from: queue)
    return (0..<source.numberOfRows(inSection: 0)).map { row in
      source.show(&slot, at: [0, row])
      guard let cell = slot.take() as? RegistrationsCell else { return "nothing" }
      return "\(type(of: cell)) \(cell.text)"
    }
  }

  @Test func `a model behind a protocol is shown by the registration of its own type`() {
    let rows = CellRegistrations()
    rows.add(photoRow)
    rows.add(adRow)
    let items: [any FeedItem] = [Photo(name: "Jason"), Ad(slogan: "Buy"), Photo(name: "Rose")]
    let source = CommonDataSource<RegistrationsCell, any FeedItem>(items) { item, slot in
      slot.show(item, with: rows)
    }
    #expect(texts(source) == ["PhotoCell Jason", "AdCell Buy", "PhotoCell Rose"])
    #expect(source.cellKind(at: [0, 1]) === adRow.kind)
  }

  @Test func `a subclass is shown as its nearest superclass that has a registration`() {
    let rows = CellRegistrations()
    rows.add(urgentRow)
    rows.add(noteRow)
    let notes = [Note("a"), UrgentNote("b"), VeryUrgentNote("c"), VeryUrgentNote("d")]
    let source = CommonDataSource<RegistrationsCell, Note>(notes) { $1.show($0, with: rows) }
    #expect(texts(source) == ["NoteCell a", "UrgentCell !b", "UrgentCell !c", "UrgentCell !d"])
  }

  @Test func `a registration that is added later is found for models shown before`() {
    let rows = CellRegistrations()
    rows.add(noteRow)
    let source = CommonDataSource<RegistrationsCell, Note>([VeryUrgentNote("c")]) {
      $1.show($0, with: rows)
    }
    #expect(texts(source) == ["NoteCell c"])
    rows.add(urgentRow)
    #expect(texts(source) == ["UrgentCell !c"])
  }

  /// DTTableViewManager 38: models arrived as another type than the one that was registered.
  @Test func `an optional is shown as what it wraps`() {
    let rows = CellRegistrations()
    rows.add(photoRow)
    rows.add(adRow)
    let photos: [Photo?] = [Photo(name: "Lucy")]
    let photoSource = CommonDataSource<RegistrationsCell, Photo?>(photos) {
      $1.show($0, with: rows)
    }
    #expect(texts(photoSource) == ["PhotoCell Lucy"])
    let items: [(any FeedItem)?] = [Ad(slogan: "Buy"), Photo(name: "Rose")]
    let source = CommonDataSource<RegistrationsCell, (any FeedItem)?>(items) {
      $1.show($0, with: rows)
    }
    #expect(texts(source) == ["AdCell Buy", "PhotoCell Rose"])
  }

  @Test func `a protocol that nobody opened is opened`() {
    let rows = CellRegistrations()
    rows.add(photoRow)
    rows.add(urgentRow)
    // A generic function that knows the protocol as its type, as Swift 5 mode passes it on.
    func source<Item>(_ items: [Item]) -> CommonDataSource<RegistrationsCell, Item> {
      CommonDataSource(items) { $1.show($0, with: rows) }
    }
    let items: [any FeedItem] = [Photo(name: "Rose"), VeryUrgentNote("c")]
    #expect(texts(source(items)) == ["PhotoCell Rose", "UrgentCell !c"])
  }

  /// DTTableViewManager 15: that a type was not registered showed when its row did.
  @Test func `types without a registration are listed before anything is shown`() {
    let rows = CellRegistrations()
    rows.add(photoRow)
    rows.add(urgentRow)
    let snapshot = TableSnapshot<(any FeedItem)?>(sections: [
      TableSection(id: 0, [Photo(name: "a"), VeryUrgentNote("b")]),
      TableSection(id: 1, [Photo(name: "c"), Ad(slogan: "d"), Note("e"), Ad(slogan: "f"), nil]),
    ])
    let found = rows.unregisteredTypes(in: snapshot)
    #expect(
      found.map(\.description) == [
        "Ad: 2 rows, the first at [1, 1]", "Note: 1 row, the first at [1, 2]",
        "Optional<FeedItem>: 1 row, the first at [1, 4]",
      ])
    rows.add(adRow)
    rows.add(noteRow)
    #expect(rows.unregisteredTypes(in: snapshot).count == 1)
  }

  @Test func `a model without a registration traps with its row, its type and those registered`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = CellRegistrations()
      rows.add(CellRegistration<PhotoCell, Photo> { $0.text = $1.name })
      let items: [any FeedItem] = [Photo(name: "a"), Ad(slogan: "b")]
      let source = CommonDataSource<RegistrationsCell, any FeedItem>(items) {
        $1.show($0, with: rows)
      }
      let queue = ReuseQueue()
      var slot = RowSlot(from: queue)
      for path in [[0, 0], [0, 1]] as [TableIndexPath] {
        slot.indexPath = path
        source.show(&slot, at: path)
        _ = slot.take()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "The row [0, 1] has a model of type Ad, which has no registration (registered: Photo)"))
  }

  @Test func `a type cannot be added twice`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = CellRegistrations()
      rows.add(CellRegistration<PhotoCell, Photo> { $0.text = $1.name })
      rows.add(CellRegistration<AdCell, Photo> { $0.text = $1.name })
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The models of type Photo have a registration already"))
  }
}
