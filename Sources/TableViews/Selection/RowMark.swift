import TableModels
import TableSources

/// A row that a table remembers: where it is, and which one it is where that is known.
struct RowMark: Hashable {
  let indexPath: TableIndexPath
  let identity: RowIdentity?
}
