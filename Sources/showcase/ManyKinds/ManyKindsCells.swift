import Tables

/// The display of a row: a headless cell here, a `UITableViewCell` in an app.
protocol LineDisplay: AnyObject {
  var line: String { get set }
}

/// A cell with one line.
class FeedCell: TableViewCell, LineDisplay {
  private let label = Label()

  var line: String {
    get { label.text }
    set { label.text = newValue }
  }

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }
}

final class PictureCell: FeedCell {}
final class AdvertisementCell: FeedCell {}
