import Tables

/// A model with three strings too long to be stored in place, and a number.
struct Person {
  let name: String
  let street: String
  let city: String
  let number: Int

  static func sample(count: Int) -> [Person] {
    (0..<count).map { index in
      Person(
        name: "Person with the number \(index)", street: "\(index) Long and Winding Road",
        city: "The city of the number \(index % 100)", number: index)
    }
  }
}

/// A cell that shows a person. Its subclasses are kinds of their own that show the same.
class PersonCell: ReusableCell {
  // Unchecked exclusivity: the checks would cost every way the same, and hide the differences.
  @exclusivity(unchecked) private final var name = ""
  @exclusivity(unchecked) private final var street = ""
  @exclusivity(unchecked) private final var city = ""
  @exclusivity(unchecked) private(set) final var number = 0

  required init() {}

  final func show(_ person: borrowing Person) {
    name = person.name
    street = person.street
    city = person.city
    number = person.number
  }
}

/// Lends an element of an array to a closure: in place, and without a copy, because an element that could
/// not be copied is lent alike.
@inline(__always)
func lend<Element: ~Copyable>(
  _ index: Int, of elements: borrowing Span<Element>, to body: (borrowing Element) -> Void
) {
  body(elements[index])
}

/// A closure that the optimiser cannot look into, like one from another module. It is lent its model,
/// as the library lends it.
@inline(never)
func opaque<Cell, Model>(
  _ configure: @escaping (Cell, borrowing Model) -> Void
) -> (Cell, borrowing Model) -> Void {
  configure
}

/// The same for a closure that is given a model of its own.
@inline(never)
func opaqueByValue<Cell, Model>(
  _ configure: @escaping (Cell, Model) -> Void
) -> (Cell, Model) -> Void {
  configure
}

/// A string that the optimiser does not know.
@inline(never)
func opaque(_ string: String) -> String { string }
