import ShowcaseModels
import Tables

/// Preferences in groups. A selected preference is switched on.
// excerpt: controller
final class SettingsController: ViewController, TableViewDelegate {
  let table = TableView()
  private(set) var preferences: Preferences
  private let rows: CommonDataSource<PreferenceCell, Preference>

  init(_ preferences: Preferences) {
    self.preferences = preferences
    rows = CommonDataSource(
      sections: preferences.groups.map { group in
        TableSection(
          id: SectionID(group.title), header: group.title, footer: group.note, group.preferences)
      }
    ) { cell, preference in cell.title.text = preference.title }
  }

  override func loadView() {
    table.style = .grouped
    table.selectionMode = .multiple
    table.dataSource = rows
    table.delegate = self
    view = table
  }

  override func viewDidLoad() {
    for (section, group) in preferences.groups.enumerated() {
      for (row, preference) in group.preferences.enumerated() where preference.isOn {
        table.selectRow(at: [section, row])
      }
    }
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    preferences.set(rows[indexPath].id, to: true)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {
    preferences.set(rows[indexPath].id, to: false)
  }
}
// end of excerpt
