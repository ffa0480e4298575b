import TableModels
import Testing

@Suite struct CheckedUpdatesTests {
  @Test func `a batch that is right says where it takes each row`() throws {
    var updates = TableUpdates()
    updates.deleteRows(at: [[0, 1]])
    updates.moveRow(at: [0, 3], to: [1, 0])
    updates.insertRows(at: [[0, 0]])
    updates.reconfigureRows(at: [[0, 2]])
    let batch = try updates.checked(from: [4, 1], to: [3, 2])
    let places = (0..<4).map { batch.placeAfter(of: TableIndexPath(section: 0, row: $0)) }
    #expect(places == [[0, 1], nil, [0, 2], [1, 0]])
    #expect(batch.placeAfter(of: [1, 0]) == [1, 1])
  }

  @Test func `sections that stay have a place, those that go or are read anew have none`() throws {
    var updates = TableUpdates()
    updates.deleteSections([0])
    updates.reloadSections([2])
    let batch = try updates.checked(from: [1, 1, 1], to: [1, 5])
    #expect((0..<3).map(batch.placeAfter(ofSection:)) == [nil, 0, nil])
    #expect(batch.placeAfter(of: [1, 0]) == [0, 0])
    #expect(batch.placeAfter(of: [2, 0]) == nil)
  }

  @Test func `what was never there has no place`() throws {
    let batch = try TableUpdates().checked(from: [1], to: [1])
    #expect(batch.placeAfter(of: [1, 0]) == nil)
    #expect(batch.placeAfter(of: [-1, 0]) == nil)
    #expect(batch.placeAfter(ofSection: 7) == nil)
  }
}
