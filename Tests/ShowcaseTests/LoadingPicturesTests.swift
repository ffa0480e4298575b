import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@MainActor @Suite struct LoadingPicturesTests {
  /// The order of events that goes wrong: Jason's cell shows Lucy, then his picture comes.
  private func shown(_ screen: AlbumScreen<some AlbumOnScreen>) async -> [String: String?] {
    screen.scrollByRows(1)
    await screen.arrive("Rose", "Lucy", "Jason")
    #expect(screen.album.table.reuseQueue.statistics.reused == 1)
    return screen.shown
  }

  @Test func `a task that keeps its cell shows a picture in the wrong row`() async {
    let shown = await shown(AlbumScreen(Before.AlbumController.init))
    #expect(shown == ["Rose": "Rose.png", "Lucy": "Jason.png"])
  }

  @Test func `a lease keeps a picture out of the wrong row`() async {
    let shown = await shown(AlbumScreen(After.AlbumController.init))
    #expect(shown == ["Rose": "Rose.png", "Lucy": "Lucy.png"])
  }

  @Test func `in every order of arrival each row has its own picture or none`() async {
    let names = ["Jason", "Rose", "Lucy"]
    for first in names {
      for second in names where second != first {
        let screen = AlbumScreen(After.AlbumController.init)
        await screen.arrive(first)
        screen.scrollByRows(1)
        // The first one's again: it may have been sent before its row asked for it.
        await screen.arrive(second, first)
        for (name, picture) in screen.shown {
          let hasArrived = [first, second].contains(name)
          #expect(picture == (hasArrived ? "\(name).png" : nil), "\(first), then \(second)")
        }
      }
    }
  }

  @Test func `a picture that came too late for its row is there when the row comes back`() async {
    let screen = AlbumScreen(After.AlbumController.init)
    screen.scrollByRows(1)
    await screen.arrive("Rose", "Lucy", "Jason")
    screen.scrollByRows(-1)
    await screen.arrive("Jason")
    #expect(screen.shown == ["Jason": "Jason.png", "Rose": "Rose.png"])
    #expect(await screen.server.requests.count == 3)
  }

  @Test func `a check without a server to hold up finds the picture that comes late`() async throws
  {
    func late(_ album: some AlbumOnScreen) async throws -> [LateResult] {
      let source = try #require(album.table.dataSource)
      let findings = await LateResultCheck().findings(in: source)
      // Its tasks may begin later than the test ends.
      _ = Unmanaged.passRetained(album as AnyObject)
      #expect(findings.obstacle == nil)
      return findings.results
    }
    let names = ["Jason", "Rose", "Lucy"]
    let loader = { PictureLoader { "\($0).png" } }
    var before: [LateResult] = []
    // On a busy machine, two results may come between two looks.
    for _ in 0..<10 where before.isEmpty {
      before = try await late(Before.AlbumController(names, loader: loader()))
    }
    #expect(before.map(\.property) == ["picture.imageName"])
    #expect(try await late(After.AlbumController(names, loader: loader())) == [])
  }
}
