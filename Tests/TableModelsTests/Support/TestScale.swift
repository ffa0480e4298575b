import Foundation

/// How much of the large tests is run: 1 takes a few seconds in a debug build, a greater number as
/// many times as much, and `full` everything:
/// `TABLES_TEST_SCALE=full swift test -c release -Xswiftc -enable-testing`.
enum TestScale {
  static let current: Int = {
    let text = ProcessInfo.processInfo.environment["TABLES_TEST_SCALE"] ?? ""
    return text == "full" ? 250 : max(1, Int(text) ?? 1)
  }()

  /// Every how many cases of a test one is run, if at scale 1 it is every `stride`.
  static func stride(_ stride: Int) -> Int { max(1, stride / current) }
}
