/// The articles whose Swift is compiled and run as the README's is: each has a file of snippets.
enum ArticleSnippets {
  /// What to run for each region, by article.
  static let programs: [String: [String: @Sendable () throws -> Void]] = [
    "ManyKinds": ManyKindsSnippets.programs, "CheckedUpdates": CheckedUpdatesSnippets.programs,
  ]
}
