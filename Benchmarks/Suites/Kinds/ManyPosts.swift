import Tables

/// The protocol that otherwise unrelated models share.
protocol Post {
  var person: Person { get }
}

/// A model of a type of its own for each kind of cell.
struct PostIn<Cell: PersonCell>: Post {
  let person: Person
}

/// Thirty-two types of models behind one protocol.
struct ManyPosts {
  /// Makes a post of the type with the given number.
  private(set) var makers: [(Person) -> any Post] = []
  let rows = CellRegistrations()
  /// The old way: cells and models as `Any`, found by string and cast where they are needed.
  private(set) var casting: [String: (_ cell: AnyObject, _ model: Any) -> Void] = [:]
  private(set) var identifiers: [String] = []
  /// One cell of each kind, in a queue of the old kind.
  private(set) var idle: [String: [AnyObject]] = [:]

  init() {
    add(Cell00.self)
    add(Cell01.self)
    add(Cell02.self)
    add(Cell03.self)
    add(Cell04.self)
    add(Cell05.self)
    add(Cell06.self)
    add(Cell07.self)
    add(Cell08.self)
    add(Cell09.self)
    add(Cell10.self)
    add(Cell11.self)
    add(Cell12.self)
    add(Cell13.self)
    add(Cell14.self)
    add(Cell15.self)
    add(Cell16.self)
    add(Cell17.self)
    add(Cell18.self)
    add(Cell19.self)
    add(Cell20.self)
    add(Cell21.self)
    add(Cell22.self)
    add(Cell23.self)
    add(Cell24.self)
    add(Cell25.self)
    add(Cell26.self)
    add(Cell27.self)
    add(Cell28.self)
    add(Cell29.self)
    add(Cell30.self)
    add(Cell31.self)
  }

  /// Makes the closures. Inlined into the line that names the class, so that they are compiled for
  /// it.
  @inline(__always)
  private mutating func add<Cell: PersonCell>(_: Cell.Type) {
    rows.add(CellRegistration<Cell, PostIn<Cell>> { cell, post in cell.show(post.person) })
    makers.append { PostIn<Cell>(person: $0) }
    let identifier = String(describing: Cell.self)
    identifiers.append(identifier)
    idle[identifier] = [Cell()]
    casting[identifier] = { cell, model in (cell as! Cell).show((model as! PostIn<Cell>).person) }
  }
}
