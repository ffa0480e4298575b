import TableModels
import TestSupport
import Testing

@Suite struct TableIndexPathTests {
  @Test func `a literal names the section, then the row`() {
    let path: TableIndexPath = [1, 4]
    #expect(path.section == 1)
    #expect(path.row == 4)
    #expect(path == TableIndexPath(section: 1, row: 4))
    #expect(path != [4, 1])
  }

  @Test func `index paths are in the order in which a table shows them`() {
    let shown: [TableIndexPath] = (-1...2).flatMap { section in
      (-1...2).map { row in TableIndexPath(section: section, row: row) }
    }
    for (leftPlace, left) in shown.enumerated() {
      for (rightPlace, right) in shown.enumerated() {
        #expect((left < right) == (leftPlace < rightPlace), "\(left) and \(right)")
        #expect((left == right) == (leftPlace == rightPlace), "\(left) and \(right)")
      }
    }
    #expect(Array(shown.reversed()).sorted() == shown)
    #expect(Set(shown + shown).count == shown.count)
  }

  @Test func `a negative part can be written`() {
    let path: TableIndexPath = [-1, -7]
    #expect((path.section, path.row) == (-1, -7))
  }

  @Test func `the parts can be changed`() {
    var path: TableIndexPath = [1, 4]
    path.row += 1
    path.section = 0
    #expect(path == [0, 5])
  }

  @Test(arguments: [([1, 4], "[1, 4]"), ([0, -1], "[0, -1]")] as [(TableIndexPath, String)])
  func `a description is the literal`(path: TableIndexPath, literal: String) {
    #expect("\(path)" == literal)
  }

  private static let mistakes: Mistakes = [
    "An index path is [section, row], two numbers, not []": { _ = [] as TableIndexPath },
    "An index path is [section, row], two numbers, not [3]": { _ = [3] as TableIndexPath },
    "An index path is [section, row], two numbers, not [1, 2, 3]": {
      _ = [1, 2, 3] as TableIndexPath
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a literal of another length traps`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try TableIndexPathTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}
