#if canImport(UIKit) && !os(watchOS)
  public import TableModels
  public import TableSources
  public import UIKit

  /// A data source whose cells are `UITableViewCell`s, so that a ``TableViewAdapter`` can show it.
  ///
  /// `CommonDataSource` is one if its cell class is a `UITableViewCell`; a data source that is written
  /// by hand declares conformance, as `@MainActor UIKitTableDataSource`. A list of headless cells is none, and
  /// does not compile here.
  ///
  /// A closure that dequeues from the table view by hand leaves a slot alone that `isDryRun`: UIKit dies of a
  /// cell that is dequeued for no row.
  public protocol UIKitTableDataSource: TableDataSource {}

  extension CommonDataSource: UIKitTableDataSource where Cell: UITableViewCell {}

  extension SectionedDataSource: UIKitTableDataSource where Child == any UIKitTableDataSource {
    /// Creates a source of the children's sections, one child after the other.
    public convenience init(_ children: any UIKitTableDataSource...) {
      self.init(children)
    }

    /// Creates a source of the children's sections, one child after the other.
    public convenience init(_ children: [any UIKitTableDataSource]) {
      self.init(children, asSources: { $0 })
    }
  }

  extension TableIndexPath {
    /// Creates the index path of the same row as one of UIKit's.
    public init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, row: indexPath.row)
    }
  }

  extension IndexPath {
    /// Creates UIKit's index path of the same row.
    public init(_ indexPath: TableIndexPath) {
      self.init(row: indexPath.row, section: indexPath.section)
    }
  }
#endif
