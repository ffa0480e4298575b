// This is not UIKit. It behaves as the part of it that the adapter touches, as documented and reported,
// so that the adapter can run where there is no UIKit.
@_exported public import Foundation

/// The root class. There is no runtime here to ask which methods exist, so all do, unless a class says
/// otherwise.
open class NSObject {
  public init() {}

  open func responds(to selector: Selector!) -> Bool { true }
}

public struct Selector: Hashable, Sendable {
  let name: String

  public init(_ name: String) { self.name = name }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

@MainActor open class UIWindow: NSObject {}

@MainActor open class UIView: NSObject {
  public var frame: CGRect
  /// The window that the view is in; UIKit's is read from the superview.
  public var window: UIWindow?

  public init(frame: CGRect = .zero) { self.frame = frame }
}

@MainActor open class UIViewController: NSObject {
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  private var loadedView: UIView?

  open func loadView() { view = UIView() }

  open func viewDidLoad() {}

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
}

@MainActor open class UILabel: NSObject {
  public var text: String?
}

@MainActor open class UITableViewCell: NSObject {
  public enum CellStyle { case `default`, value1, value2, subtitle }

  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public internal(set) var isSelected = false
  public var accessoryType = AccessoryType.none

  public enum AccessoryType: Sendable { case none, disclosureIndicator, checkmark }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  open func prepareForReuse() {}

  /// The height that a cell measures itself where the table view asks for that.
  open var fittingHeight: CGFloat { 44 }
}

/// A nib. Where UIKit reads a file, this calls a closure.
@MainActor open class UINib: NSObject {
  let instantiate: (_ reuseIdentifier: String) -> UITableViewCell

  public init(instantiate: @escaping (_ reuseIdentifier: String) -> UITableViewCell) {
    self.instantiate = instantiate
  }
}
