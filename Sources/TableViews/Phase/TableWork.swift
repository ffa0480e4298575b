import TableModels

/// The phase of a table, and the work that waits for the next layout pass: the only writer of
/// either.
final class TableWork {
  // Unchecked exclusivity: plain values, read and written by one statement each, for each pass.

  /// The present phase.
  @exclusivity(unchecked) private(set) var phase = TablePhase.idle
  /// True if the data source has to be read before anything else.
  @exclusivity(unchecked) private(set) var needsLoad = true
  /// True if the present layout pass must show no more rows, because its data source has changed.
  @exclusivity(unchecked) private(set) var isPassOver = false
  /// Batches that were announced when none could be performed.
  @exclusivity(unchecked) private var waitingBatches: [TableUpdates] = []
  /// The changes announced so far in the open batch; nil if none is open.
  private var openBatch: TableUpdates?
  /// The phase in which the content began to change.
  private var phaseBeforeChange = TablePhase.idle
  /// The batch by which the content is changing; nil if everything may change, or if nothing does.
  private(set) var batchOfChange: CheckedUpdates?

  /// Runs a phase from beginning to end.
  @inline(__always)
  func enter<Result>(_ phase: TablePhase, perform: () -> Result) -> Result {
    let outer = self.phase
    self.phase = phase
    defer { self.phase = outer }
    return perform()
  }

  // MARK: Loads

  func setNeedsLoad() { needsLoad = true }

  /// Begins a load, which reads all that has been announced until now.
  func beginLoad() {
    needsLoad = false
    waitingBatches = []
  }

  // MARK: Passes

  func beginPass() { isPassOver = false }

  /// Ends the present pass: the rows that it has not shown may have gone.
  func breakPassOff() { isPassOver = true }

  // MARK: Changes

  /// Begins a change; ``endChange()`` ends it.
  ///
  /// - Parameter batch: The batch of the change; nil if everything may change.
  func beginChange(by batch: CheckedUpdates?) {
    phaseBeforeChange = phase
    phase = .changing
    batchOfChange = batch
  }

  func endChange() {
    phase = phaseBeforeChange
    batchOfChange = nil
  }

  // MARK: Batches

  /// True if the data source may have changed in a way that the table has yet to follow.
  var isBehind: Bool { isDue || phase == .telling || phase == .changing || hasOpenBatch }

  /// True if a load or a batch has to be done before anything is shown.
  var isDue: Bool { needsLoad || !waitingBatches.isEmpty }

  /// True while the body of a batch runs.
  var hasOpenBatch: Bool { openBatch != nil }

  var hasWaitingBatches: Bool { !waitingBatches.isEmpty }

  /// Runs the body of a batch.
  ///
  /// - Returns: The announced batch; nil inside of another batch, which then contains it.
  func announce(_ body: (inout TableUpdates) -> Void) -> TableUpdates? {
    let isOutermost = openBatch == nil
    if isOutermost { openBatch = TableUpdates() }
    // A batch of its own, because the body may announce to the table as well.
    var announced = TableUpdates()
    if phase == .idle {
      enter(.announcing) { body(&announced) }
    } else {
      body(&announced)
    }
    openBatch?.append(announced)
    return isOutermost ? openBatch.take() : nil
  }

  /// Adds to the batch whose body runs.
  ///
  /// - Returns: True if there is one.
  func record(_ record: (inout TableUpdates) -> Void) -> Bool {
    guard openBatch != nil else { return false }
    record(&openBatch!)
    return true
  }

  /// Keeps a batch for the next pass, and ends the present one.
  func wait(for batch: TableUpdates) {
    waitingBatches.append(batch)
    breakPassOff()
  }

  func takeWaitingBatches() -> [TableUpdates] {
    defer { waitingBatches = [] }
    return waitingBatches
  }
}
