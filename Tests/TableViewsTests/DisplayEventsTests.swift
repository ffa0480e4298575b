import TableTesting
import Tables
import Testing

/// The events that a delegate and a data source receive for rows that come and go.
@Suite struct DisplayEventsTests {
  private final class Recorder: TableViewDelegate {
    var events: [String] = []

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
    ) {
      events.append("+\(indexPath.row) \((cell as? LineCell)?.label.text ?? "")")
    }

    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell,
      forRowAt indexPath: TableIndexPath
    ) {
      events.append("-\(indexPath.row) \((cell as? LineCell)?.label.text ?? "")")
    }
  }

  private let table = makeTable(lines: 2)
  private let recorder = Recorder()
  private let source = CommonDataSource<LineCell, String>(["a", "b", "c", "d"]) { cell, text in
    cell.label.text = text
  }

  init() {
    table.delegate = recorder
    table.dataSource = source
  }

  private func eventsOfNextPass() -> [String] {
    recorder.events = []
    _ = table.screen
    return recorder.events
  }

  @Test func `a row is configured before it comes and still shows its model as it leaves`() {
    #expect(eventsOfNextPass() == ["+0 a", "+1 b"])
    table.contentOffset = 16
    #expect(eventsOfNextPass() == ["-0 a", "+2 c"])
    table.contentOffset = 0
    #expect(eventsOfNextPass() == ["-2 c", "+0 a"])
    #expect(eventsOfNextPass().isEmpty)
  }

  @Test func `rows that leave are told of before any that comes`() {
    _ = table.screen
    table.contentOffset = .infinity
    #expect(eventsOfNextPass() == ["-1 b", "-0 a", "+2 c", "+3 d"])
  }

  @Test func `a reload ends each display and begins it again`() {
    _ = table.screen
    recorder.events = []
    table.reloadData()
    #expect(recorder.events == ["-1 b", "-0 a"])
    #expect(eventsOfNextPass() == ["+0 a", "+1 b"])
  }

  @Test func `the data source is told first, with the model`() {
    source.onWillDisplay = { [recorder] cell, text, path in
      recorder.events.append("source +\(path.row) \(text) \(cell.label.text)")
    }
    source.onDidEndDisplaying = { [recorder] cell, text, path in
      recorder.events.append("source -\(path.row) \(text) \(cell.label.text)")
    }
    #expect(eventsOfNextPass() == ["source +0 a a", "+0 a", "source +1 b b", "+1 b"])
    table.contentOffset = 16
    #expect(eventsOfNextPass() == ["source -0 a a", "-0 a", "source +2 c c", "+2 c"])
  }

  @Test func `a display ends with the model that its cell showed last`() {
    source.onDidEndDisplaying = { [recorder] cell, text, path in
      recorder.events.append("source -\(path.row) \(text) \(cell.label.text)")
    }
    _ = table.screen
    recorder.events = []
    // No cell has shown the new text yet.
    source.replace(at: [0, 0], with: "new")
    source.remove(at: [0, 0])
    #expect(recorder.events == ["source -0 a a", "-0 a"])
    source.replace(at: [0, 0], with: "shown")
    _ = table.screen
    recorder.events = []
    source.remove(at: [0, 0])
    #expect(recorder.events == ["source -0 shown shown", "-0 shown"])
  }

  @Test func `a table that has no data source any more still ends what it showed`() {
    _ = table.screen
    table.dataSource = nil
    #expect(eventsOfNextPass() == ["-1 b", "-0 a"])
  }

  @Test func `a cell has its place and size as it comes`() {
    var frames: [LayoutRect] = []
    source.onWillDisplay = { cell, _, _ in frames.append(cell.frame) }
    table.contentOffset = 20
    _ = table.screen
    #expect(frames == (1...3).map { LayoutRect(x: 0, y: Double($0) * 16, width: 96, height: 16) })
  }

  @Test func `a delegate that says nothing is a delegate`() {
    final class Silent: TableViewDelegate {}
    let silent = Silent()
    table.delegate = silent
    _ = table.screen
    table.contentOffset = 16
    expectScreen(table, is: "b\nc")
  }
}
