import Tables

/// A probable reason why an update was wrong.
struct LikelyCause: Equatable {
  /// The mistake and its remedy.
  let sentence: String
  /// The library's name for it, if it has one.
  let cause: UpdateCause?
  /// True if the numbers of the message show it; false for a usual reason of such messages.
  let isComputed: Bool

  /// A cause that the numbers of the message show.
  static func computed(_ cause: UpdateCause) -> LikelyCause {
    LikelyCause(sentence: cause.description, cause: cause, isComputed: true)
  }

  /// A cause that usually leads to such a message.
  static func possible(_ cause: UpdateCause) -> LikelyCause {
    LikelyCause(
      sentence: possibilities[cause] ?? cause.description, cause: cause, isComputed: false)
  }

  /// A cause that is not among those of an update's numbers.
  static func possible(_ sentence: String) -> LikelyCause {
    LikelyCause(sentence: sentence, cause: nil, isComputed: false)
  }

  /// The sentences for causes that only numbers could prove.
  private static let possibilities: [UpdateCause: String] = [
    .otherCoordinates:
      "A position of the wrong state. Deletions and reloads use positions before the batch, "
      + "insertions positions after it.",
    .stalePlace: "The place is old: rows went since it was noted. Look the row up by its id.",
    .stepByStepPlaces:
      "Places were counted step by step, and one was named twice. In a batch nothing shifts: name "
      + "each row by its own place.",
  ]
}

extension [LikelyCause] {
  /// Causes that usually lead to such a message, the likeliest first.
  static func possible(_ causes: UpdateCause...) -> [LikelyCause] {
    causes.map(LikelyCause.possible)
  }
}
