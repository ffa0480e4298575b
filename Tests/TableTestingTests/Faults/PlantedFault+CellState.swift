import Tables

// State that a person's tap leaves in a cell instead of the model.

extension PlantedFault {
  static let cellState: [PlantedFault] = [
    PlantedFault(
      "a checkbox that only its cell knows",
      .report(
        "Boris-Em/BEMCheckBox#52",
        "The box of the first row is checked, and so is that of the tenth."),
      says: ["tap control"], foundBy: .walk, seen: .steps([.tap(x: 130, y: 8), .scroll(64)])
    ) {
      let rows = CommonDataSource<CheckCell, Int>(Array(0..<12)) { cell, number in
        cell.title.text = "task \(number)"
      }
      return ListToTest(.ofLines(4), source: rows)
    },
    PlantedFault(
      "a button that is disabled by its tap",
      .report(
        "BenEmdon/CenteredCollectionView#52",
        "A tap makes a button unclickable, and that of the fifth cell too."),
      says: ["tap control"], foundBy: .walk, seen: .steps([.tap(x: 130, y: 8), .scroll(64)])
    ) {
      let rows = CommonDataSource<OnceCell, Int>(Array(0..<12)) { cell, number in
        cell.title.text = "offer \(number)"
      }
      return ListToTest(.ofLines(4), source: rows)
    },
    PlantedFault(
      "a delegate that changes the cell of the chosen row",
      .report(
        "youknowone/UI7Kit#67",
        "The tap on a row sets the checkmark of its cell, and other rows have it later."),
      says: ["tap row", "detail.text"], foundBy: .walk,
      seen: .steps([.tap(x: 8, y: 8), .scroll(64)])
    ) {
      let list = MarkingList()
      return ListToTest(list.table, source: list.rows, owner: list)
    },
    PlantedFault(
      "a switch that loses its value on scrolling",
      .report(
        "venmo/Static#135", "Scrolled away and back, a switch that was turned on is off."),
      says: ["tap control"], foundBy: .walk, seen: .steps([.tap(x: 130, y: 8)])
    ) {
      let rows = CommonDataSource<SwitchRowCell, (name: String, isOn: Bool)>([
        ("wifi", true), ("sound", false), ("mail", false),
      ]) { cell, setting in
        cell.title.text = setting.name
        cell.isOn = setting.isOn
      }
      return ListToTest(.ofLines(4), source: rows)
    },
  ]
}

private class TapCell: EntryCell {
  let button = Button("☐")

  required init() {
    super.init()
    addSubview(button)
    button.addTarget(self, action: TapCell.tapped, for: .touchUpInside)
  }

  func tapped() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = LayoutRect(x: 112, y: 0, width: 48, height: 16)
  }
}

private final class CheckCell: TapCell {
  private var isChecked = false

  override func tapped() {
    isChecked.toggle()
    button.setTitle(isChecked ? "☑" : "☐", for: .normal)
  }
}

private final class OnceCell: TapCell {
  override func tapped() { button.isEnabled = false }
}

private final class SwitchRowCell: TapCell {
  var isOn = false {
    didSet { button.setTitle(isOn ? "on" : "off", for: .normal) }
  }

  override func tapped() { isOn.toggle() }
}

private final class MarkingList: TableViewDelegate {
  let table = TableView.ofLines(4)
  let rows = CommonDataSource<EntryCell, Int>(Array(0..<12)) { cell, number in
    cell.title.text = "size \(number)"
  }

  init() { table.delegate = self }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    (tableView.cellForRow(at: indexPath) as? EntryCell)?.detail.text = "✓"
    tableView.deselectRow(at: indexPath)
  }
}
