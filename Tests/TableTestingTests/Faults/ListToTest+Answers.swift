import Tables

// What a data source answers, seen without any check.

extension ListToTest {
  /// True if counts, titles or drawings are other ones when they are asked for again.
  var answersDifferWhenAskedAgain: Bool { answers != answers }

  private var answers: [String] {
    (0..<source.numberOfSections).map { section in
      let traits = source.traits(ofSection: section)
      let count = source.numberOfRows(inSection: section)
      let rows = (0..<min(count, 3)).map { row in
        configuredCell(at: TableIndexPath(section: section, row: row)).map {
          "\($0.displayList())"
        }
      }
      return "\(traits.header ?? "") \(traits.footer ?? "") \(count) \(rows)"
    }
  }

  /// True if an id is that of two rows, changes, or leads to another row.
  var hasWrongIDs: Bool {
    var known: Set<RowIdentity> = []
    return places.contains { place in
      guard let identity = source.identity(at: place) else { return false }
      return !known.insert(identity).inserted || identity != source.identity(at: place)
        || !leads(identity.id)
    }
  }

  /// True if an id leads to a row that has it.
  private func leads(_ id: AnyHashable) -> Bool {
    guard let place = source.indexPath(ofRowWithID: id), places.contains(place) else {
      return false
    }
    return source.identity(at: place)?.id == id
  }

  /// True if a row is lower than the texts in it.
  var hasLowRow: Bool {
    let width = table?.frame.width ?? 160
    return places.contains { place in
      guard let cell = configuredCell(at: place) else { return false }
      let height: Double
      switch source.traits(ofSection: place.section).rowHeights {
      case .standard: height = 16
      case .fixed(let fixed): height = fixed
      case .each(let each): height = each(place.row)
      case .measured: height = cell.sizeThatFits(LayoutSize(width: width, height: .infinity)).height
      }
      cell.frame = LayoutRect(x: 0, y: 0, width: width, height: height)
      cell.layoutIfNeeded()
      return cell.subviews.contains { label in
        label.sizeThatFits(LayoutSize(width: label.frame.width, height: .infinity)).height > height
      }
    }
  }

  /// True if an identifier stands for two classes, or if there are as many kinds as rows.
  var hasWrongKinds: Bool {
    let kinds = places.compactMap(source.cellKind(at:))
    let classes = Dictionary(grouping: kinds, by: \.identifier).values.map { kinds in
      Set(kinds.map { ObjectIdentifier($0.cellType) }).count
    }
    let isOneEach = kinds.count > 20 && Set(kinds.map(ObjectIdentifier.init)).count == kinds.count
    return isOneEach || classes.contains { $0 > 1 }
  }

  /// The rows, at most 400 of each section.
  var places: [TableIndexPath] {
    (0..<source.numberOfSections).flatMap { section in
      (0..<min(400, source.numberOfRows(inSection: section))).map { row in
        TableIndexPath(section: section, row: row)
      }
    }
  }

  private func configuredCell(at place: TableIndexPath) -> View? {
    var slot = RowSlot(from: ReuseQueue())
    source.show(&slot, at: place)
    let cell = slot.take() as? View
    cell?.frame = LayoutRect(x: 0, y: 0, width: 160, height: 16)
    return cell
  }
}
