import Measurements
import Tables

/// Rows that are found by the id of their model, the last of 100,000 and any.
enum RowIDsSuite {
  static func make() -> [Suite] { [find, scroll] }

  /// Messages, and a data source that shows them.
  private final class List {
    let messages = (0..<CallsSuite.rows).map(Message.init)
    let source: CommonDataSource<MessageRow, Message>
    let table = TableView.ofVisibleRows()

    init() {
      source = CommonDataSource(messages) { cell, message in cell.revision = message.revision }
      table.dataSource = source
    }
  }

  /// The last of all rows, found by its id.
  private static var find: Suite {
    let list = OnDemand { List() }
    func way(
      _ name: String, _ find: @escaping (List, _ id: Message.ID) -> Int?
    ) -> Workload {
      Workload(name: name) { count in
        let list = list.value
        let last = list.messages[CallsSuite.rows - 1].id
        var sum = 0
        for _ in 0..<count { sum &+= find(list, last) ?? -1 }
        return sum
      }
    }
    return Suite(
      name: "find-id", summary: "the last of 100,000 rows by its id",
      control: "firstIndex over the array",
      ways: .timed(
        [
          way("firstIndex over the array") { list, id in
            list.messages.firstIndex { $0.id == id }
          },
          way("indexPath(ofRowWithID:)") { list, id in
            list.source.indexPath(ofRowWithID: id)?.row
          },
          way("the same of any data source") { list, id in
            let source: any TableDataSource = list.source
            return source.indexPath(ofRowWithID: id)?.row
          },
        ], items: 20, item: "call"))
  }

  /// Rows all over the list, brought to the top by their ids, each with the layout pass that shows them.
  private static var scroll: Suite {
    func way(_ name: String, _ scroll: @escaping (List, _ id: Message.ID) -> Void) -> Workload {
      let list = OnDemand { List() }
      return Workload(name: name) { count in
        let list = list.value
        var sum = 0
        for number in 0..<count {
          scroll(list, list.messages[number &* 7_919 % CallsSuite.rows].id)
          list.table.layoutIfNeeded()
          sum &+= Int(list.table.contentOffset)
        }
        return sum
      }
    }
    return Suite(
      name: "scroll-to-id", summary: "a row of 100,000 brought to the top by its id, and laid out",
      control: "firstIndex and scrollToRow(at:)",
      ways: .timed(
        [
          way("firstIndex and scrollToRow(at:)") { list, id in
            guard let row = list.messages.firstIndex(where: { $0.id == id }) else { return }
            list.table.scrollToRow(at: TableIndexPath(section: 0, row: row), at: .top)
          },
          way("scroll(to:)") { list, id in list.table.scroll(to: id, at: .top) },
        ], items: 20, item: "call"))
  }
}
