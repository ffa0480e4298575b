/// The articles whose Swift is compiled and run as the README's is: each has a file of snippets.
///
/// An article with an example of the same name in the gallery may also show excerpts of its source.
enum ArticleSnippets {
  /// The program of each region, by article.
  static let programs: [String: [String: SnippetProgram]] = [
    "CheckedUpdates": CheckedUpdatesSnippets.programs,
    "ComingFromUIKit": ComingFromUIKitSnippets.programs,
    "CommonDataSource": CommonDataSourceSnippets.programs,
    "Concurrency": ConcurrencySnippets.programs,
    "Confirmation": ConfirmationSnippets.programs,
    "ExpandingSections": ExpandingSectionsSnippets.programs,
    "FilterSortSearch": FilterSortSearchSnippets.programs,
    "FirstList": FirstListSnippets.programs,
    "GeometryAndAnchoring": GeometryAndAnchoringSnippets.programs,
    "HeadlessViews": HeadlessViewsSnippets.programs,
    "LoadingPictures": LoadingPicturesSnippets.programs,
    "ManyKinds": ManyKindsSnippets.programs,
    "MeasureReuse": MeasureReuseSnippets.programs,
    "PlantCare": PlantCareSnippets.programs,
    "ShipWhatYouTested": ShipWhatYouTestedSnippets.programs,
    "TableModels": TableModelsSnippets.programs,
    "TableSources": TableSourcesSnippets.programs,
    "TableViews": TableViewsSnippets.programs,
    "TestAList": TestAListSnippets.programs,
    "UserInfo": UserInfoSnippets.programs,
  ]

  /// The examples whose excerpts an article may show, where they are others than the one of its name.
  static let examples = [
    "CommonDataSource": ["Photos", "DealsMenu", "Feed"],
    "GeometryAndAnchoring": ["Chat", "Settings", "Directory"],
    "TestAList": ["LoadingPictures"],
  ]

  /// The folders beside the gallery whose excerpts an article may show: the tests there run them.
  static let otherExcerpts = [
    "ShipWhatYouTested": ["Tests/UIKitAdapter/Tests/AdapterTests/ShipWhatYouTested"]
  ]
}
