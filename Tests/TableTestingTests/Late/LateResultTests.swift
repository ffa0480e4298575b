import Tables
import Testing

@testable import TableTesting

private final class PictureCell: TableViewCell {
  let picture = Label()
  var id = -1

  required init() {
    super.init()
    addSubview(picture)
  }

  override func layoutSubviews() { picture.frame = bounds }
}

@MainActor @Suite struct LateResultTests {
  @Test func `a result for the row before is found, whichever comes first`() async {
    for donorIsLast in [true, false] {
      let source = CommonDataSource<PictureCell, Int>([1, 2]) { cell, number in
        cell.picture.text = "…"
        Task { @MainActor in
          try await Task.sleep(for: .milliseconds((number == 1) == donorIsLast ? 6 : 2))
          cell.picture.text = "▣\(number)"
        }
      }
      var findings = LateResultCheck.Findings()
      // On a busy machine, two results may come between two looks.
      for _ in 0..<10 where findings.results.isEmpty {
        findings = await LateResultCheck().findings(in: source)
      }
      #expect(findings.obstacle == nil)
      #expect(
        findings.results == [
          LateResult(
            cell: "PictureCell", property: "picture.text", value: "\"▣1\"", expected: "\"▣2\"",
            donor: [0, 0], receiver: [0, 1])
        ])
    }
  }

  @Test func `a lease, and a look at the id, keep results from the next row`() async {
    let leasing = CommonDataSource<PictureCell, Int>([1, 2]) { cell, number, lease in
      cell.picture.text = "…"
      lease.task {
        "▣\(number)"
      } then: { cell, text in
        cell.picture.text = text
      }
    }
    let asking = CommonDataSource<PictureCell, Int>([1, 2]) { cell, number in
      cell.picture.text = "…"
      cell.id = number
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(2))
        if cell.id == number { cell.picture.text = "▣\(number)" }
      }
    }
    for source in [leasing, asking] {
      let findings = await LateResultCheck().findings(in: source)
      #expect(findings.results == [])
      #expect(findings.obstacle == nil)
    }
  }

  @Test func `a list into which nothing comes is inconclusive`() async {
    let source = CommonDataSource<PictureCell, Int>([1, 2]) { cell, number in
      cell.picture.text = "\(number)"
    }
    let findings = await LateResultCheck(within: .milliseconds(5)).findings(in: source)
    #expect(findings.obstacle?.hasPrefix("Inconclusive: nothing arrived") == true)
  }
}
