import Foundation

/// The share of the large tests that is run, from `TABLES_TEST_SCALE`.
///
/// 1 takes a few seconds in a debug build, a greater number as many times as much, and `full`
/// everything: `TABLES_TEST_SCALE=full swift test -c release -Xswiftc -enable-testing`.
public enum TestScale {
  public static let current: Int = isFull ? 250 : max(1, Int(text) ?? 1)

  /// True if everything is to be tested.
  public static let isFull = text == "full"

  /// Every how many cases of a test one is run, if at scale 1 it is every `stride`.
  public static func stride(_ stride: Int) -> Int { max(1, stride / current) }

  private static let text = ProcessInfo.processInfo.environment["TABLES_TEST_SCALE"] ?? ""
}
