import ShowcaseModels
import Testing

@Suite struct PreferencesTests {
  @Test func `one preference is switched, and no other`() {
    var preferences = Preferences.watering
    preferences.set("holidays", to: true)
    preferences.set("morning", to: false)
    #expect(
      preferences.titlesOfThoseOn == ["When a plant is thirsty", "On holidays", "Drops of water"])
    preferences.set("nothing", to: true)
    preferences.set("holidays", to: false)
    preferences.set("morning", to: true)
    #expect(preferences == .watering)
  }
}
