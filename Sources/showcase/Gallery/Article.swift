/// An article of the documentation that says more about an example.
enum Article: String, CaseIterable {
  case checkedUpdates = "CheckedUpdates"
  case comingFromUIKit = "ComingFromUIKit"
  case commonDataSource = "CommonDataSource"
  case confirmation = "Confirmation"
  case firstList = "FirstList"
  case geometryAndAnchoring = "GeometryAndAnchoring"
  case headlessViews = "HeadlessViews"
  case loadingPictures = "LoadingPictures"
  case manyKinds = "ManyKinds"
  case plantCare = "PlantCare"
  case userInfo = "UserInfo"

  /// The file of the article, from the folder of the package.
  var path: String { "Sources/Tables/Tables.docc/\(rawValue).md" }
}
