import Tables

// Results that come later, and only to the row that asked for them.

extension CorrectList {
  static let asyncCells: [CorrectList] = [
    CorrectList("a task of a lease") {
      ListToTest(
        CommonDataSource<ArtCell, String>(names) { cell, name, lease in
          cell.begin(name)
          lease.task {
            await Art.picture(name)
          } then: { cell, picture in
            cell.picture.text = picture
          }
        })
    },
    CorrectList("a look at the id after the last wait") {
      ListToTest(
        CommonDataSource<ArtCell, String>(names) { cell, name in
          cell.begin(name)
          Task {
            let picture = await Art.picture(name)
            guard cell.name.text == name else { return }
            cell.picture.text = picture
          }
        })
    },
    CorrectList("a task that the next row cancels, and that asks") {
      ListToTest(
        CommonDataSource<ArtCell, String>(names) { cell, name in
          cell.begin(name)
          cell.loading = Task {
            let picture = await Art.picture(name)
            if !Task.isCancelled { cell.picture.text = picture }
          }
        })
    },
    CorrectList("a task that prepareForReuse cancels") {
      ListToTest(
        CommonDataSource<CancellingCell, String>(names) { cell, name in
          cell.name.text = name
          cell.picture.text = "…"
          cell.loading = Task {
            let picture = await Art.picture(name)
            if !Task.isCancelled { cell.picture.text = picture }
          }
        })
    },
    CorrectList("a lease that is asked in a callback") {
      ListToTest(
        CommonDataSource<ArtCell, String>(names) { cell, name, lease in
          cell.begin(name)
          Task {
            let picture = await Art.picture(name)
            if lease.isCurrent { lease.cell?.picture.text = picture }
          }
        })
    },
    CorrectList("a cache that gives some pictures at once") {
      let cache = ["ant": "▣ ant", "dog": "▣ dog"]
      return ListToTest(
        CommonDataSource<ArtCell, String>(names) { cell, name, lease in
          cell.begin(name)
          if let known = cache[name] {
            cell.picture.text = known
          } else {
            lease.task {
              await Art.picture(name)
            } then: { cell, picture in
              cell.picture.text = picture
            }
          }
        })
    },
    CorrectList("the same picture for rows that share it") {
      ListToTest(
        CommonDataSource<ArtCell, Int>(Array(0..<6)) { cell, number, lease in
          cell.begin("row \(number)")
          lease.task {
            await Art.picture("shared")
          } then: { cell, picture in
            cell.picture.text = picture
          }
        })
    },
  ]

  private static let names = ["ant", "bee", "cat", "dog", "eel", "fox"]
}

@MainActor private enum Art {
  static func picture(_ name: String) async -> String {
    let turns = name == "ant" || name == "dog" ? 6 : 2
    for _ in 0..<turns { await Task.yield() }
    return "▣ \(name)"
  }
}

private class ArtCell: TableViewCell {
  let name = Label()
  let picture = Label()
  var loading: Task<Void, Never>? {
    willSet { loading?.cancel() }
  }

  required init() {
    super.init()
    addSubview(name)
    addSubview(picture)
  }

  func begin(_ name: String) {
    self.name.text = name
    picture.text = ""
  }

  override func layoutSubviews() {
    name.frame = LayoutRect(x: 0, y: 0, width: 80, height: 16)
    picture.frame = LayoutRect(x: 80, y: 0, width: 80, height: 16)
  }
}

private final class CancellingCell: ArtCell {
  override func prepareForReuse() { loading = nil }
}
