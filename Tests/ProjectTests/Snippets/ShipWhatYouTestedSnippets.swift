/// The article on lists that are tested here and shipped in an app: its Swift is compiled and run where there
/// is a module named UIKit, by the tests of `Tests/UIKitAdapter`.
enum ShipWhatYouTestedSnippets {
  static let programs: [String: SnippetProgram] = [:]
}
