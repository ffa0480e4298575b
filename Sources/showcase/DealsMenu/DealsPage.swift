import Tables

/// A row of tabs, the menu of the open one, and the choice.
final class DealsPage: View {
  let tabs: [Button]
  let summary = Label()
  private let titles: [String]
  private let menus: [View]
  private let lines = [Separator(.horizontal), Separator(.horizontal)]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - titles: The texts of the tabs.
  ///   - menus: The menus, all with the same frame.
  init(titles: [String], menus: [View]) {
    self.titles = titles
    self.menus = menus
    tabs = titles.map { Button($0) }
    super.init()
    for view in tabs + lines + menus + [summary] { addSubview(view) }
    markTab(0)
  }

  /// Marks a tab as the open one, before its title, if that cuts nothing off.
  func markTab(_ open: Int) {
    for (index, tab) in tabs.enumerated() {
      tab.setTitle(index == open ? "▾ \(titles[index])" : titles[index], for: .normal)
    }
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    let share = width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      tab.frame = LayoutRect(x: Double(index) * share, y: 0, width: share, height: 16)
    }
    lines[0].frame = LayoutRect(x: 0, y: 16, width: width, height: 16)
    for menu in menus {
      menu.frame = LayoutRect(x: 0, y: 32, width: width, height: max(0, height - 64))
    }
    lines[1].frame = LayoutRect(x: 0, y: height - 32, width: width, height: 16)
    summary.frame = LayoutRect(x: 0, y: height - 16, width: width, height: 16)
  }
}
