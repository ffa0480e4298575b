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

/// A cell that shows a person.
final class PersonCell: ReusableCell {
  private(set) var name = ""
  private(set) var street = ""
  private(set) var city = ""
  private(set) var number = 0

  func show(_ person: Person) {
    name = person.name
    street = person.street
    city = person.city
    number = person.number
  }
}
