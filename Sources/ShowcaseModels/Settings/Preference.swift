/// Something that can be switched on and off.
public struct Preference: Equatable, Identifiable, Sendable {
  /// What the preference is known by.
  public let id: String
  /// What it is called.
  public let title: String
  /// Whether it is switched on.
  public var isOn: Bool

  /// A preference.
  ///
  /// - Parameters:
  ///   - id: What the preference is known by.
  ///   - title: What it is called.
  ///   - isOn: Whether it is switched on.
  public init(_ id: String, title: String, isOn: Bool = false) {
    self.id = id
    self.title = title
    self.isOn = isOn
  }
}

/// Preferences that belong together.
public struct PreferenceGroup: Equatable, Identifiable, Sendable {
  /// What they are about, which is also what the group is known by.
  public let title: String
  /// What there is to say about them; nil for nothing.
  public let note: String?
  /// The preferences, from the top.
  public var preferences: [Preference]

  /// What they are about.
  public var id: String { title }

  /// A group of preferences.
  ///
  /// - Parameters:
  ///   - title: What they are about.
  ///   - note: What there is to say about them; nil for nothing.
  ///   - preferences: The preferences, from the top.
  public init(_ title: String, note: String? = nil, _ preferences: [Preference]) {
    self.title = title
    self.note = note
    self.preferences = preferences
  }
}
