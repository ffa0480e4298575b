/// The memory in which differences are computed, for whoever computes many.
///
/// A table that changes again and again keeps one and passes it to every difference. It grows to
/// what the largest change needed, and from then on a difference allocates its result and hardly
/// anything else, however many rows there are:
///
/// ```swift
/// var workspace = DifferenceWorkspace()
/// let first = monday.difference(from: sunday, using: &workspace)
/// let second = tuesday.difference(from: monday, using: &workspace)
/// ```
///
/// It keeps numbers only, never a model or an id, so one workspace serves snapshots of any models.
public struct DifferenceWorkspace: Sendable {
  @usableFromInline var sections = Matching()
  @usableFromInline var rows = Matching()
  /// For each new section which one it was before, or -1.
  var sources: [Int] = []
  var retitledSections: [RetitledSection] = []

  /// A workspace that has not allocated anything yet.
  public init() {}
}
