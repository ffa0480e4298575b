package import TableModels

/// A data source that can tell its hosts of its changes itself, by differences that are right by
/// construction.
package protocol AnnouncingDataSource: TableDataSource {
  /// Whether nobody else announces any of its changes.
  var announcesAllChanges: Bool { get }

  /// Returns the ids that rows or sections have more than once.
  ///
  /// A host asks when it is asked for its diagnostics, never as it shows rows.
  func duplicateIDs() -> [DuplicateID]
}

extension TableDataSource {
  /// Whether all changes of the data source are announced by itself, and right by construction.
  package var isTrusted: Bool {
    (self as? any AnnouncingDataSource)?.announcesAllChanges == true
  }
}

extension CommonDataSource: AnnouncingDataSource {
  package var announcesAllChanges: Bool { true }
}

extension SectionedDataSource: AnnouncingDataSource {
  package var announcesAllChanges: Bool {
    sources.allSatisfy(\.isTrusted)
  }
}
