#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Expects objects to end once the code that made them has let go of them: a controller, its table and
/// its cells.
///
/// ```swift
/// expectReleased {
///   let controller = FeedController()
///   controller.view.layoutIfNeeded()
///   return [("controller", controller), ("table", controller.table)]
/// }
/// ```
///
/// The closure makes the objects, uses them, and returns them with names for the report. What still lives
/// after it is kept by something that outlives the closure, or by itself: mostly by a closure that captures
/// its owner strongly.
public func expectReleased(
  _ make: () throws -> [(name: String, object: AnyObject)], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) rethrows {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let objects = try withoutAutoreleased { try make().map(Named.init) }
  guard !objects.isEmpty else {
    return reportFailure(
      "No object was named, so none can be missed. Return those that should end, with names.",
      at: place)
  }
  let living = objects.filter { $0.object != nil }
  guard !living.isEmpty else { return }
  reportFailure(
    "Still alive after its owner let go: \(living.map(\.words).joined(separator: ", ")). Something "
      + "keeps it: mostly a closure that captures its owner strongly; write [weak self] there. A "
      + "running task, a timer and a static property keep objects, too.",
    at: place)
}

/// A name and a type that outlive their object.
private struct Named {
  private let name: String
  private let type: String
  private(set) weak var object: AnyObject?

  init(name: String, object: AnyObject) {
    (self.name, type, self.object) = (name, String(describing: Swift.type(of: object)), object)
  }

  var words: String { "\(name) (\(type))" }
}

/// Runs a closure and ends what it has handed over for later release.
private func withoutAutoreleased<Result>(_ body: () throws -> Result) rethrows -> Result {
  #if canImport(ObjectiveC)
    try autoreleasepool { try body() }
  #else
    try body()
  #endif
}
