import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

/// The lists of the gallery, with the tables that show them and whoever keeps them alive.
enum GalleryLists {
  struct List {
    let name: String
    let source: any TableViewDataSource
    var table: TableView?
    var owner: AnyObject?
  }

  static func all() throws -> [List] {
    let (directoryTable, directory) = Example.directoryTable()
    let (diaryTable, diary) = Example.diaryTable()
    let squares = CommonDataSource<SquareCell, Int>(Array(0..<200)) { cell, row in
      cell.row.text = "\(row)"
      cell.square.text = "\(row * row)"
    }
    return [
      List(name: "strict profiles", source: ProfileLists.strict()),
      List(name: "feed rows", source: StoryRows().dataSource(Timeline.morning.stories)),
      List(name: "elements", source: Example.elementsList(try ElementsFile.load())),
      List(name: "directory", source: directory, table: directoryTable),
      List(name: "diary", source: diary, table: diaryTable),
      List(name: "a million rows", source: squares),
      List(name: "kinds by a switch", source: Example.bySwitch()),
      List(name: "kinds by type", source: Example.byType()),
      List(name: "kinds by pullback", source: Example.byPullback()),
      List(name: "kinds by display", source: Example.byDisplay()),
      List(name: "kinds by sections", source: Example.bySections()),
    ] + screens()
  }

  /// The lists of the controllers.
  private static func screens() -> [List] {
    let photos = [
      Before.PhotosController(table: TableView(), photos: Photo.album) as AnyObject,
      After.PhotosController(table: TableView(), photos: Photo.album),
    ]
    let tables = [
      (photos[0] as? Before.PhotosController)?.table, (photos[1] as? After.PhotosController)?.table,
    ]
    let controllers: [ViewController] = [
      Before.FeedController(stories: Timeline.morning.stories),
      After.FeedController(timeline: .morning), ChatController(.aboutTheFern),
      SettingsController(.watering), Before.DealsController(), After.DealsController(),
      After.PlantsController(store: PlantStore()),
    ]
    return zip(photos, tables).flatMap { list($0, $1) }
      + controllers.flatMap { controller in
        Screen.show(controller).flatMap { list(controller, $0) }
      }
  }

  private static func list(_ owner: AnyObject, _ table: TableView?) -> [List] {
    // A menu without an open category has no items.
    guard let table, let source = table.dataSource, source.numberOfRows(inSection: 0) > 0 else {
      return []
    }
    return [List(name: "\(type(of: owner))", source: source, table: table, owner: owner)]
  }
}

extension Screen {
  /// Shows a controller, and returns the tables on its screen.
  static func show(_ controller: ViewController) -> [TableView] {
    let screen = Screen(size: LayoutSize(width: 320, height: 240))
    screen.controller = controller
    screen.layoutIfNeeded()
    return controller.view.tables
  }
}

extension View {
  /// The tables in a view.
  fileprivate var tables: [TableView] {
    (self as? TableView).map { [$0] } ?? subviews.flatMap(\.tables)
  }
}

@Suite struct ListAuditTests {
  @Test func `no list of the gallery leaves anything behind in a reused cell`() throws {
    for list in try GalleryLists.all() {
      let findings =
        list.table.map { ReuseAudit().findings(on: $0) } ?? ReuseAudit().findings(in: list.source)
      #expect(findings.leaks == [], "\(list.name)")
      #expect(findings.obstacles == [], "\(list.name)")
    }
  }

  @Test func `no list of the gallery breaks what a data source promises`() throws {
    for list in try GalleryLists.all() {
      let found = ContractCheck().violations(of: list.source)
      #expect(found == [], "\(list.name)")
    }
  }

  @Test func `the profiles that are to leak do so with all that they keep`() {
    let leaks = ReuseAudit().findings(in: ProfileLists.keeping()).leaks
    #expect(
      leaks.map(\.property) == [
        "card.picture.imageName", "card.address.text", "card.information.text", "card.counter.text",
      ])
    #expect(
      leaks.first?.description == """
        ProfileCell.card.picture.imageName still shows "李四.png" from row [0, 1] in row [0, 2], where a \
        new cell has nil. Set it in the configure closure, or in prepareForReuse().
        """)
  }

  @Test func `the screens of the gallery walk well`() {
    let walks: [(String, () -> ListUnderTest)] = [
      (
        "feed before",
        {
          let feed = Before.FeedController(stories: Timeline.morning.stories)
          _ = feed.view
          return ListUnderTest(
            table: feed.table, owner: feed, actions: actions { feed.receive($0) })
        }
      ),
      (
        "feed after",
        {
          let feed = After.FeedController(timeline: .morning)
          _ = feed.view
          return ListUnderTest(
            table: feed.table, owner: feed, actions: actions { feed.receive($0) })
        }
      ),
      (
        "settings",
        {
          let settings = SettingsController(.watering)
          _ = settings.view
          return ListUnderTest(table: settings.table, owner: settings)
        }
      ),
      (
        "diary",
        {
          let (table, diary) = Example.diaryTable()
          return ListUnderTest(table: table, owner: diary)
        }
      ),
    ]
    for (name, make) in walks {
      let failure = RandomWalk(seeds: 1...3).failure(of: make)
      #expect(failure == nil, "\(name)")
    }
  }

  private func actions(_ receive: @escaping (FeedEvent) -> Void) -> [ListUnderTest.Action] {
    Timeline.day.enumerated().map { number, event in
      ListUnderTest.Action("event \(number)") { receive(event) }
    }
  }
}
