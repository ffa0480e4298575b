import TableModels
import Testing
@Test func scratch() throws {
  for id in ["woo-2617", "longboxed-23", "zendesk-40", "toggl-3646", "expandable-4", "rule-insert-into-unshifted-section", "radar-33662307", "element-1033","rule-duplicate-delete","reloadable-1","tlindexpath-20","functionaltabledata-130a", "swipecell-300", "ko-contacts","fdtemplate-40"] {
    let k = try KnownUpdate.named(id)
    do { try k.updates.checked(from: k.before, to: k.after, table: id) } catch { print("=========\n\(error)") }
  }
}
