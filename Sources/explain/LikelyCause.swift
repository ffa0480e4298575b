import Tables

/// Why an update was probably wrong.
struct LikelyCause: Equatable {
  /// What happened, and what to do about it.
  let sentence: String
  /// The library's word for it, where it has one.
  let cause: UpdateCause?
  /// Whether the numbers of the message show it; if not, it is what usually leads to the message.
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

  /// A cause that is none of an update's numbers.
  static func possible(_ sentence: String) -> LikelyCause {
    LikelyCause(sentence: sentence, cause: nil, isComputed: false)
  }

  /// Sentences without what only numbers can show.
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
