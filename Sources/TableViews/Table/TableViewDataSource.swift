public import TableSources

/// A data source whose cells are ``TableViewCell``s, so that a ``TableView`` can show it.
///
/// ``/TableSources/CommonDataSource`` is one wherever its cell class is; a data source that is written
/// by hand says so by conforming.
public protocol TableViewDataSource: TableDataSource, UIKitMethods {}

extension CommonDataSource: TableViewDataSource where Cell: TableViewCell {}

extension SectionedDataSource: TableViewDataSource where Child == any TableViewDataSource {
  /// The children's sections, one child after the other.
  public convenience init(_ children: any TableViewDataSource...) {
    self.init(children)
  }

  /// The children's sections, one child after the other.
  public convenience init(_ children: [any TableViewDataSource]) {
    self.init(children: children, sources: children)
  }
}
