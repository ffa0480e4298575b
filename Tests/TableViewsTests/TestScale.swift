import Foundation

/// How much to test: a sample, or with `TABLES_TEST_SCALE=full` in the environment everything.
let isFullScale = ProcessInfo.processInfo.environment["TABLES_TEST_SCALE"] == "full"
