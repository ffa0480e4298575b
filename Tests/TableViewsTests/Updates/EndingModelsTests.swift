import TableTesting
import Tables
import TestSupport
import Testing

/// Models that look at their source as they end, under a table that shows them.
@Suite struct EndingModelsTests {
  private final class Model: Identifiable, Equatable {
    let id: Int
    private let whenEnded: () -> Void

    init(_ id: Int, whenEnded: @escaping () -> Void = {}) {
      self.id = id
      self.whenEnded = whenEnded
    }

    deinit { whenEnded() }

    static func == (left: Model, right: Model) -> Bool { left.id == right.id }
  }

  @Test(arguments: [false, true])
  func `content that is replaced while it is shown ends when the new one is there`(
    byApplying: Bool
  ) {
    let table = makeTable(lines: 2)
    var answers: [[Int]] = []
    weak var source: CommonDataSource<LineCell, Model>?
    var isFirst = true
    let kept = CommonDataSource<LineCell, Model>([]) { cell, model in
      cell.label.text = "\(model.id)"
      guard isFirst, let source else { return }
      isFirst = false
      let new = TableSnapshot([Model(7)])
      if byApplying { source.apply(new) } else { source.snapshot = new }
    }
    source = kept
    kept.snapshot = TableSnapshot(
      (0..<3).map { id in
        Model(id) { answers.append(source?.snapshot.sections.joined().map(\.id) ?? []) }
      })
    table.dataSource = kept
    _ = table.screen
    expectScreen(table, is: "7\n")
    #expect(answers == [[7], [7], [7]])
  }

  @Test func `a display ends with the model that the cell showed, whatever its row has become`() {
    let table = makeTable(lines: 2)
    let source = CommonDataSource<LineCell, String>(["a", "b", "c"]) { $0.label.text = $1 }
    var ended: [String] = []
    source.onDidEndDisplaying = { cell, text, _ in ended.append("\(text) \(cell.label.text)") }
    table.dataSource = source
    _ = table.screen
    source.replace(at: [0, 0], with: "A")
    source.remove(at: [0, 0])
    #expect(ended == ["a a"])
    expectScreen(table, is: "b\nc")
    source.replace(at: [0, 0], with: "B")
    source.snapshot = TableSnapshot(["z"])
    #expect(ended == ["a a", "c c", "b b"])
  }
}
