public import HeadlessViews
public import TableModels
public import TableSources

/// Methods of UIKit's data source and delegate that a table never calls.
///
/// They are listed so that ``TableView/diagnostics`` can name a class that has one, and the
/// replacement: the compiler accepts methods that nobody calls. Do not write them.
public protocol UIKitMethods: AnyObject {
  /// Never called: ``/TableSources/TableDataSource/numberOfSections`` is a property.
  func numberOfSections(in tableView: TableView) -> Int
  /// Never called: it is ``/TableSources/SectionTraits/header``.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Never called: it is ``/TableSources/SectionTraits/footer``.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Never called: a letter index is not drawn.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Never called: a person edits no rows.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: TableIndexPath) -> Bool
  /// Never called: a person moves no rows.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: TableIndexPath) -> Bool
  /// Never called: it is ``/TableSources/SectionTraits/rowHeights``.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Double
  /// Never called: it is ``/TableSources/SectionTraits/rowHeights``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath)
    -> Double
  /// Never called: it is ``TableView/sectionHeaderHeight``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// Never called: it is ``TableView/sectionFooterHeight``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// Never called: it is the data source's `headerView`, or ``TableView/showHeader``.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Never called: it is ``TableView/showFooter``.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Never called: ``TableViewDelegate/tableView(_:willSelectRowAt:)`` can refuse a row.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath) -> Bool
}

extension UIKitMethods {
  public func numberOfSections(in tableView: TableView) -> Int { tableView.unwritten(0) }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.unwritten(nil)
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.unwritten(nil)
  }

  public func sectionIndexTitles(for tableView: TableView) -> [String]? {
    tableView.unwritten(nil)
  }

  public func tableView(
    _ tableView: TableView, canEditRowAt indexPath: TableIndexPath
  ) -> Bool { tableView.unwritten(false) }

  public func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: TableIndexPath
  ) -> Bool { tableView.unwritten(false) }

  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) -> Double { tableView.unwritten(0) }

  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
  ) -> Double { tableView.unwritten(0) }

  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    tableView.unwritten(0)
  }

  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    tableView.unwritten(0)
  }

  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.unwritten(nil)
  }

  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.unwritten(nil)
  }

  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
  ) -> Bool { tableView.unwritten(true) }
}

extension CommonDataSource: UIKitMethods where Cell: TableViewCell {}

extension SectionedDataSource: UIKitMethods where Child == any TableViewDataSource {}

extension TableView {
  /// The answer of a method that nobody has written.
  fileprivate final func unwritten<Answer>(_ answer: Answer) -> Answer {
    (self as? UIKitProbe)?.metUnwritten = true
    return answer
  }
}

/// A table that is given to the methods in order to find those that somebody has written.
private final class UIKitProbe: TableView {
  /// True if nobody has written the method that was called.
  var metUnwritten = false

  /// Returns true if somebody has written the method that is called with this table.
  func finds(_ call: (UIKitProbe) -> Void) -> Bool {
    metUnwritten = false
    call(self)
    return !metUnwritten
  }
}

extension UIKitMethods {
  /// The methods that somebody has written for this object, in the order of the protocol.
  ///
  /// Each is called once, for the first row of the first section.
  func writtenMethods() -> [TableDiagnostic] {
    let probe = UIKitProbe()
    let row: TableIndexPath = [0, 0]
    let edits = "nothing: a person edits no rows here"
    let methods: [(name: String, instead: String, call: (UIKitProbe) -> Void)] = [
      (
        "numberOfSections(in:)", "the property numberOfSections",
        { _ = self.numberOfSections(in: $0) }
      ),
      (
        "tableView(_:titleForHeaderInSection:)",
        "traits(ofSection:) of the data source, with a header",
        { _ = self.tableView($0, titleForHeaderInSection: 0) }
      ),
      (
        "tableView(_:titleForFooterInSection:)",
        "traits(ofSection:) of the data source, with a footer",
        { _ = self.tableView($0, titleForFooterInSection: 0) }
      ),
      (
        "sectionIndexTitles(for:)", "nothing: a letter index is not drawn",
        { _ = self.sectionIndexTitles(for: $0) }
      ),
      ("tableView(_:canEditRowAt:)", edits, { _ = self.tableView($0, canEditRowAt: row) }),
      ("tableView(_:canMoveRowAt:)", edits, { _ = self.tableView($0, canMoveRowAt: row) }),
      (
        "tableView(_:heightForRowAt:)",
        "traits(ofSection:) of the data source, with rowHeights, or the table's rowHeight",
        { _ = self.tableView($0, heightForRowAt: row) }
      ),
      (
        "tableView(_:estimatedHeightForRowAt:)",
        "traits(ofSection:) of the data source, with rowHeights: .measured(estimate:)",
        { _ = self.tableView($0, estimatedHeightForRowAt: row) }
      ),
      (
        "tableView(_:heightForHeaderInSection:)", "the table's sectionHeaderHeight",
        { _ = self.tableView($0, heightForHeaderInSection: 0) }
      ),
      (
        "tableView(_:heightForFooterInSection:)", "the table's sectionFooterHeight",
        { _ = self.tableView($0, heightForFooterInSection: 0) }
      ),
      (
        "tableView(_:viewForHeaderInSection:)",
        "the data source's headerView, or the table's showHeader",
        { _ = self.tableView($0, viewForHeaderInSection: 0) }
      ),
      (
        "tableView(_:viewForFooterInSection:)", "the table's showFooter",
        { _ = self.tableView($0, viewForFooterInSection: 0) }
      ),
      (
        "tableView(_:shouldHighlightRowAt:)", "tableView(_:willSelectRowAt:), which can return nil",
        { _ = self.tableView($0, shouldHighlightRowAt: row) }
      ),
    ]
    let type = String(describing: Self.self)
    return methods.filter { probe.finds($0.call) }.map {
      .methodNotCalled(type: type, method: $0.name, instead: $0.instead)
    }
  }
}
