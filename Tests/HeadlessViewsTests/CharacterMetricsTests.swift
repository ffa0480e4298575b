import TestSupport
import Testing

// Testable for the rounding, which is a pure function that few pages show at all of its edges.
@testable import HeadlessViews

@Suite struct CharacterMetricsTests {
  private let metrics = CharacterMetrics()

  @Test func `a document of columns and lines has a size in points`() {
    #expect(metrics.size(columns: 80, lines: 25) == LayoutSize(width: 640, height: 400))
    let square = CharacterMetrics(columnWidth: 1, lineHeight: 1)
    #expect(square.size(columns: 3, lines: 2) == LayoutSize(width: 3, height: 2))
  }

  @Test func `the size of a document is that many columns and lines again`() {
    for metrics in [metrics, CharacterMetrics(columnWidth: 7.3, lineHeight: 0.1)] {
      for count in 0...300 {
        let size = metrics.size(columns: count, lines: count)
        #expect(metrics.column(size.width) == count)
        #expect(metrics.line(size.height) == count)
      }
    }
  }

  @Test func `frames that share an edge share it in columns too`() {
    for width in stride(from: 0.5, through: 40, by: 0.5) {
      let left = LayoutRect(x: 3, y: 0, width: width, height: 16)
      let right = left.offsetBy(dx: width, dy: 0)
      #expect(metrics.columns(of: left).upperBound == metrics.columns(of: right).lowerBound)
    }
  }

  /// A page that is scrolled by half a line must not lose its first.
  @Test func `rows of one height keep their number of lines at every offset`() {
    for offset in stride(from: -40.0, through: 40, by: 0.5) {
      for row in -3...3 {
        let frame = LayoutRect(x: 0, y: Double(row) * 16 - offset, width: 8, height: 16)
        #expect(metrics.lines(of: frame).count == 1, "row \(row) at offset \(offset)")
      }
    }
  }

  @Test func `a frame lower than a line has one line, an empty frame none`() {
    #expect(metrics.lines(of: LayoutRect(x: 0, y: 18, width: 8, height: 2)) == 1..<2)
    #expect(metrics.lines(of: LayoutRect(x: 0, y: 18, width: 8, height: 0)).isEmpty)
    #expect(metrics.lines(of: LayoutRect(x: 0, y: 18, width: 0, height: 2)).isEmpty)
    #expect(metrics.columns(of: LayoutRect(x: 9, y: 0, width: 1, height: 16)).isEmpty)
  }

  @Test func `frames far outside of any document have columns and lines`() {
    let far = LayoutRect(x: -1e300, y: 1e300, width: 1, height: 1e300)
    #expect(metrics.columns(of: far).isEmpty)
    #expect(metrics.lines(of: far).count == 1)
  }

  @Test func `a character has a width`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CharacterMetrics(columnWidth: 0)
    }
    #expect(
      result.trapMessage
        == "A character cannot be 0.0 × 16.0 points; both must be finite and greater than 0")
  }

  @Test func `a character has a finite height`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CharacterMetrics(lineHeight: .infinity)
    }
    #expect(result.trapMessage?.hasPrefix("A character cannot be 8.0 × inf points") == true)
  }
}
