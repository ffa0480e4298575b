#if canImport(UIKit) && !os(watchOS)
  import TableModels
  import TableSources
  import UIKit

  extension TableDataSource {
    /// True if a section has rows of another height than the table view's own.
    ///
    /// - Complexity: O(*s*) in the number of sections.
    var hasHeights: Bool {
      (0..<numberOfSections).contains { section in
        let traits = traits(ofSection: section)
        guard case .standard = traits.rowHeights else { return true }
        return traits.standardRowHeight != nil
      }
    }

    /// The height of a row for UIKit, in points; `automaticDimension` for a cell that measures itself.
    @MainActor func height(of row: TableIndexPath, in tableView: UITableView) -> CGFloat {
      // As a batch begins, UIKit may ask for rows that are gone already.
      guard contains(row) else { return tableView.rowHeight }
      let traits = traits(ofSection: row.section)
      switch traits.rowHeights {
      case .fixed(let height): return checked(height, of: row)
      case .each(let height): return checked(height(row.row), of: row)
      case .measured: return UITableView.automaticDimension
      case .standard:
        // A table view whose height nobody has set leaves it to the cell class.
        guard tableView.rowHeight == UITableView.automaticDimension,
          let height = traits.standardRowHeight
        else { return tableView.rowHeight }
        return checked(height, of: row)
      }
    }

    /// The height of a row for UIKit before it comes on screen, in points.
    @MainActor func estimatedHeight(of row: TableIndexPath, in tableView: UITableView) -> CGFloat {
      var height = height(of: row, in: tableView)
      if contains(row), case .measured(let estimate) = traits(ofSection: row.section).rowHeights {
        height = checked(estimate, of: row)
      } else if height == UITableView.automaticDimension {
        height = tableView.estimatedRowHeight
      }
      // UIKit takes an estimate of at most a point for a mistake.
      return height > 1 ? height : UITableView.automaticDimension
    }

    private func checked(_ height: Double, of row: TableIndexPath) -> CGFloat {
      guard height >= 0, height.isFinite else {
        fatalError("The height of the row \(row) is \(height); it has to be at least 0 and finite")
      }
      return CGFloat(height)
    }
  }
#endif
