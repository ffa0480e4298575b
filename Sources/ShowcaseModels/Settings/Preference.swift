/// A preference that can be switched on and off.
public struct Preference: Equatable, Identifiable, Sendable {
  /// The identity of the preference.
  public let id: String
  /// The title of the preference.
  public let title: String
  /// True if it is switched on.
  public var isOn: Bool

  /// A preference.
  ///
  /// - Parameters:
  ///   - id: The identity of the preference.
  ///   - title: The title of the preference.
  ///   - isOn: True if it is switched on.
  public init(_ id: String, title: String, isOn: Bool = false) {
    self.id = id
    self.title = title
    self.isOn = isOn
  }
}

/// Preferences that belong together.
public struct PreferenceGroup: Equatable, Identifiable, Sendable {
  /// The subject of the group, which is also its identity.
  public let title: String
  /// A note about the preferences; nil for none.
  public let note: String?
  /// The preferences, from the top.
  public var preferences: [Preference]

  /// The subject of the group.
  public var id: String { title }

  /// A group of preferences.
  ///
  /// - Parameters:
  ///   - title: The subject of the group.
  ///   - note: A note about the preferences; nil for none.
  ///   - preferences: The preferences, from the top.
  public init(_ title: String, note: String? = nil, _ preferences: [Preference]) {
    self.title = title
    self.note = note
    self.preferences = preferences
  }
}
