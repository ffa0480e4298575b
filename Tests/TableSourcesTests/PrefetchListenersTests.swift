import TableModels
import TableSources
import Testing

private final class Cell {}

/// The prefetch requests that data sources forward.
@Suite struct PrefetchListenersTests {
  private func words(_ sections: [String]...) -> CommonDataSource<Cell, String> {
    CommonDataSource(
      sections: sections.enumerated().map { TableSection(id: SectionID($0), $1) }
    ) { (_: Cell, _: String) in }
  }

  @Test func `a source that nobody listens to observes nothing`() {
    let source = words(["a"])
    #expect(source.prefetcher == nil)
    source.prefetchRows(at: [[0, 0]])
    source.cancelPrefetching(ofRowsAt: [[0, 0]])
    source.onPrefetch = { _, _ in }
    #expect(source.prefetcher === source)
    source.onPrefetch = nil
    source.onCancelPrefetch = { _, _ in }
    #expect(source.prefetcher === source)
  }

  @Test func `listeners get the models with the index paths, in order`() {
    let source = words(["a", "b"], ["c"])
    var events: [String] = []
    source.onPrefetch = { events.append("+\($0) \($1)") }
    source.onCancelPrefetch = { events.append("-\($0) \($1)") }
    source.prefetchRows(at: [[1, 0], [0, 1]])
    source.cancelPrefetching(ofRowsAt: [[0, 0]])
    #expect(events == [#"+["c", "b"] [[1, 0], [0, 1]]"#, #"-["a"] [[0, 0]]"#])
  }

  @Test func `a stale place is left out, and no place is no call`() {
    let source = words(["a", "b"])
    var events: [String] = []
    source.onPrefetch = { events.append("+\($0) \($1)") }
    source.onCancelPrefetch = { events.append("-\($0) \($1)") }
    source.prefetchRows(at: [[0, 2], [0, 1], [1, 0], [-1, 0]])
    source.prefetchRows(at: [[0, 2]])
    source.cancelPrefetching(ofRowsAt: [[7, 7]])
    #expect(events == [#"+["b"] [[0, 1]]"#])
  }

  @Test func `the sources of several sections are told of their own rows`() {
    let (first, silent, last) = (words(["a"], ["b", "c"]), words(["x"]), words(["d", "e"]))
    var events: [String] = []
    for source in [first, last] {
      source.onPrefetch = { events.append("+\($0) \($1)") }
      source.onCancelPrefetch = { events.append("-\($0) \($1)") }
    }
    let whole = SectionedDataSource(first, silent, last)
    #expect(whole.prefetcher === whole)
    whole.prefetchRows(at: [[1, 1], [2, 0], [3, 0], [3, 1]])
    whole.cancelPrefetching(ofRowsAt: [[3, 1], [1, 0], [0, 0]])
    #expect(
      events == [
        #"+["c"] [[1, 1]]"#, #"+["d", "e"] [[0, 0], [0, 1]]"#, #"-["e"] [[0, 1]]"#,
        #"-["b", "a"] [[1, 0], [0, 0]]"#,
      ])
    #expect(SectionedDataSource(silent).prefetcher == nil)
  }
}
