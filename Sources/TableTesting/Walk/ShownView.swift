import Tables

/// A view of a table, as it was at a moment.
struct ShownView {
  /// The place of a view in a table.
  enum Place: Hashable, Comparable {
    case row(TableIndexPath)
    case header(Int)
    case footer(Int)

    var isRow: Bool { if case .row = self { true } else { false } }
  }

  let place: Place
  let name: String
  let look: CellLook
  let properties: CellProperties

  /// The size, in points.
  var size: LayoutSize? { look.drawing?.size }

  init(_ place: Place, _ view: View) {
    (self.place, name) = (place, "\(type(of: view))")
    look = CellLook(ofShown: view)
    properties = CellProperties(of: view)
  }

  /// The violation that another view at the same place is new and looks otherwise; nil if only in what
  /// is ignored.
  func violation(after new: ShownView, _ options: WalkOptions) -> ContractViolation? {
    if let size, let newSize = new.size, size.height != newSize.height {
      return .staleHeight(place: words, shown: size.height, new: newSize.height)
    }
    let differing = properties.differences(from: new.properties)
    let path = differing.first { !options.ignoring.contains($0) }
    if path == nil, !differing.isEmpty { return nil }
    return .staleContent(
      place: words, cell: name, property: path,
      shown: path.map { properties[$0] ?? "nothing" } ?? look.quoted,
      new: path.map { new.properties[$0] ?? "nothing" } ?? new.look.quoted)
  }

  private var words: String {
    switch place {
    case .row(let row): "Row \(row)"
    case .header(let section): "The header of section \(section)"
    case .footer(let section): "The footer of section \(section)"
    }
  }
}
