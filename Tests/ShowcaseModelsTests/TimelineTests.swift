import ShowcaseModels
import Testing

@Suite struct TimelineTests {
  private let notice = Story.notice(Notice(id: 1, text: "today"))
  private let post = Story.post(Post(id: 2, author: "Ann", text: "hello", likes: 3))
  private let offer = Story.offer(Offer(id: 3, name: "Hotpot", price: 168))

  private func ids(_ timeline: Timeline) -> [Int] { timeline.stories.map(\.id) }

  @Test func `a new story comes first, and only once`() {
    var timeline = Timeline([notice, post])
    timeline.receive(.published(offer))
    timeline.receive(.published(offer))
    #expect(ids(timeline) == [3, 1, 2])
  }

  @Test func `a like counts for a post where it stands, and for nothing else`() {
    var timeline = Timeline([notice, post, offer])
    timeline.receive(.liked(id: 2))
    timeline.receive(.liked(id: 3))
    #expect(
      timeline.stories == [
        notice, .post(Post(id: 2, author: "Ann", text: "hello", likes: 4)), offer,
      ])
  }

  @Test func `a pinned story comes first, and a withdrawn one goes`() {
    var timeline = Timeline([notice, post, offer])
    timeline.receive(.pinned(id: 3))
    #expect(ids(timeline) == [3, 1, 2])
    timeline.receive(.withdrawn(id: 1))
    #expect(ids(timeline) == [3, 2])
  }

  @Test(arguments: [FeedEvent.liked(id: 9), .pinned(id: 9), .withdrawn(id: 9)])
  func `an event about a story that is not there changes nothing`(event: FeedEvent) {
    var timeline = Timeline([notice, post])
    timeline.receive(event)
    #expect(timeline == Timeline([notice, post]))
  }
}
