// excerpt: plant
/// A plant on a windowsill, and all rules of its care.
public struct Plant: Identifiable, Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable { case succulent, foliage, herb }

  public let id: Int
  public let name: String
  public let kind: Kind
  /// The days since it was watered.
  public private(set) var passedDays: Int

  /// A plant that was watered some days ago.
  ///
  /// - Precondition: `passedDays` is at least 0.
  public init(id: Int, name: String, kind: Kind, passedDays: Int) {
    guard passedDays >= 0 else {
      fatalError(
        "\(name) cannot have been watered \(passedDays) days ago; passedDays is at least 0")
    }
    self.id = id
    self.name = name
    self.kind = kind
    self.passedDays = passedDays
  }

  /// The days from one watering to the next.
  public var intervalDays: Int { kind == .succulent ? 10 : 3 }

  public var shouldWater: Bool { passedDays >= intervalDays }

  /// The status in words, with the days to the next watering.
  public var statusText: String {
    let days = passedDays - intervalDays
    if days == 0 { return "Water today" }
    return days < 0 ? "Water in \(inDays(-days))" : "Water now, \(inDays(days)) late"
  }

  public mutating func water() { passedDays = 0 }

  public mutating func letDayPass() { passedDays += 1 }

  private func inDays(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
// end of excerpt

extension Plant {
  /// Four plants, two of which should be watered.
  public static let windowsill = [
    Plant(id: 1, name: "Aloe", kind: .succulent, passedDays: 8),
    Plant(id: 2, name: "Basil", kind: .herb, passedDays: 1),
    Plant(id: 3, name: "Cactus", kind: .succulent, passedDays: 12),
    Plant(id: 4, name: "Fern", kind: .foliage, passedDays: 3),
  ]
}
