import UIKit

// excerpt: uikit cell
final class PhotoCell: UITableViewCell, @MainActor PhotoDisplay {
  var name: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }

  var isMarked: Bool {
    get { accessoryType == .checkmark }
    set { accessoryType = newValue ? .checkmark : .none }
  }
}
// end of excerpt
