#if canImport(XCTest)
  import Foundation
  import Synchronization
  import XCTest

  /// Records a failure in the test case of XCTest that runs.
  ///
  /// XCTest does not say whether one runs, and drops a failure when none does. So an observer listens
  /// whether the failure arrives.
  ///
  /// - Returns: True if a test case took it.
  func recordInXCTest(_ message: String, at place: SourcePlace) -> Bool {
    // One at a time: XCTest does not guard its list of observers.
    oneAtATime.withLock { _ in
      let arrival = Arrival()
      XCTestObservationCenter.shared.addTestObserver(arrival)
      defer { XCTestObservationCenter.shared.removeTestObserver(arrival) }
      XCTFail(message, file: place.filePath, line: UInt(place.line))
      return arrival.count > 0
    }
  }

  private let oneAtATime = Mutex<Void>(())

  /// An observer that counts the failures which a test case took.
  private final class Arrival: NSObject, XCTestObservation {
    private(set) var count = 0

    #if canImport(ObjectiveC)
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { count += 1 }
      func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
        count += 1
      }
    #else
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?, atLine lineNumber: Int
      ) { count += 1 }
    #endif
  }
#else
  /// Records nothing, without XCTest.
  func recordInXCTest(_ message: String, at place: SourcePlace) -> Bool { false }
#endif
