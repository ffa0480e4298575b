import Foundation

/// How much of the large tests is run: 1 takes seconds in a debug build, and
/// `TABLES_TEST_SCALE=100 swift test -c release -Xswiftc -enable-testing` runs all of them.
enum TestScale {
  static let current =
    ProcessInfo.processInfo.environment["TABLES_TEST_SCALE"].flatMap(Int.init) ?? 1

  /// Every how many cases of a test one is run, if at scale 1 it is every `stride`.
  static func stride(_ stride: Int) -> Int { max(1, stride / max(1, current)) }
}
