import TableTesting
import Tables
import Testing

@Suite struct ExpectReleasedTests {
  final class Controller {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
    lazy var rows = CommonDataSource([1]) { (_: TableViewCell, _: Int) in }

    func show(keepsItself: Bool) {
      table.dataSource = rows
      // With `self`, the table keeps the controller, which keeps the table.
      table.observer = keepsItself ? { _ in _ = self } : { [weak self] _ in _ = self }
      table.layoutIfNeeded()
    }
  }

  func make(keepsItself: Bool) -> [(name: String, object: AnyObject)] {
    let controller = Controller()
    controller.show(keepsItself: keepsItself)
    return [("controller", controller), ("table", controller.table), ("rows", controller.rows)]
  }

  @Test func `objects that end pass`() {
    expectReleased { make(keepsItself: false) }
  }

  @Test func `objects that something keeps are named with their types`() {
    let message = failureMessage { expectReleased { make(keepsItself: true) } }
    #expect(
      message == """
        Still alive after its owner let go: controller (Controller), table (TableView), rows \
        (CommonDataSource<TableViewCell, Int>). Something keeps it: mostly a closure that captures \
        its owner strongly; write [weak self] there. A running task, a timer and a static property \
        keep objects, too.
        """)
  }

  @Test func `one object that lives among others that end is the only one named`() {
    let kept = Controller()
    let message = failureMessage {
      expectReleased { [("kept", kept), ("other", Controller())] }
    }
    #expect(message.hasPrefix("Still alive after its owner let go: kept (Controller). "))
  }

  @Test func `an error of the closure is the caller's`() {
    #expect(throws: CancellationError.self) { try expectReleased { throw CancellationError() } }
  }

  @Test func `no objects fail`() {
    #expect(failureMessage { expectReleased { [] } }.hasPrefix("No object was named"))
  }
}
