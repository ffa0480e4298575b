import TableModels
import TableSources
import Testing

/// A model that counts how often it is compared.
private struct Counted: Identifiable, Equatable {
  final class Comparisons {
    var count = 0
  }

  let id: Int
  let text: String
  let comparisons: Comparisons

  static func == (left: Counted, right: Counted) -> Bool {
    left.comparisons.count += 1
    return left.text == right.text
  }
}

private struct Line: Identifiable, Equatable {
  let id: Int
  var text: String
}

private final class Host: TableDataSourceHost {
  var changes: [TableChange] = []
  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {}
  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    changes.append(change)
  }
}

private final class PlainCell {}
private final class OtherCell {}

/// Differences that are computed before they are applied.
@Suite struct PreparedDifferenceTests {
  private let host = Host()

  private func source<Model>(
    _ models: [Model]
  ) -> CommonDataSource<PlainCell, Model> {
    let source = CommonDataSource<PlainCell, Model>(
      models, configure: { (_: PlainCell, _: Model) in })
    source.changeFeed?.attach(host)
    return source
  }

  @MainActor @Test func `a difference from the background is applied as it is`() async {
    let rows = source([Line(id: 1, text: "one"), Line(id: 2, text: "two")])
    let old = rows.snapshot
    let prepared = await Task.detached {
      TableSnapshot([Line(id: 2, text: "two"), Line(id: 1, text: "ONE")]).prepared(from: old)
    }.value
    #expect(rows.apply(prepared))
    #expect(rows.snapshot[[0, 1]].text == "ONE")
    #expect(host.changes == [.difference(prepared.difference)])
  }

  @Test func `no model is compared again as the difference is applied`() {
    let comparisons = Counted.Comparisons()
    let models = (0..<100).map { Counted(id: $0, text: "\($0)", comparisons: comparisons) }
    let rows = source(models)
    let new = TableSnapshot(models.map { Counted(id: $0.id, text: "!", comparisons: comparisons) })
    let prepared = new.prepared(from: rows.snapshot)
    #expect(comparisons.count == 100)
    #expect(rows.apply(prepared))
    #expect(comparisons.count == 100)
  }

  @Test func `what changed meanwhile has the difference computed anew`() {
    let rows = source([Line(id: 1, text: "one"), Line(id: 2, text: "two")])
    let prepared = TableSnapshot([Line(id: 2, text: "two")]).prepared(from: rows.snapshot)
    rows.append(Line(id: 3, text: "three"))
    #expect(!rows.apply(prepared))
    #expect(rows.snapshot[[0, 0]].id == 2)
    #expect(host.changes.last?.updates?.deletedRows == [[0, 0], [0, 2]])
  }

  @Test func `a difference is good for one time`() {
    let rows = source([Line(id: 1, text: "one")])
    let prepared = TableSnapshot([Line(id: 2, text: "two")]).prepared(from: rows.snapshot)
    #expect(rows.apply(prepared))
    #expect(!rows.apply(prepared))
    #expect(host.changes.count == 1)
  }

  @Test func `a difference from an equal snapshot of somebody else's is computed anew`() {
    let rows = source([Line(id: 1, text: "one")])
    let other = TableSnapshot([Line(id: 1, text: "one")])
    #expect(!rows.apply(TableSnapshot([Line(id: 2, text: "two")]).prepared(from: other)))
    #expect(rows.snapshot[[0, 0]].id == 2)
  }

  @Test func `a row whose new model wants another kind of cell gets one`() {
    let text = CellRegistration<PlainCell, Line>(configure: { (_: PlainCell, _: Line) in })
    let other = CellRegistration<OtherCell, Line>(configure: { (_: OtherCell, _: Line) in })
    let rows = CommonDataSource<AnyObject, Line>([Line(id: 1, text: "one")]) { line, slot in
      if line.text == "one" { slot.show(line, with: text) } else { slot.show(line, with: other) }
    }
    rows.changeFeed?.attach(host)
    #expect(rows.apply(TableSnapshot([Line(id: 1, text: "ONE")]).prepared(from: rows.snapshot)))
    #expect(host.changes.last?.updates?.deletedRows == [[0, 0]])
    #expect(host.changes.last?.updates?.insertedRows == [[0, 0]])
  }
}

extension TableChange {
  /// The batch of a difference; nil for a reload.
  fileprivate var updates: TableUpdates? {
    guard case .difference(let difference) = self else { return nil }
    return difference.updates
  }
}
