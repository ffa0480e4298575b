import Tables

// What became of the controller in `ShelvesOfUIKit.swift`, method by method.

struct Book {
  let title: String
  var author: String
  var isLent: Bool
}

struct Shelf {
  let name: String
  var books: [Book]
}

final class BookCell: TableViewCell {
  static let identifier = "BookCell"
  private let titleLabel = Label()
  private let authorLabel = Label()

  required init() {
    super.init()
    titleLabel.style = .bold
    authorLabel.style = .dimmed
    authorLabel.alignment = .right
    addSubview(titleLabel)
    addSubview(authorLabel)
  }

  override func layoutSubviews() {
    let half = bounds.width / 2
    titleLabel.frame = LayoutRect(x: 0, y: 0, width: half, height: bounds.height)
    authorLabel.frame = LayoutRect(x: half, y: 0, width: half, height: bounds.height)
  }

  func configure(with book: Book) {
    titleLabel.text = book.title
    authorLabel.text = book.author
  }
}

final class LentCell: TableViewCell {
  static let identifier = "LentCell"
  let messageLabel = Label()

  required init() {
    super.init()
    messageLabel.numberOfLines = 2
    addSubview(messageLabel)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    messageLabel.text = ""
  }

  override func layoutSubviews() { messageLabel.frame = bounds }

  override func stateDidChange() { messageLabel.style = isSelected ? .dimmed : .plain }
}

final class ShelvesController: ViewController, TableViewDataSource, TableViewDelegate {
  let tableView = TableView()
  var shelves = [
    Shelf(
      name: "Novels",
      books: [
        Book(title: "Emma", author: "Austen", isLent: false),
        Book(title: "Ulysses", author: "Joyce", isLent: true),
      ]),
    Shelf(name: "Poems", books: [Book(title: "Odes", author: "Keats", isLent: false)]),
  ]

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(BookCell.self, forCellReuseIdentifier: BookCell.identifier)
    tableView.register(LentCell.self, forCellReuseIdentifier: LentCell.identifier)
    tableView.selectionMode = .multiple
  }

  // MARK: - Table view data source

  var numberOfSections: Int { shelves.count }

  func numberOfRows(inSection section: Int) -> Int { shelves[section].books.count }

  func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(
      header: shelves[section].name,
      rowHeights: .each { [unowned self] row in
        shelves[section].books[row].isLent ? 32 : 16
      })
  }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    let book = shelves[indexPath.section].books[indexPath.row]
    do {
      if book.isLent {
        let cell = try tableView.dequeueReusableCell(withIdentifier: LentCell.identifier)
        (cell as? LentCell)?.messageLabel.text = "\(book.title)\nis lent"
        slot.show(cell)
      } else {
        let cell = try tableView.dequeueReusableCell(withIdentifier: BookCell.identifier)
        (cell as? BookCell)?.configure(with: book)
        slot.show(cell)
      }
    } catch {
      fatalError("\(error)")
    }
  }

  // MARK: - Table view delegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    tableView.deselectRow(at: indexPath)
    shelves[indexPath.section].books[indexPath.row].isLent.toggle()
    announce { try tableView.reloadRows(at: [indexPath]) }
  }

  // MARK: - Changes

  func add(_ book: Book) {
    shelves[0].books.insert(book, at: 0)
    announce { try tableView.insertRows(at: [[0, 0]]) }
    tableView.scrollToRow(at: [0, 0], at: .top)
  }

  func remove(at indexPath: TableIndexPath) {
    shelves[indexPath.section].books.remove(at: indexPath.row)
    announce { try tableView.deleteRows(at: [indexPath]) }
  }

  func addShelf(_ name: String) {
    shelves.append(Shelf(name: name, books: []))
    announce { try tableView.insertSections([shelves.count - 1]) }
  }

  func removeShelf(at index: Int) {
    announce {
      try tableView.performBatchUpdates { batch in
        shelves.remove(at: index)
        batch.deleteSections([index])
      }
    }
  }

  private func announce(_ changes: () throws -> Void) {
    do { try changes() } catch { fatalError("\(error)") }
  }
}
