import Tables

// Results that arrive when the cell shows another row.

extension PlantedFault {
  static let lateResults: [PlantedFault] = [
    PlantedFault(
      "a task that nobody cancels",
      .report(
        "jim-rhoades/DivingBoard#5",
        "In fast scrolling the photo of one cell is shown in another too: thumbnails come late."),
      says: ["PhotoCell", "picture"], foundBy: .late, seen: .late([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<PhotoCell, String>(names) { cell, name in
          cell.begin(name)
          Task { cell.picture.text = await Pictures.picture(name) }
        })
    },
    PlantedFault(
      "a task that takes several turns",
      .report(
        "novasamatech/nova-wallet-android#232",
        "Icons are loaded without being cancelled when a view is recycled, and land in other rows."),
      says: ["PhotoCell", "picture"], foundBy: .late, seen: .late([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<PhotoCell, String>(names) { cell, name in
          cell.begin(name)
          Task {
            for _ in 0..<3 { await Task.yield() }
            cell.picture.text = await Pictures.picture(name)
          }
        })
    },
    PlantedFault(
      "a callback of a loader",
      .report(
        "koush/ion#271",
        "After a fling through hundreds of rows, the pictures in view are those of other rows."),
      says: ["PhotoCell", "picture"], foundBy: .late, seen: .late([0, 0], then: [0, 1])
    ) {
      let loader = Loader()
      return ListToTest(
        CommonDataSource<PhotoCell, String>(names) { cell, name in
          cell.begin(name)
          loader.load(name) { picture in cell.picture.text = picture }
        })
    },
    PlantedFault(
      "a check before the last wait, not after it",
      .report(
        "nostra13/Android-Universal-Image-Loader#85",
        "A picture is found to be wanted, then posted; meanwhile the view goes to another row."),
      says: ["PhotoCell", "picture"], foundBy: .late, seen: .late([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<PhotoCell, String>(names) { cell, name in
          cell.begin(name)
          Task {
            guard cell.name.text == name else { return }
            cell.picture.text = await Pictures.picture(name)
          }
        })
    },
    PlantedFault(
      "a task that is cancelled, and delivers all the same", .own,
      says: ["PhotoCell", "picture"], foundBy: .late, seen: .late([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<PhotoCell, String>(names) { cell, name in
          cell.begin(name)
          cell.loading = Task {
            try? await Task.sleep(for: .milliseconds(1))
            cell.picture.text = await Pictures.picture(name)
          }
        })
    },
    PlantedFault(
      "a row without a picture does not end the load of the row before",
      .report(
        "nicklockwood/AsyncImageView#50",
        "A recycled cell may still be loading an image from the time before, unless its URL is unset."
      ),
      says: ["PhotoCell", "picture"], foundBy: .late, seen: .late([0, 0], then: [0, 1])
    ) {
      ListToTest(
        CommonDataSource<PhotoCell, String>(names) { cell, name in
          cell.name.text = name
          cell.picture.text = ""
          guard !name.hasSuffix("(none)") else { return }
          cell.loading?.cancel()
          cell.loading = Task {
            let picture = await Pictures.picture(name)
            if !Task.isCancelled { cell.picture.text = picture }
          }
        })
    },
    PlantedFault(
      "a failure that is told late", .own,
      says: ["PhotoCell", "failure.isHidden"], foundBy: .late, seen: .late([0, 1], then: [0, 2])
    ) {
      ListToTest(
        CommonDataSource<PhotoCell, String>(names) { cell, name in
          cell.begin(name)
          cell.failure.isHidden = true
          Task {
            let picture = await Pictures.picture(name)
            if name.hasSuffix("(none)") {
              cell.failure.isHidden = false
            } else if cell.name.text == name {
              cell.picture.text = picture
            }
          }
        })
    },
  ]

  private static let names = ["ant", "bee (none)", "cat", "dog", "eel (none)", "fox"]
}

@MainActor private enum Pictures {
  /// The picture, which takes longer for some names than for others.
  static func picture(_ name: String) async -> String {
    for _ in 0..<turns(for: name) { await Task.yield() }
    return "▣ \(name)"
  }

  static func turns(for name: String) -> Int { name.contains("n") && name.count < 4 ? 6 : 2 }
}

/// A loader of the old kind, which calls back.
@MainActor private final class Loader {
  func load(_ name: String, completion: @escaping (String) -> Void) {
    Task {
      let picture = await Pictures.picture(name)
      completion(picture)
    }
  }
}

/// A cell with a name, a picture that comes later, and a sign for one that does not.
private final class PhotoCell: TableViewCell {
  let name = Label()
  let picture = Label()
  let failure = Label("✗")
  var loading: Task<Void, Never>? {
    willSet { loading?.cancel() }
  }

  required init() {
    super.init()
    failure.isHidden = true
    for label in [name, picture, failure] { addSubview(label) }
  }

  /// Shows what is there at once.
  func begin(_ name: String) {
    self.name.text = name
    picture.text = ""
  }

  override func layoutSubviews() {
    name.frame = LayoutRect(x: 0, y: 0, width: 80, height: 16)
    picture.frame = LayoutRect(x: 80, y: 0, width: 72, height: 16)
    failure.frame = LayoutRect(x: 152, y: 0, width: 8, height: 16)
  }
}
