/// A controller of shelves as it is written for UIKit: sections, two cell types, changes, selection.
///
/// It was written from UIKit's documentation alone. `MovedShelves.swift` is what became of it.
let shelvesOfUIKit = #"""
  import UIKit

  struct Book {
    let title: String
    var author: String
    var isLent: Bool
  }

  struct Shelf {
    let name: String
    var books: [Book]
  }

  class BookCell: UITableViewCell {
    static let identifier = "BookCell"
    private let titleLabel = UILabel()
    private let authorLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      titleLabel.font = UIFont.boldSystemFont(ofSize: 17)
      authorLabel.textColor = .secondaryLabel
      authorLabel.textAlignment = .right
      contentView.addSubview(titleLabel)
      contentView.addSubview(authorLabel)
      selectionStyle = .none
      accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      let half = contentView.bounds.width / 2
      titleLabel.frame = CGRect(x: 0, y: 0, width: half, height: contentView.bounds.height)
      authorLabel.frame = CGRect(x: half, y: 0, width: half, height: contentView.bounds.height)
    }

    func configure(with book: Book) {
      titleLabel.text = book.title
      authorLabel.text = book.author
    }
  }

  class LentCell: UITableViewCell {
    static let identifier = "LentCell"
    let messageLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      messageLabel.numberOfLines = 2
      contentView.addSubview(messageLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
      super.prepareForReuse()
      messageLabel.text = nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      messageLabel.frame = contentView.bounds
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      messageLabel.alpha = selected ? 0.5 : 1
    }
  }

  class ShelvesViewController: UITableViewController {
    var shelves = [
      Shelf(name: "Novels", books: [
        Book(title: "Emma", author: "Austen", isLent: false),
        Book(title: "Ulysses", author: "Joyce", isLent: true),
      ]),
      Shelf(name: "Poems", books: [Book(title: "Odes", author: "Keats", isLent: false)]),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Shelves"
      tableView.register(BookCell.self, forCellReuseIdentifier: BookCell.identifier)
      tableView.register(LentCell.self, forCellReuseIdentifier: LentCell.identifier)
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 44
      tableView.separatorStyle = .none
      tableView.tableFooterView = UIView()
      tableView.allowsMultipleSelection = true
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      tableView.flashScrollIndicators()
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
      return shelves.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      return shelves[section].books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let book = shelves[indexPath.section].books[indexPath.row]
      if book.isLent {
        let cell = tableView.dequeueReusableCell(withIdentifier: LentCell.identifier, for: indexPath) as! LentCell
        cell.messageLabel.text = "\(book.title)\nis lent"
        return cell
      }
      guard let cell = tableView.dequeueReusableCell(withIdentifier: BookCell.identifier) as? BookCell else {
        return UITableViewCell()
      }
      cell.configure(with: book)
      return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      return shelves[section].name
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      return shelves[indexPath.section].books[indexPath.row].isLent ? 32 : 16
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      if editingStyle == .delete {
        shelves[indexPath.section].books.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      shelves[indexPath.section].books[indexPath.row].isLent.toggle()
      tableView.reloadRows(at: [indexPath], with: .automatic)
    }

    // MARK: - Changes

    func add(_ book: Book) {
      shelves[0].books.insert(book, at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
      tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    }

    func addShelf(_ name: String) {
      shelves.append(Shelf(name: name, books: []))
      tableView.insertSections(IndexSet(integer: shelves.count - 1), with: .automatic)
    }

    func removeShelf(at index: Int) {
      tableView.beginUpdates()
      shelves.remove(at: index)
      tableView.deleteSections(IndexSet(integer: index), with: .automatic)
      tableView.endUpdates()
    }
  }
  """#
