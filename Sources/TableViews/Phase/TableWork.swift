import TableModels

/// The phase of a table, and what waits for the next layout pass: the one place that changes either.
final class TableWork {
  // Unchecked exclusivity: plain values, read and written by one statement each, for each pass.

  /// What is going on.
  @exclusivity(unchecked) private(set) var phase = TablePhase.idle
  /// Whether the data source has to be read before anything else.
  @exclusivity(unchecked) private(set) var needsLoad = true
  /// Whether the layout pass going on must show no more rows, because its data source has changed.
  @exclusivity(unchecked) private(set) var isPassOver = false
  /// Batches that were announced when none could be performed.
  @exclusivity(unchecked) private var waitingBatches: [TableUpdates] = []
  /// What has been announced so far in the batch whose body runs; nil where none does.
  private var openBatch: TableUpdates?
  /// What was going on when the content began to change.
  private var phaseBeforeChange = TablePhase.idle
  /// How the content is changing; nil where everything may change, and where nothing does.
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

  /// A load begins, which reads all that has been announced until now.
  func beginLoad() {
    needsLoad = false
    waitingBatches = []
  }

  // MARK: Passes

  func beginPass() { isPassOver = false }

  /// Ends the pass that is going on: the rows that it has not shown may not be there any more.
  func breakPassOff() { isPassOver = true }

  // MARK: Changes

  /// Something begins to change; ``endChange()`` is called when it has.
  ///
  /// - Parameter batch: How it changes; nil where everything may.
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

  /// Whether the data source may have changed already in a way that the table has yet to follow.
  var isBehind: Bool { isDue || phase == .telling || phase == .changing || hasOpenBatch }

  /// Whether a load or a batch has to be done before anything is shown.
  var isDue: Bool { needsLoad || !waitingBatches.isEmpty }

  /// Whether the body of a batch runs.
  var hasOpenBatch: Bool { openBatch != nil }

  var hasWaitingBatches: Bool { !waitingBatches.isEmpty }

  /// Runs the body of a batch.
  ///
  /// - Returns: What was announced; nil inside of another batch, of which it is a part then.
  func announce(_ body: (inout TableUpdates) -> Void) -> TableUpdates? {
    let isOutermost = openBatch == nil
    if isOutermost { openBatch = TableUpdates() }
    // A batch of its own: the body may announce to the table as well.
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
  /// - Returns: Whether there is one.
  func record(_ record: (inout TableUpdates) -> Void) -> Bool {
    guard openBatch != nil else { return false }
    record(&openBatch!)
    return true
  }

  /// Keeps a batch for the next pass, and ends the one that is going on.
  func wait(for batch: TableUpdates) {
    waitingBatches.append(batch)
    breakPassOff()
  }

  func takeWaitingBatches() -> [TableUpdates] {
    defer { waitingBatches = [] }
    return waitingBatches
  }
}
