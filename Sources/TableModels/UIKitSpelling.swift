// UIKit's names for things that have another name here, so that the compiler says the right one.

extension TableIndexPath {
  @available(*, unavailable, renamed: "init(section:row:)")
  public init(row: Int, section: Int) { fatalError("unavailable") }
}
