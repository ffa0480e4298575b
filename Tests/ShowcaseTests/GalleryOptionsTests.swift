import Tables
import Testing

@testable import showcase

struct GalleryOptionsTests {
  @Test func `colours are left to the environment unless they are asked for`() {
    #expect(GalleryOptions([])?.color == .auto)
    #expect(GalleryOptions(["--color", "always"])?.color == .always)
    #expect(GalleryOptions(["--color", "never"])?.colors == ColorChoice.none)
    #expect(GalleryOptions(["--color"]) == nil)
    #expect(GalleryOptions(["--color", "sometimes"]) == nil)
    #expect(GalleryOptions(["photos"]) == nil)
  }

  @Test func `the gallery has escapes only where colours were chosen`() throws {
    let plain = try Example.photos.text()
    let colored = try GalleryColors.$current.withValue(.ansi16) { try Example.photos.text() }
    #expect(!plain.unicodeScalars.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1mJason"))
    #expect(colored.contains("\u{1B}[0m"))
  }
}
