import ShowcaseModels
import Tables

extension After {
  /// A feed with its rules in the timeline, which finds its changes by difference.
  // excerpt: controller
  final class FeedController: ViewController {
    let table = TableView()
    private(set) var timeline: Timeline
    private let rows: CommonDataSource<TableViewCell, Story>

    init(timeline: Timeline) {
      self.timeline = timeline
      rows = StoryRows().dataSource(timeline.stories)
    }

    override func loadView() {
      table.dataSource = rows
      view = table
    }

    func receive(_ event: FeedEvent) {
      timeline.receive(event)
      rows.apply(timeline.stories)
    }
  }
  // end of excerpt
}
