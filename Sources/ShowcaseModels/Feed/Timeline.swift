/// The stories of a feed, the newest first, with the rules for events.
public struct Timeline: Equatable, Sendable {
  /// The stories, from the top.
  public private(set) var stories: [Story]

  /// A feed.
  ///
  /// - Parameter stories: From the top; no two with one id.
  public init(_ stories: [Story]) {
    self.stories = stories
  }

  /// Changes the stories by an event. An event about a missing story changes nothing: the story may
  /// have been withdrawn meanwhile.
  ///
  /// - Complexity: O(*n*) in the number of stories.
  public mutating func receive(_ event: FeedEvent) {
    switch event {
    case .published(let story):
      if place(of: story.id) == nil { stories.insert(story, at: 0) }
    case .liked(let id):
      if let place = place(of: id), case .post(var post) = stories[place] {
        post.likes += 1
        stories[place] = .post(post)
      }
    case .pinned(let id):
      if let place = place(of: id) { stories.insert(stories.remove(at: place), at: 0) }
    case .withdrawn(let id):
      stories.removeAll { $0.id == id }
    }
  }

  private func place(of id: Story.ID) -> Int? {
    stories.firstIndex { $0.id == id }
  }
}

extension Timeline {
  /// A feed in the morning.
  public static let morning = Timeline([
    .notice(Notice(id: 1, text: "上次看到这里")),
    .post(Post(id: 2, author: "张三", text: "五道口的火锅不错", likes: 3)),
    .offer(Offer(id: 3, name: "双人火锅", price: 168)),
    .post(Post(id: 4, author: "李四", text: "周末看电影吗?", likes: 1)),
  ])

  /// The events from the morning to the evening.
  public static let day: [FeedEvent] = [
    .published(.post(Post(id: 5, author: "王五", text: "望京新开了一家"))),
    .liked(id: 4),
    .pinned(id: 4),
    .withdrawn(id: 3),
  ]
}
