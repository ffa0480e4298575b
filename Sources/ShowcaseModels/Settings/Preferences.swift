/// All preferences, in groups.
public struct Preferences: Equatable, Sendable {
  /// The groups, from the top.
  public private(set) var groups: [PreferenceGroup]

  /// Preferences in groups.
  ///
  /// - Parameter groups: From the top; no two preferences with one id.
  public init(_ groups: [PreferenceGroup]) {
    self.groups = groups
  }

  /// Switches a preference on or off; does nothing if there is no preference with the id.
  public mutating func set(_ id: Preference.ID, to isOn: Bool) {
    for group in groups.indices {
      for index in groups[group].preferences.indices
      where groups[group].preferences[index].id == id {
        groups[group].preferences[index].isOn = isOn
      }
    }
  }

  /// The titles of all preferences that are on.
  public var titlesOfThoseOn: [String] {
    groups.flatMap(\.preferences).filter(\.isOn).map(\.title)
  }
}

extension Preferences {
  /// The ways in which a person can be told of thirsty plants.
  public static let watering = Preferences([
    PreferenceGroup(
      "REMINDERS", note: "Between eight and nine",
      [
        Preference("morning", title: "Every morning", isOn: true),
        Preference("thirsty", title: "When a plant is thirsty", isOn: true),
        Preference("holidays", title: "On holidays"),
      ]),
    PreferenceGroup(
      "SHARING", note: "They may water, not remove",
      [
        Preference("household", title: "With the household"),
        Preference("neighbours", title: "With the neighbours"),
      ]),
    PreferenceGroup("SOUNDS", [Preference("drops", title: "Drops of water", isOn: true)]),
  ])
}
