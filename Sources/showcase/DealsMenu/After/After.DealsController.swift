import ShowcaseModels
import Tables

extension After {
  /// Three menus of three models, with the choices in them.
  // excerpt: controller
  final class DealsController: ViewController {
    private(set) var filter = DealFilter() {
      didSet { page.summary.text = filter.summary }
    }
    private let deals = MenuView(DealCategory.all)
    private let districts = MenuView(District.beijing)
    private let orders = MenuView(SortOrder.allCases)
    private lazy var menus: [View] = [deals, districts, orders]
    private lazy var page = DealsPage(titles: ["分类", "地区", "排序"], menus: menus)

    override func loadView() {
      view = page
    }

    override func viewDidLoad() {
      page.summary.text = filter.summary
      for tab in page.tabs {
        tab.addTarget(self, action: DealsController.tabTapped, for: .touchUpInside)
      }
      deals.onChoose = { [weak self] _, kind in self?.filter.kind = kind }
      districts.onChoose = { [weak self] _, place in self?.filter.place = place }
      orders.onChoose = { [weak self] order, direction in
        self?.filter.order = order
        self?.filter.direction = direction
      }
      open(0)
    }

    func tabTapped(_ sender: Control) {
      if let tab = page.tabs.firstIndex(where: { $0 === sender }) { open(tab) }
    }

    private func open(_ tab: Int) {
      page.markTab(tab)
      for (index, menu) in menus.enumerated() { menu.isHidden = index != tab }
    }
  }
  // end of excerpt
}
