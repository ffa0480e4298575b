/// Something that happens to a feed while it is on show.
public enum FeedEvent: Equatable, Sendable {
  /// A story is new.
  case published(Story)
  /// Somebody likes a post.
  case liked(id: Story.ID)
  /// A story is worth being the first.
  case pinned(id: Story.ID)
  /// A story is no longer there.
  case withdrawn(id: Story.ID)
}
