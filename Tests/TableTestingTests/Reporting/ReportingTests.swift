import Foundation
import TestSupport
import Testing

@testable import TableTesting

@Suite struct ReportingTests {
  static func fail() {
    reportFailure(
      "the list is wrong",
      at: SourcePlace(fileID: "Lists/ListTests.swift", filePath: "/Lists.swift", line: 3, column: 5)
    )
  }

  @Test func `a failure is an issue of the test at the place of the call`() {
    withKnownIssue {
      Self.fail()
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["the list is wrong"]
        && issue.sourceLocation
          == SourceLocation(
            fileID: "Lists/ListTests.swift", filePath: "/Lists.swift", line: 3, column: 5)
    }
  }

  @Test func `a failure in a task of the test is an issue of the test`() async {
    await withKnownIssue {
      await Task { Self.fail() }.value
    }
  }

  @Test func `a failure that no test can be told of ends the process with its text`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Task.detached { Self.fail() }.value
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("/Lists.swift:3:5: the list is wrong"))
    #expect(said.contains("Await the task in the test."))
  }
}

#if canImport(XCTest) && !canImport(ObjectiveC)
  import XCTest

  extension ReportingTests {
    // In a process of its own: there is one current test case for all threads.
    @Test func `a failure in a test case of XCTest is recorded there`() async {
      await #expect(processExitsWith: .success) {
        let failures = await Task.detached {
          let test = XCTestCase(name: "list") { _ in ReportingTests.fail() }
          test.run()
          return test.testRun?.failureCount
        }.value
        precondition(failures == 1)
      }
    }
  }
#endif
