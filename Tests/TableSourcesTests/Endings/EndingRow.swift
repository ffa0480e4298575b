import TestSupport

/// A row whose end runs code.
struct EndingRow: Identifiable, Equatable {
  var id: Int
  var ending: Ending
}
