import Foundation
import Tables
import TestSupport
import Testing

/// Every request in every moment, and every pair of them, against what the data source has.
@Suite struct ReentrantWorldTests {
  private static let kinds = WorldHeights.allCases.flatMap { [($0, false), ($0, true)] }

  /// Takes some steps in a world of its own, in the middle of which user code reacts.
  private static func faults(
    _ kind: (WorldHeights, Bool), _ step: ReentrantWorld.Step, _ reactions: [Reaction]
  ) -> String? {
    if isTraced {
      FileHandle.standardError.write(Data("try: \(kind) \(step) \(reactions)\n".utf8))
    }
    let world = ReentrantWorld(kind.0, isHandWritten: kind.1)
    if step != .load { world.take(.load) }
    world.take(step, reacting: reactions)
    world.take(.scrollDown)
    return world.faults.first.map { "\(kind) \(step) \(reactions): \($0)" }
  }

  private static let isTraced = ProcessInfo.processInfo.environment["TABLES_TRACE"] == "1"

  /// Reactions in a row that went wrong once, each in the middle of a step.
  private static let found: [(step: ReentrantWorld.Step, reactions: [Reaction])] = [
    (
      .removeLast,
      [.init(.cancelPrefetching, .applyShorter), .init(.didEndDisplaying, .replaceAll)]
    ),
    (.removeLast, [.init(.observed, .setOtherSource), .init(.cancelPrefetching, .layOut)]),
    (.removeSection, [.init(.observed, .removeSection), .init(.observed, .replaceAll)]),
    (
      .replaceAll,
      [
        .init(.configure, .removeFirst), .init(.willDisplay, .ask),
        .init(.observed, .insertSection),
      ]
    ),
    (
      .reload,
      [
        .init(.configure, .removeFirst), .init(.observed, .layOut), .init(.observed, .removeLast),
      ]
    ),
    (.replaceFirst, [.init(.cancelPrefetching, .insertFirst), .init(.observed, .replaceAll)]),
  ]

  @Test(arguments: Self.kinds)
  func `what went wrong once stays right`(heights: WorldHeights, isHandWritten: Bool) {
    for (step, reactions) in Self.found {
      #expect(Self.faults((heights, isHandWritten), step, reactions) == nil)
    }
  }

  @Test(arguments: Self.kinds)
  func `user code may ask anything at any moment`(heights: WorldHeights, isHandWritten: Bool) {
    var found: [String] = []
    var number = 0
    for step in ReentrantWorld.Step.allCases {
      for reaction in Reaction.all {
        number += 1
        guard number % TestScale.stride(23) == 0 else { continue }
        if let fault = Self.faults((heights, isHandWritten), step, [reaction]) {
          found.append(fault)
        }
      }
    }
    #expect(found == [])
  }

  @Test(arguments: Self.kinds)
  func `user code may ask two things at any two moments`(
    heights: WorldHeights, isHandWritten: Bool
  ) {
    var found: [String] = []
    var number = 0
    for step in ReentrantWorld.Step.allCases {
      for first in Reaction.all {
        for second in Reaction.all {
          number += 1
          guard number % TestScale.stride(30_011) == 0 else { continue }
          if let fault = Self.faults((heights, isHandWritten), step, [first, second]) {
            found.append(fault)
          }
        }
      }
    }
    #expect(found == [])
  }

  @Test(arguments: Self.kinds)
  func `user code may ask three things in a row`(heights: WorldHeights, isHandWritten: Bool) {
    var generator = SeededGenerator(seed: 3)
    var found: [String] = []
    for _ in 0..<(20 * TestScale.current) {
      let step = ReentrantWorld.Step.allCases.randomElement(using: &generator)!
      let reactions = (0..<3).map { _ in Reaction.all.randomElement(using: &generator)! }
      if let fault = Self.faults((heights, isHandWritten), step, reactions) { found.append(fault) }
    }
    #expect(found == [])
  }
}
