import Tables

/// Two rows in one cell, and each of them in a cell of its own, to compare with.
final class LateTrial {
  private let stage: AuditStage
  private let donor: TableIndexPath
  private let receiver: TableIndexPath
  /// The time after which the first row leaves, beside a turn of the actor.
  private let pause: Duration
  private var used: WatchedCell?
  private var donorAlone: WatchedCell?
  private var receiverAlone: WatchedCell?

  init(_ stage: AuditStage, donor: TableIndexPath, receiver: TableIndexPath, pause: Duration) {
    (self.stage, self.donor, self.receiver, self.pause) = (stage, donor, receiver, pause)
  }

  /// Shows the first row and, some time later, the second in the same cell.
  ///
  /// By itself: a quick loader answers within a turn, and one among others would answer both rows in
  /// the same.
  func begin(isolation: isolated (any Actor)? = #isolation) async {
    let shared = stage.show(donor)
    await Task.yield()
    if pause > .zero { try? await Task.sleep(for: pause) }
    // A first look takes longer than a quick answer, so it waits for a turn where no other did.
    used = stage.show(receiver, in: shared).map {
      WatchedCell($0, of: receiver, on: stage, looksAtOnce: pause > .zero)
    }
    for _ in 0..<8 {
      await Task.yield()
      used?.look()
    }
  }

  /// Shows each row in a cell of its own; not before, as nothing is late if a loader has its results
  /// already.
  func compare() {
    donorAlone = stage.show(donor).map { WatchedCell($0, of: donor, on: stage) }
    receiverAlone = stage.show(receiver).map { WatchedCell($0, of: receiver, on: stage) }
  }

  func look() {
    for cell in [used, donorAlone, receiverAlone] { cell?.look() }
  }

  /// True if some cell changed after it was configured.
  var hasArrivals: Bool {
    [donorAlone, receiverAlone, pause > .zero ? used : nil].contains {
      $0.map { !$0.arrivals.isEmpty } ?? false
    }
  }

  /// The values that came into the shared cell, that only the row before ever has.
  var results: [LateResult] {
    guard let used, let donorAlone, let receiverAlone else { return [] }
    let late = used.arrivals.filter { path, value in
      !receiverAlone.has(value, at: path) && donorAlone.has(value, at: path)
    }
    guard !late.isEmpty, let pair = stage.show(receiver, in: stage.show(donor)) else { return [] }
    let leftBehind = CellProperties(of: pair.object)
    return late.filter { leftBehind[$0.path] != $0.value }.map { path, value in
      LateResult(
        cell: "\(type(of: used.cell.object))", property: path, value: value,
        expected: receiverAlone.properties?[path] ?? "nothing", donor: donor, receiver: receiver)
    }
  }
}

/// A cell with all the values that it has had.
private final class WatchedCell {
  let cell: AuditedCell
  private(set) var properties: CellProperties?
  /// The values that came after the cell was configured, in their order; all that it had at the first
  /// look, if that was not at once.
  private(set) var arrivals: [(path: String, value: String)] = []
  private var values: [String: Set<String>] = [:]
  private let currentLook: () -> CellLook
  private var lastLook: CellLook?

  init(
    _ cell: AuditedCell, of row: TableIndexPath, on stage: AuditStage, looksAtOnce: Bool = true
  ) {
    self.cell = cell
    currentLook = { stage.look(of: cell, at: row) }
    guard looksAtOnce else { return }
    lastLook = currentLook()
    let first = CellProperties(of: cell.object)
    for path in first.paths { values[path] = first[path].map { [$0] } }
    properties = first
  }

  func has(_ value: String, at path: String) -> Bool { values[path]?.contains(value) == true }

  /// Reads the properties only if the drawing has changed, which takes a hundredth of the time.
  func look() {
    let look = currentLook()
    guard look != lastLook else { return }
    lastLook = look
    let new = CellProperties(of: cell.object)
    for path in properties.map(new.differences) ?? new.paths {
      guard let value = new[path] else { continue }
      arrivals.append((path, value))
      values[path, default: []].insert(value)
    }
    properties = new
  }
}
