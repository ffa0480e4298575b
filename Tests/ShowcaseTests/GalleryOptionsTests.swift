import CommandLines
import Tables
import Testing

@testable import showcase

struct GalleryOptionsTests {
  @Test func `without a word, the first page is shown`() throws {
    let options = try GalleryOptions([])
    #expect(options.command == .front)
    #expect(options.renderer == nil)
    #expect(options.color == .auto)
    #expect(options.width == nil)
  }

  @Test(arguments: ["any-text", "AnyText", "any_text", "ANYTEXT", "any text"])
  func `an example is found in whatever spelling`(name: String) throws {
    #expect(try GalleryOptions([name]).command == .show(names: ["any-text"]))
  }

  @Test func `no two examples share a name`() throws {
    let names = Example.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(Example.named(name)?.name == name)
      #expect(!["all", "list", "pictures"].contains(name))
    }
  }

  @Test(arguments: [
    ["photos", "--width", "40", "--renderer", "svg"],
    ["--renderer=svg", "--width=40", "photos"],
    ["--width", "40", "photos", "--renderer=svg"],
  ])
  func `options stand before or after the name`(arguments: [String]) throws {
    let options = try GalleryOptions(arguments)
    #expect(options.command == .show(names: ["photos"]))
    #expect(options.renderer == .svg)
    #expect(options.width == 40)
    #expect(options.style.columns == 40)
  }

  @Test func `the other commands`() throws {
    #expect(try GalleryOptions(["all"]).command == .show(names: Example.all.map(\.name)))
    #expect(try GalleryOptions(["list"]).command == .list)
    #expect(try GalleryOptions(["pictures", "a/b"]).command == .pictures(folder: "a/b"))
    #expect(try GalleryOptions(["--list"]).command == .list)
    #expect(try GalleryOptions(["LIST"]).command == .list)
    for help in ["--help", "-h"] {
      #expect(try GalleryOptions([help]).command == .help)
      #expect(try GalleryOptions(["photos", "--width", "7", help]).command == .help)
    }
  }

  @Test func `colours are left to the environment unless they are asked for`() throws {
    #expect(try GalleryOptions(["--color", "always"]).colors != ColorChoice.none)
    #expect(try GalleryOptions(["--color", "never"]).colors == ColorChoice.none)
    #expect(try GalleryOptions(["--renderer", "text"]).colors == ColorChoice.none)
    #expect(try GalleryOptions(["--renderer", "ansi"]).colors != ColorChoice.none)
  }

  @Test(arguments: ["20", "400", "+40", "040"])
  func `widths within the bounds are taken`(width: String) throws {
    #expect(try GalleryOptions(["--width", width]).width == Int(width))
  }

  @Test(arguments: ["19", "401", "0", "-40", "4O", "", " 40", "40.0", "99999999999999999999"])
  func `other widths are refused with the bounds`(width: String) {
    let error = #expect(throws: GalleryOptionsError.wrongWidth(width)) {
      try GalleryOptions(["photos", "--width", width])
    }
    #expect(error?.description.hasSuffix("a number of columns, 20 to 400") == true)
  }

  @Test(
    arguments: [
      (["fotos"], .unknownExample("fotos")),
      ([""], .unknownExample("")),
      (["-"], .unknownExample("-")),
      (["--renderer", "png"], .unknownRenderer("png")),
      (["--renderer="], .unknownRenderer("")),
      (["--color", "sometimes"], .unknownColor("sometimes")),
      (["list", "--width", "40"], .strayOption("--width", command: "list")),
      (["pictures", "a", "--color", "never"], .strayOption("--color", command: "pictures")),
      (["--renderer", "text", "--color", "never"], .rendererAndColor),
      (["pictures"], .missingFolder),
      (["pictures", "a", "b"], .extraWordForPictures("b")),
      (["photos", "elements"], .extraWord("elements")),
      (["list", "photos"], .wordForList("photos")),
      (["list", "nope"], .wordForList("nope")),
      (["--list", "nope"], .wordForList("nope")),
      (["--list", "--width", "40"], .strayOption("--width", command: "list")),
    ] as [([String], GalleryOptionsError)])
  func `what cannot be meant is refused`(arguments: [String], error: GalleryOptionsError) {
    #expect(throws: error) { try GalleryOptions(arguments) }
  }

  @Test func `an error quotes what was written and lists the choices`() {
    #expect(
      GalleryOptionsError.unknownExample("a\u{1B}b").description
        .hasPrefix("There is no example \"a␛b\". The examples are photos, user-info, "))
    #expect(
      GalleryOptionsError.unknownRenderer("png").description
        == "There is no renderer \"png\". The renderers are text, ansi, svg")
    #expect(
      GalleryOptionsError.wordForList("nope").description
        == "The list has all examples, and takes no word. No example is called \"nope\" either")
    #expect(
      GalleryOptionsError.wordForList("Photos").description
        == "The list has all examples, and takes no word. To see this one: showcase photos")
  }

  @Test(arguments: [["--colour", "never"], ["--svg", "folder"], ["photos", "--width"]])
  func `options that nobody has are refused`(arguments: [String]) {
    #expect(throws: ArgumentError.self) { try GalleryOptions(arguments) }
  }

  @Test(arguments: [["--renderer", "SVG", "--width", "40"], ["Photos", "--renderer", "Svg"]])
  func `names are written in large or small letters`(arguments: [String]) throws {
    #expect(try GalleryOptions(arguments).renderer == .svg)
  }

  @Test func `the list names every example on a line of its own`() {
    let lines = GalleryOptions.list.split(separator: "\n")
    #expect(lines.count == Example.all.count)
    for (line, example) in zip(lines, Example.all) {
      #expect(line.hasPrefix(example.name + "  ") && line.hasSuffix(example.title))
    }
  }

  @Test func `the gallery has escapes only where colours were chosen`() async throws {
    let plain = try await Example.photos.text()
    let colored = try await GalleryStyle.$current.withValue(GalleryStyle(colors: .ansi16)) {
      try await Example.photos.text()
    }
    #expect(!plain.unicodeScalars.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1mJason"))
    #expect(colored.contains("\u{1B}[0m"))
  }

  @Test(arguments: [20, 33, 400])
  func `every example can be drawn at every width`(columns: Int) async throws {
    try await GalleryStyle.$current.withValue(GalleryStyle(columns: columns)) {
      for example in Example.all {
        let lists = try await example.drawings()
        #expect(!lists.isEmpty, "\(example.name)")
      }
    }
  }

  @Test func `a width is the screen's`() async throws {
    let lists = try await GalleryStyle.$current.withValue(GalleryStyle(columns: 30)) {
      try await Example.photos.drawings()
    }
    #expect(lists.map(\.size.width) == [240, 240])
  }
}
