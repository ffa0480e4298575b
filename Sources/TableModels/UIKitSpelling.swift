// UIKit's spelling of what is here under another name, so that the compiler says the name.

extension TableIndexPath {
  @available(*, unavailable, renamed: "init(section:row:)")
  public init(row: Int, section: Int) { fatalError("unavailable") }
}
