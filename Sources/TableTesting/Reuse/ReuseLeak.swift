public import Tables

/// Something of a row that is still there when its cell shows another row.
public struct ReuseLeak: Hashable, Sendable {
  /// The sign by which a leak shows.
  public enum Sign: Hashable, Sendable {
    /// The cell is drawn otherwise than a new one.
    case drawn
    /// The cell would be drawn like a new one if it were laid out again.
    case layout
    /// The measured cell asks for another height than a new one.
    case height
    /// The controls of the cell tell more or fewer targets than those of a new one.
    case actions
    /// A property of a cell that is no view differs from that of a new one.
    case stored
  }

  /// The sign by which the leak shows.
  public var sign: Sign
  /// The class of the cell.
  public var cell: String
  /// The path of the property from the cell; nil if no stored property differs.
  public var property: String?
  /// The value in the used cell, in words.
  public var found: String
  /// The value in a new cell, in words.
  public var expected: String
  /// The row that the cell showed before.
  public var donor: TableIndexPath
  /// The row that the cell shows.
  public var receiver: TableIndexPath
  /// The heights that the used cell and a new one ask for, in points; nil if they are the same.
  public var heights: [Double]?
  /// True if the value is the one that the earlier row has in a new cell.
  public var isDonorsValue: Bool
  /// The state that the earlier row needs for it: `"selected"`, `"with the focus"`; nil for none.
  public var donorState: String?
}

extension ReuseLeak: CustomStringConvertible {
  /// A sentence that names the property, the two rows and the way out.
  public var description: String {
    let before = "row \(donor)" + (donorState.map { " (\($0))" } ?? "")
    let path = property.map { "\(cell).\($0)" } ?? cell
    let value = isDonorsValue ? "still shows \(found) from \(before)" : "is \(found)"
    let place =
      isDonorsValue ? "in row \(receiver)" : "in row \(receiver) after it showed \(before)"
    let height = heights.map { ", and the row is \($0[0]) points high instead of \($0[1])" } ?? ""
    let layout = property?.hasSuffix("frame") == true ? "each layoutSubviews(), in " : ""
    switch sign {
    case .actions where found == CellProperties.closure:
      return
        "\(path) is still the closure of \(before) in row \(receiver), where a new cell has none. Set "
        + "it in the configure closure, to nil too, or in prepareForReuse()."
    case .actions:
      return "\(path) is \(found) in row \(receiver), in a cell that showed \(before) before, and "
        + "\(expected) in a new cell: actions pile up, or stay behind. Add targets in the cell's init, or "
        + "remove them in the configure closure first."
    case .height:
      return
        "A \(path) that showed \(before) is \(found) points high for row \(receiver), and \(expected) "
        + "when it is new."
    case .layout:
      return
        "\(path) \(value) \(place), where a new cell has \(expected)\(height): the cell is laid out once "
        + "and then reused at the same size. Call setNeedsLayout() where the content changes."
    case .drawn, .stored:
      if property?.hasSuffix("subviews.count") == true {
        return
          "\(path) is \(found) in row \(receiver), in a cell that showed \(before) before, and "
          + "\(expected) in a new cell: subviews pile up. Add them in the cell's init, and show or hide "
          + "them in the configure closure."
      }
      return
        "\(path) \(value) \(place), where a new cell has \(expected)\(height). Set it in \(layout)the "
        + "configure closure, or in prepareForReuse()."
    }
  }
}
