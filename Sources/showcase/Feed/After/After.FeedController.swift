import ShowcaseModels
import Tables

extension After {
  /// A feed whose rules are the timeline's, and whose changes are found by difference.
  // excerpt: controller
  final class FeedController: ViewController, RowTapDelegate {
    let table = TappedTable()
    private(set) var timeline: Timeline
    private let rows: CommonDataSource<TableViewCell, Story>
    private var markedStory: Story.ID?

    init(timeline: Timeline) {
      self.timeline = timeline
      rows = StoryRows().dataSource(timeline.stories)
    }

    override func loadView() {
      table.dataSource = rows
      table.delegate = self
      view = table
    }

    func receive(_ event: FeedEvent) {
      timeline.receive(event)
      rows.apply(timeline.stories)
      mark()
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
      markedStory = rows[indexPath].id
      mark()
    }

    private func mark() {
      let row = timeline.stories.firstIndex { $0.id == markedStory }
      table.markedRow = row.map { [0, $0] }
      // A story that has gone does not come back marked.
      if row == nil { markedStory = nil }
    }
  }
  // end of excerpt
}
