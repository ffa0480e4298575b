import Foundation
import Testing

/// What a program needs that imports `Tables` and nothing else.
@Suite struct LinkingTests {
  private static let modules = [
    "TableModels", "TableSources", "HeadlessViews", "TableViews", "Tables",
  ]

  /// Rounding a floating-point number calls the C mathematics library on processors without an
  /// instruction for it, and a program is linked with that library only by way of Foundation.
  @Test(arguments: modules)
  func `no library module needs the C mathematics library`(module: String) throws {
    for file in PackageFiles.swiftFiles(under: "Sources/\(module)") {
      let lines = try PackageFiles.text(of: file).split(separator: "\n")
        .map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
      for line in lines {
        #expect(!line.contains(".rounded("), "\(line) in \(PackageFiles.name(of: file))")
      }
    }
  }
}
