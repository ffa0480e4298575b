import TableModels
import TableSources

/// A row that a table remembers: its place, and its identity if that is known.
struct RowMark: Hashable {
  let indexPath: TableIndexPath
  let identity: RowIdentity?
}
