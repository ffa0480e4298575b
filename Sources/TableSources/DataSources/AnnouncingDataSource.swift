package import TableModels

/// A data source that can tell its hosts of its changes itself, by differences that are right by
/// construction.
package protocol AnnouncingDataSource: TableDataSource {
  /// True if nobody else announces any of its changes.
  var announcesAllChanges: Bool { get }

  /// Returns the ids that rows or sections have more than once.
  ///
  /// A host reads them only for its own diagnostics.
  func duplicateIDs() -> [DuplicateID]
}

extension TableDataSource {
  /// True if the data source announces all its changes itself, right by construction.
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
