/// A section that stays and has another header or footer.
///
/// A title that appears or disappears is a change too: it alters the layout although no row does.
public struct RetitledSection: Hashable, Sendable {
  /// The place of the section in the old snapshot.
  public let before: Int
  /// The place of the section in the new snapshot, where the new titles are.
  public let after: Int
  /// True if the headers differ.
  public let changesHeader: Bool
  /// True if the footers differ.
  public let changesFooter: Bool
}
