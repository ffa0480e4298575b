import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

/// The code of the article on testing, whose expectations fail: it shows what they report.
enum TestAListSnippets {
  static let programs: [String: SnippetProgram] = [
    "settings-cell": {}, "members": {},
    "settings": ReportedFailures.printing(settings),
    "settings-reset": ReportedFailures.printing(settingsReset),
    "screen": ReportedFailures.printing(screen),
    "unfollow": ReportedFailures.printing(unfollow),
    "walk": ReportedFailures.printing(walk),
    "ids": ReportedFailures.printing(ids),
    "late": ReportedFailures.printing(late, runs: 20),
    "transcript": ReportedFailures.printing(transcript),
    "released": ReportedFailures.printing(released),
  ]
}

// snippet: settings-cell
final class SettingsCell: TableViewCell {
  let title = Label()

  required init() {
    super.init()
    addSubview(title)
  }

  override func layoutSubviews() { title.frame = bounds }
}
// end

private func settings() {
  // snippet: settings
  let settings = CommonDataSource<SettingsCell, String>(["Privacy", "About", "Log Out"]) {
    cell, text in
    cell.title.text = text
    if text == "Log Out" {
      cell.title.style = TextStyle(color: .red)
      cell.title.alignment = .center
    }
  }
  expectNoReuseLeaks(in: settings)
  // end
}

private func settingsReset() {
  // snippet: settings-reset
  let settings = CommonDataSource<SettingsCell, String>(["Privacy", "About", "Log Out"]) {
    cell, text in
    cell.title.text = text
    cell.title.style = text == "Log Out" ? TextStyle(color: .red) : .plain
    cell.title.alignment = text == "Log Out" ? .center : .left
  }
  expectNoReuseLeaks(in: settings)
  // end
}

// snippet: members
final class MemberCell: TableViewCell {
  let name = Label(frame: LayoutRect(x: 0, y: 0, width: 64, height: 16))
  let follow = Button("Follow", frame: LayoutRect(x: 64, y: 0, width: 112, height: 16))
  var onFollow: () -> Void = {}

  required init() {
    super.init()
    addSubview(name)
    addSubview(follow)
    follow.addAction(for: .touchUpInside) { [weak self] _ in self?.onFollow() }
  }
}

final class MemberController: ViewController {
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 176, height: 32))
  private var followed: Set<String> = []
  private lazy var rows = CommonDataSource<MemberCell, String>(["Ada", "Bob"]) {
    [unowned self] cell, name in
    cell.name.text = name
    cell.follow.setTitle(followed.contains(name) ? "Following" : "Follow", for: .normal)
    cell.onFollow = { [unowned self] in followed.formSymmetricDifference([name]) }
  }

  override func loadView() {
    table.dataSource = rows
    view = table
  }
}
// end

private func screen() throws {
  // snippet: screen
  let screen = Screen(size: LayoutSize(width: 176, height: 32))
  screen.controller = MemberController()
  let members = ScreenTester(screen)
  try members.tap("Follow")
  expectScreen(
    members,
    is: """
      Ada      [ Following ]
      Bob       [ Follow ]
      """)
  // end
}

private func unfollow() throws {
  // snippet: unfollow
  let screen = Screen(size: LayoutSize(width: 176, height: 32))
  screen.controller = MemberController()
  try ScreenTester(screen).tap("Unfollow")
  // end
}

private func walk() {
  // snippet: walk
  expectContract {
    let members = MemberController()
    members.view.layoutIfNeeded()
    return ListUnderTest(table: members.table, owner: members)
  }
  // end
}

private func ids() {
  // snippet: ids
  struct Contact: Identifiable {
    let name: String
    var id: String { name }
  }

  let contacts = CommonDataSource<SettingsCell, Contact>([
    Contact(name: "Ada"), Contact(name: "Bob"), Contact(name: "Ada"),
  ]) { cell, contact in cell.title.text = contact.name }
  expectContract(of: contacts)
  // end
}

@MainActor private func late() async {
  // snippet: late
  let loader = PictureLoader { name in
    try await Task.sleep(for: .milliseconds(name == "Jason" ? 50 : 1))
    return "\(name).png"
  }
  let album = CommonDataSource<AlbumCell, String>(["Jason", "Rose"]) { cell, name in
    cell.name.text = name
    cell.picture.imageName = nil
    Task { cell.picture.imageName = try await loader.picture(of: name) }
  }
  await expectNoLateResults(in: album)
  // end
}

private func transcript() {
  // snippet: transcript
  let members = MemberController()
  members.table.frame.size.height = 16
  let transcript = TableTranscript(of: members.table)
  members.view.layoutIfNeeded()
  members.table.scroll(by: 16)
  members.view.layoutIfNeeded()
  expectTranscript(
    transcript,
    is: """
      load         rows [2]
      display      [0, 0]  MemberCell#1 new  Ada  [ Follow ]
      end          [0, 0]  MemberCell#1  Ada  [ Follow ]
      display      [0, 1]  MemberCell#1  Bob  [ Follow ]
      """)
  // end
}

private func released() {
  // snippet: released
  expectReleased {
    let members = MemberController()
    members.onKey = { _ in members.table.isHidden }
    return [("controller", members), ("table", members.table)]
  }
  // end
}
