import Measurements
import Tables

/// A list that is searched: the rows whose text contains a digit are applied to a table, and then all.
///
/// An item is a keystroke. The control computes the matching rows and shows them to nobody. The
/// checksum is the number of rows after each keystroke.
enum FilterSuite {
  static func make() -> [Suite] { [1_000, 100_000, 1_000_000].map(suite) }

  private static func suite(rows: Int) -> Suite {
    let list = OnDemand { List(rows: rows) }
    func way(_ name: String, _ show: @escaping (List, [Message]) -> Int) -> Workload {
      Workload(name: name) { keystrokes in
        let list = list.value
        var sum = 0
        for number in 0..<keystrokes {
          sum &+= show(list, number % 2 == 0 ? list.messages(with: "7") : list.messages(with: nil))
        }
        return sum
      }
    }
    return Suite(
      name: "filter-\(rows)", summary: "a digit typed and deleted, in a list of \(rows) messages",
      control: "filter alone",
      ways: .timed(
        [
          way("filter alone") { $1.count },
          way("filter, apply and lay out") { list, messages in
            list.source.apply(messages)
            list.table.layoutIfNeeded()
            return list.source.numberOfRows(inSection: 0)
          },
        ], items: max(2, 2_000_000 / rows / 2 * 2), item: "keystroke"))
  }

  private final class List {
    private let all: [Message]
    let source: CommonDataSource<MessageRow, Message>
    let table = TableView.ofVisibleRows()

    init(rows: Int) {
      all = (0..<rows).map(Message.init)
      source = CommonDataSource(all) { cell, message in cell.revision = message.revision }
      table.dataSource = source
      table.layoutIfNeeded()
    }

    func messages(with digit: Unicode.Scalar?) -> [Message] {
      guard let digit else { return all }
      let byte = UInt8(ascii: digit)
      return all.filter { $0.text.utf8.contains(byte) }
    }
  }
}
