import Tables

/// Two rows in one cell, and each of them in a cell of its own, to compare with.
final class LateTrial {
  private let stage: AuditStage
  private let donor: TableIndexPath
  private let receiver: TableIndexPath
  private let turn: Int
  private var shared: AuditedCell?
  private var used: WatchedCell?
  private var donorAlone: WatchedCell?
  private var receiverAlone: WatchedCell?

  /// The number of turns, in one of which the first row leaves.
  static let turns = 4

  init(_ stage: AuditStage, donor: TableIndexPath, receiver: TableIndexPath, turn: Int) {
    (self.stage, self.donor, self.receiver, self.turn) = (stage, donor, receiver, turn)
  }

  /// Shows the first row in turn 0, and the second in a turn of its own, in the same cell. Then each in
  /// a cell of its own; not before, as nothing is late if a loader has its results already.
  func begin(inTurn now: Int) {
    if now == 0 { shared = stage.show(donor) }
    guard now == turn else { return }
    used = stage.show(receiver, in: shared).map { WatchedCell($0, of: receiver, on: stage) }
    donorAlone = stage.show(donor).map { WatchedCell($0, of: donor, on: stage) }
    receiverAlone = stage.show(receiver).map { WatchedCell($0, of: receiver, on: stage) }
  }

  func look() {
    for cell in [used, donorAlone, receiverAlone] { cell?.look() }
  }

  /// True if some cell changed after it was configured.
  var hasArrivals: Bool {
    [used, donorAlone, receiverAlone].contains { $0.map { !$0.arrivals.isEmpty } ?? false }
  }

  /// The values that came into the shared cell, that only the row before ever has.
  var results: [LateResult] {
    guard let used, let donorAlone, let receiverAlone else { return [] }
    return used.arrivals.compactMap { path, value in
      guard !receiverAlone.has(value, at: path), donorAlone.has(value, at: path) else { return nil }
      return LateResult(
        cell: "\(type(of: used.cell.object))", property: path, value: value,
        expected: receiverAlone.properties[path] ?? "nothing", donor: donor, receiver: receiver)
    }
  }
}

/// A cell with all the values that it has had.
private final class WatchedCell {
  let cell: AuditedCell
  private(set) var properties: CellProperties
  /// The values that came after the cell was configured, in their order.
  private(set) var arrivals: [(path: String, value: String)] = []
  private var values: [String: Set<String>] = [:]
  private let currentLook: () -> CellLook
  private var lastLook: CellLook

  init(_ cell: AuditedCell, of row: TableIndexPath, on stage: AuditStage) {
    self.cell = cell
    currentLook = { stage.look(of: cell, at: row) }
    lastLook = currentLook()
    properties = CellProperties(of: cell.object)
    for path in properties.paths { values[path] = properties[path].map { [$0] } }
  }

  func has(_ value: String, at path: String) -> Bool { values[path]?.contains(value) == true }

  /// Reads the properties only if the drawing has changed, which takes a hundredth of the time.
  func look() {
    let look = currentLook()
    guard look != lastLook else { return }
    lastLook = look
    let new = CellProperties(of: cell.object)
    for path in new.differences(from: properties) {
      guard let value = new[path] else { continue }
      arrivals.append((path, value))
      values[path, default: []].insert(value)
    }
    properties = new
  }
}
