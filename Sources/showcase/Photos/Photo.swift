/// What the photo list is about.
struct Photo {
  let name: String
  let title: String

  static let album = [
    Photo(name: "Jason", title: "OK"),
    Photo(name: "Rose", title: "NO"),
    Photo(name: "Lucy", title: "Luck"),
  ]
}
