import ShowcaseModels
import Tables

extension Before {
  /// Three menus in one controller, which asks in every method which of them is open.
  // excerpt: controller
  final class DealsController: ViewController, TableViewDelegate {
    private enum Menu: Int {
      case deals, districts, orders
    }

    private(set) var filter = DealFilter()
    private let deals = DealCategory.all
    private let districts = District.beijing
    private let orders = SortOrder.allCases
    private var menu = Menu.deals
    private var openRows: [Menu: Int] = [:]
    private var chosen: [Menu: [Int]] = [:]
    private let columns = MenuColumns()
    private lazy var page = DealsPage(titles: ["分类", "地区", "排序"], menus: [columns])
    private lazy var left = Column(columns.left, isLeft: true, controller: self)
    private lazy var right = Column(columns.right, isLeft: false, controller: self)

    override func loadView() {
      view = page
    }

    override func viewDidLoad() {
      for (table, column) in [(columns.left, left), (columns.right, right)] {
        table.register(MenuCell.self, forCellReuseIdentifier: "MenuCell")
        table.dataSource = column
        table.delegate = self
      }
      for tab in page.tabs {
        tab.addTarget(self, action: DealsController.tabTapped, for: .touchUpInside)
      }
      render()
    }

    func tabTapped(_ sender: Control) {
      guard let index = page.tabs.firstIndex(where: { $0 === sender }),
        let tapped = Menu(rawValue: index)
      else { return }
      menu = tapped
      render()
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
      if tableView === columns.left {
        openRows[menu] = indexPath.row
        if numberOfItems == 0 { choose([openRow]) }
      } else {
        choose([openRow, indexPath.row])
      }
      render()
    }

    private func choose(_ rows: [Int]) {
      chosen[menu] = rows
      switch menu {
      case .deals:
        filter.kind = deals[rows[0]].kinds[rows[1]]
      case .districts:
        filter.place = districts[rows[0]].places[rows[1]]
      case .orders:
        let order = orders[rows[0]]
        filter.order = order
        filter.direction = rows.count > 1 ? order.directions[rows[1]] : nil
      }
    }

    private var openRow: Int {
      openRows[menu] ?? 0
    }

    private var numberOfCategories: Int {
      switch menu {
      case .deals: deals.count
      case .districts: districts.count
      case .orders: orders.count
      }
    }

    private var numberOfItems: Int {
      switch menu {
      case .deals: deals[openRow].kinds.count
      case .districts: districts[openRow].places.count
      case .orders: orders[openRow].directions.count
      }
    }
    // end of excerpt

    // excerpt: configure
    private func configure(_ cell: MenuCell, isLeft: Bool, row: Int) {
      switch menu {
      case .deals:
        if isLeft {
          cell.show(deals[row].name)
        } else {
          let kind = deals[openRow].kinds[row]
          cell.show(kind.name, detail: "\(kind.dealCount)")
        }
      case .districts:
        cell.show(isLeft ? districts[row].name : districts[openRow].places[row])
      case .orders:
        cell.show(isLeft ? orders[row].name : orders[openRow].directions[row].name)
      }
    }
    // end of excerpt

    // excerpt: rest
    private func render() {
      page.markTab(menu.rawValue)
      page.summary.text = filter.summary
      columns.left.reloadData()
      columns.right.reloadData()
      columns.left.selectRow(at: [0, openRow])
      columns.right.deselectAll()
      let rows = chosen[menu] ?? []
      if rows.count > 1 && rows[0] == openRow { columns.right.selectRow(at: [0, rows[1]]) }
    }

    private final class Column: TableViewDataSource {
      private let table: TableView
      private let isLeft: Bool
      private unowned let controller: DealsController

      init(_ table: TableView, isLeft: Bool, controller: DealsController) {
        self.table = table
        self.isLeft = isLeft
        self.controller = controller
      }

      func numberOfRows(inSection section: Int) -> Int {
        isLeft ? controller.numberOfCategories : controller.numberOfItems
      }

      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        do {
          let cell = try table.dequeueReusableCell(withIdentifier: "MenuCell")
          if let menuCell = cell as? MenuCell {
            controller.configure(menuCell, isLeft: isLeft, row: indexPath.row)
          }
          slot.show(cell)
        } catch {
          fatalError("\(error)")
        }
      }
    }
  }
  // end of excerpt
}
