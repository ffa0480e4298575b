import Tables
import Testing

/// A table that is drawn although its own layout has changed it.
@Suite struct DrawnWhileChangingTests {
  private final class Remover: TableViewDelegate {
    let source: CommonDataSource<LineCell, String>
    var removals: Int

    init(_ source: CommonDataSource<LineCell, String>, removals: Int) {
      self.source = source
      self.removals = removals
    }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
    ) {
      guard removals > 0 else { return }
      removals -= 1
      source.remove(at: [0, 0])
    }
  }

  private func makeSource(_ count: Int) -> CommonDataSource<LineCell, String> {
    CommonDataSource((0..<count).map(String.init)) { cell, text in cell.label.text = text }
  }

  @Test(arguments: [1, 2, 3, 4, 9, 40])
  func `no cell is drawn or hit whose display has ended, however often the rows change`(
    removals: Int
  ) {
    let table = makeTable(lines: 3)
    let source = makeSource(60)
    let remover = Remover(source, removals: removals)
    table.delegate = remover
    table.dataSource = source
    var onShow: [ObjectIdentifier: LineCell] = [:]
    var ended: [LineCell] = []
    table.observer = { event in
      switch event {
      case .display(let cell as LineCell, _, _): onShow[ObjectIdentifier(cell)] = cell
      case .endDisplay(let cell as LineCell, _):
        onShow[ObjectIdentifier(cell)] = nil
        ended.append(cell)
      default: break
      }
    }
    let drawn = table.displayList().items.compactMap { item in
      if case .text(let text) = item.content { text.string } else { nil }
    }
    #expect(drawn == onShow.values.sorted { $0.frame.minY < $1.frame.minY }.map(\.label.text))
    for cell in ended where onShow[ObjectIdentifier(cell)] == nil {
      let hit = table.hitTest(LayoutPoint(x: 1, y: cell.frame.minY + 1))
      #expect(hit !== cell.label && hit !== cell)
    }
  }
}
