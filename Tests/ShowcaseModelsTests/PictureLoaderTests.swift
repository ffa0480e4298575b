import ShowcaseModels
import Testing

@Suite struct PictureLoaderTests {
  private let server = PictureServer()
  private let loader: PictureLoader

  init() {
    loader = PictureLoader { [server] name in try await server.picture(of: name) }
  }

  @Test func `a picture that many rows want is fetched once, and kept`() async throws {
    async let pictures = [
      loader.picture(of: "Rose"), loader.picture(of: "Rose"), loader.picture(of: "Rose"),
    ]
    await server.send("Rose")
    #expect(try await pictures == ["Rose.png", "Rose.png", "Rose.png"])
    #expect(try await loader.picture(of: "Rose") == "Rose.png")
    #expect(await server.requests == ["Rose"])
  }

  @Test func `pictures come in the order in which they are sent`() async throws {
    async let rose = loader.picture(of: "Rose")
    await server.send("Lucy")
    #expect(try await loader.picture(of: "Lucy") == "Lucy.png")
    await server.send("Rose")
    #expect(try await rose == "Rose.png")
    #expect(await Set(server.requests) == ["Rose", "Lucy"])
  }

  @Test func `a picture that was refused is asked for again`() async throws {
    await server.refuse("Rose")
    let error = await #expect(throws: PictureError.self) { try await loader.picture(of: "Rose") }
    #expect(error?.description == "There is no picture of Rose")
    await server.send("Rose")
    #expect(try await loader.picture(of: "Rose") == "Rose.png")
    #expect(await server.requests == ["Rose", "Rose"])
  }

  @Test func `a reader who goes away takes no picture from those who wait for it`() async throws {
    let gone = Task { try await loader.picture(of: "Rose") }
    gone.cancel()
    async let rose = loader.picture(of: "Rose")
    await server.send("Rose")
    #expect(try await rose == "Rose.png")
    _ = await gone.result
    #expect(await server.requests == ["Rose"])
  }
}
