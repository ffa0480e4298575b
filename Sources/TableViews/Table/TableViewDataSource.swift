public import TableSources

/// A data source whose cells are ``TableViewCell``s, so that a ``TableView`` can show it.
///
/// ``/TableSources/CommonDataSource`` is one if its cell class is a ``TableViewCell``; a data
/// source that is written by hand declares conformance.
public protocol TableViewDataSource: TableDataSource, UIKitMethods {}

extension CommonDataSource: TableViewDataSource where Cell: TableViewCell {}

extension SectionedDataSource: TableViewDataSource where Child == any TableViewDataSource {
  /// Creates a source of the children's sections, one child after the other.
  public convenience init(_ children: any TableViewDataSource...) {
    self.init(children)
  }

  /// Creates a source of the children's sections, one child after the other.
  public convenience init(_ children: [any TableViewDataSource]) {
    self.init(children: children, sources: children)
  }
}
