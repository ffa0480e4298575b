import Testing

@Suite struct GalleryProgramTests {
  private let showcase = BuiltProgram.showcase

  @Test(arguments: ["list", "--list", "LIST"])
  func `the names are listed`(arguments: String) throws {
    let run = try showcase.run(arguments)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("photos "))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("fotos", "There is no example \"fotos\". The examples are photos, "),
    ("photos --renderer png", "There is no renderer \"png\". The renderers are text, ansi, svg"),
    ("photos --width 7", "The width cannot be \"7\". It is a number of columns, 20 to 400"),
    ("list nope", "The list has all examples, and takes no word. No example is called \"nope\""),
  ])
  func `what cannot be meant is said on standard error, with exit code 2`(
    arguments: String, message: String
  ) throws {
    let run = try showcase.run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("showcase: \(message)"), "\(run.errors)")
  }

  @Test func `pictures go nowhere where nothing can be written`() throws {
    let run = try showcase.run("pictures /dev/null/pictures")
    #expect(run.exitCode == 1)
    #expect(
      run.errors
        == "showcase: The folder \"/dev/null/pictures\" cannot be written: Not a directory\n")
  }
}
