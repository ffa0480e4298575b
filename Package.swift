// swift-tools-version: 6.2
import PackageDescription

// The modules under one name. Whoever imports `Tables` depends on each of them: SwiftPM builds a
// target anew only if a direct dependency has changed.
let tables: [Target.Dependency] = [
  "Tables", "TableViews", "HeadlessViews", "TableSources", "TableModels",
]

let package = Package(
  name: "Tables",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(
      name: "Tables",
      targets: ["Tables", "TableViews", "HeadlessViews", "TableSources", "TableModels"]),
    .library(name: "TableTesting", targets: ["TableTesting"]),
    .library(name: "TableUIKit", targets: ["TableUIKit"]),
  ],
  targets: [
    // What the list says: index paths, sections, snapshots. Values only.
    .target(name: "TableModels"),
    // From a model to a configured cell: kinds, registrations, the reuse queue, data sources.
    .target(name: "TableSources", dependencies: ["TableModels"]),
    // What a screen shows: a view tree, text measured in columns, the display list, renderers.
    .target(name: "HeadlessViews"),
    // Where the two meet: the headless table.
    .target(name: "TableViews", dependencies: ["TableModels", "TableSources", "HeadlessViews"]),
    // What users import: the four above under one name.
    .target(
      name: "Tables",
      dependencies: ["TableModels", "TableSources", "HeadlessViews", "TableViews"]),
    // What an app imports: a list in a UITableView. Empty where there is no UIKit; its tests are a package of
    // their own, Tests/UIKitAdapter.
    .target(name: "TableUIKit", dependencies: ["TableModels", "TableSources"]),
    // What test targets import: it finds the faults of a list, and compares what is on its screen.
    .target(name: "TableTesting", dependencies: tables),

    // What the programs share: options and their help, standard streams, exit codes.
    .target(name: "CommandLines", dependencies: ["HeadlessViews"]),
    // What the gallery's lists are about. It depends on nothing, so the compiler proves that another
    // screen changes no model.
    .target(name: "ShowcaseModels"),
    // A gallery of drawn tables, and of controllers before and after their lists left them.
    .executableTarget(
      name: "showcase", dependencies: tables + ["ShowcaseModels", "CommandLines"],
      resources: [.copy("Resources/elements.csv")]),
    // What the messages of a crash log say about an update that was wrong.
    .executableTarget(name: "explain", dependencies: tables + ["CommandLines"]),
    // What reuse costs. The counter is C, because it wraps the allocator by its C names.
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    // Suites, rounds, figures and reports: apart from what is measured, so that tests reach it without
    // the wrapped allocator.
    .target(
      name: "Measurements", dependencies: tables + ["CommandLines"],
      path: "Benchmarks/Measurements"),
    .executableTarget(
      name: "benchmarks",
      dependencies: tables + ["Measurements", "CommandLines", "AllocationCounter"],
      path: "Benchmarks", exclude: ["AllocationCounter", "Measurements", "retains"]),

    // What all tests share: the texts of traps, a seeded generator, how much to test.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "TableModelsTests", dependencies: ["TableModels", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "TableSourcesTests", dependencies: ["TableSources", "TestSupport"]),
    .testTarget(
      name: "HeadlessViewsTests", dependencies: ["HeadlessViews", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TableViewsTests", dependencies: tables + ["TableTesting", "TestSupport"]),
    .testTarget(
      name: "TableTestingTests", dependencies: tables + ["TableTesting", "TestSupport"]),
    // Without a view module: what is tested here needs no screen, and the compiler says so.
    .testTarget(name: "ShowcaseModelsTests", dependencies: ["ShowcaseModels", "TestSupport"]),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: tables + [
        "showcase", "ShowcaseModels", "CommandLines", "TableTesting", "TestSupport",
      ]),
    .testTarget(
      name: "ExplainTests", dependencies: tables + ["explain", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "CommandLinesTests", dependencies: ["CommandLines"]),
    .testTarget(name: "MeasurementsTests", dependencies: tables + ["Measurements"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: tables + ["TableTesting", "showcase", "ShowcaseModels", "TestSupport"]),
    // The documents' code once more, where everything belongs to the main actor unless it says
    // otherwise, as in a new app.
    .testTarget(
      name: "MainActorTests",
      dependencies: tables + ["TableTesting", "showcase", "ShowcaseModels", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// `.ci/quick MODULE` builds the tests of one module, and nothing that they do not need.
if let module = Context.environment["TABLES_MODULE"] {
  package.products = []
  package.targets = package.targets.needed(by: module + "Tests")
}

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if target.name == "MainActorTests" {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}

extension [Target] {
  /// The target with a name, and all that it depends on.
  func needed(by name: String) -> [Target] {
    var names: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard names.insert(next).inserted, let target = first(where: { $0.name == next }) else {
        continue
      }
      for case .byNameItem(let dependency, _) in target.dependencies { open.append(dependency) }
    }
    return filter { names.contains($0.name) }
  }
}
