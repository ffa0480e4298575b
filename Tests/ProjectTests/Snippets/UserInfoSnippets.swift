import ShowcaseModels
import Tables

@testable import showcase

/// The Swift of the article on a view driven by one parameter; the rest of it are excerpts of the
/// gallery.
enum UserInfoSnippets {
  static let programs: [String: SnippetProgram] = [
    "keys": keys, "user info after": compared, "layout": laidOut,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func keys() {
  // snippet: keys
  let card = ProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  card.parameter = Person.li.parameter
  card.parameter = ["name": "王五", "information": "", "phone": "110"]
  print(PlainTextRenderer().render(card), terminator: "")
  print(card.unknownKeys)
  // end
}

private func compared() throws {
  print(try Example.userInfo.comparison?().text(columns: 80) ?? "")
}

private func laidOut() {
  print(LayoutStory.text(), terminator: "")
}
