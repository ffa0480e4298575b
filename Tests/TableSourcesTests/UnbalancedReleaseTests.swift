import TableModels
import TableSources
import TestSupport
import Testing

/// A hold that is released too often would be another host's, and nobody would hear of changes.
@Suite struct UnbalancedReleaseTests {
  private final class ByHand: TableDataSource {
    func numberOfRows(inSection section: Int) -> Int { 0 }
    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {}
  }

  private static let mistakes: Mistakes = [
    "The changes of a CommonDataSource<NumberCell, Int> were released without being held; call "
      + "release() once for each hold()": {
        let source = CommonDataSource<NumberCell, Int>([1], configure: { _, _ in })
        source.changeFeed?.hold()
        source.changeFeed?.release()
        source.changeFeed?.release()
      },
    "The changes of a SectionedDataSource<TableDataSource> were released without being held; "
      + "call release() once for each hold()": {
        SectionedDataSource(ByHand()).changeFeed?.release()
      },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a release too many traps by name`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try UnbalancedReleaseTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }

  @Test func `holding a whole is no holding of its children by somebody else`() {
    let child = CommonDataSource<NumberCell, Int>([1], configure: { _, _ in })
    let whole = SectionedDataSource(child)
    child.changeFeed?.hold()
    whole.changeFeed?.hold()
    whole.changeFeed?.release()
    child.append(2)
    #expect(child.numberOfRows(inSection: 0) == 1)
    child.changeFeed?.release()
    #expect(child.numberOfRows(inSection: 0) == 2)
  }
}
