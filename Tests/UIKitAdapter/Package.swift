// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a module named UIKit among the root package's products would make
// `canImport(UIKit)` true for everybody who builds them.

let package = Package(
  name: "UIKitAdapter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Tables", path: "../..")],
  targets: [
    // Not UIKit: what of it the adapter touches, so that the adapter runs where there is no UIKit.
    .target(name: "UIKit"),
    // Swift looks for a module of this name in a file that imports both Testing and a module UIKit.
    .target(name: "_Testing_UIKit"),
    // The sources of the root package's target, unchanged, behind a symbolic link.
    .target(
      name: "TableUIKitChecked",
      dependencies: ["UIKit", .product(name: "Tables", package: "Tables")],
      path: "Sources/TableUIKit"),
    .target(name: "TestSupport"),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "UIKit", "_Testing_UIKit", "TableUIKitChecked", "TestSupport",
        .product(name: "Tables", package: "Tables"),
        .product(name: "TableTesting", package: "Tables"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
