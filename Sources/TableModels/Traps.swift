// The messages of traps for a caller's mistakes. `fatalError` rather than `precondition`: its text
// survives a release build.

@usableFromInline
package func trapSectionOutOfBounds(_ section: Int, count: Int) -> Never {
  fatalError("Section \(section) is out of bounds (\(counted(count, "section")))")
}

@usableFromInline
package func trapRowOutOfBounds(_ row: Int, count: Int) -> Never {
  fatalError("Row \(row) is out of bounds (\(counted(count, "row")))")
}

@usableFromInline
package func trapRowOutOfBounds(_ indexPath: TableIndexPath, count: Int) -> Never {
  fatalError(
    "Row \(indexPath.row) is out of bounds (section \(indexPath.section) has "
      + "\(counted(count, "row")))")
}

func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
