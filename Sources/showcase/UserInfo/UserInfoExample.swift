import ShowcaseModels
import Tables

extension Example {
  /// A profile, before and after its view left the controller.
  static let userInfo = Example(
    "user-info", title: "UserInfo: a view driven by one parameter", article: .userInfo,
    comparison: userInfoComparison
  ) {
    let before = userInfoScreens(of: Before.UserInfoController())
    let after = userInfoScreens(of: After.UserInfoController())
    return try [
      "Before, the controller places every part and fills every part, once for each button:",
      userInfoBefore().code,
      "Its screen, before anybody has tapped:",
      drawn(before[0]),
      "After, a card does that, and nobody can reach into it:",
      SourceExcerpt("profile card", at: "After/ProfileCard.swift", beside: #filePath).code,
      "The controller assigns one parameter:",
      userInfoAfter().code,
      "The same screen, then after a tap on 李四, then turned:",
      drawn(after[0], picture: "user-info"),
      drawn(after[1], picture: "user-info-tapped"),
      drawn(after[2]),
    ] + userInfoNotes()
  }

  /// The values that the card keeps and a stricter one does not, and the layouts of both.
  private static func userInfoNotes() throws -> [Part] {
    let card = ProfileCard(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    card.parameter = Person.li.parameter
    card.parameter = ["name": "王五", "information": "", "phone": "110"]
    return [
      """
      A key that is missing keeps what was shown, an empty value shows nothing, and an unknown key is \
      noted. After 李四, ["name": "王五", "information": "", "phone": "110"] leaves the address of 李四; \
      unknownKeys: \(card.unknownKeys)
      """,
      drawn(card),
      """
      Handy on a page, a leak in a list: a cell shows one person after another, and 王五, of whom only \
      the name is known, gets what the cell showed before. The third row, after scrolling to it:
      """,
      drawn(ProfileLists.lastRow(of: ProfileLists.keeping()), picture: "user-info-leak"),
      "A stricter card takes a value of a type, and each assignment says everything:",
      try SourceExcerpt(
        "strict profile card", at: "After/StrictProfileCard.swift", beside: #filePath
      ).code,
      "The same row:",
      drawn(ProfileLists.lastRow(of: ProfileLists.strict()), picture: "user-info-strict"),
      "Which views are laid out after what, and why:",
      drawn(text: LayoutStory.text()),
    ]
  }

  private static func userInfoComparison() throws -> Comparison {
    Comparison(
      before: [try userInfoBefore()], after: [try userInfoAfter()],
      counting: [
        ("frames", "LayoutRect("), ("assignments to parts", ".text = "),
      ],
      tests: [
        "a missing key keeps what was shown, an empty value shows nothing",
        "an unknown key is noted, and changes nothing",
        "a card is laid out when it is added, resized or asks for it, and not otherwise",
        "the card that keeps what it showed leaks in a list, the strict one does not",
      ])
  }

  private static func userInfoBefore() throws -> SourceExcerpt {
    try SourceExcerpt(
      "user info before", at: "Before/Before.UserInfoController.swift", beside: #filePath)
  }

  static func userInfoAfter() throws -> SourceExcerpt {
    try SourceExcerpt(
      "user info after", at: "After/After.UserInfoController.swift", beside: #filePath)
  }

  /// A point of the button 李四, which is on the narrowest screen too.
  static let secondPerson = LayoutPoint(x: 124, y: 224)

  /// The screen before a tap, after one on 李四, and turned.
  static func userInfoScreens(of controller: ViewController) -> [DisplayList] {
    let screen = Screen(size: LayoutSize(width: screenWidth(320, least: 320), height: 336))
    screen.controller = controller
    return screen.displayLists(after: [
      {}, { screen.tap(at: secondPerson) }, { screen.rotate() },
    ])
  }
}
