/// An event in a feed while it is on screen.
public enum FeedEvent: Equatable, Sendable {
  /// A story is new.
  case published(Story)
  /// Somebody likes a post.
  case liked(id: Story.ID)
  /// A story is to be the first.
  case pinned(id: Story.ID)
  /// A story is no longer there.
  case withdrawn(id: Story.ID)
}
