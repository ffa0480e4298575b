/// The articles whose Swift is compiled and run as the README's is: each has a file of snippets.
///
/// An article with an example of the same name in the gallery may also show excerpts of its source.
enum ArticleSnippets {
  /// What to run for each region, by article.
  static let programs: [String: [String: @Sendable () throws -> Void]] = [
    "ManyKinds": ManyKindsSnippets.programs, "CheckedUpdates": CheckedUpdatesSnippets.programs,
    "UserInfo": UserInfoSnippets.programs, "PlantCare": PlantCareSnippets.programs,
  ]
}
