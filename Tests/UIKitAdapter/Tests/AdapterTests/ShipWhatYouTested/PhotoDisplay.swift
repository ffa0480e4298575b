// The shared part of the article's example: it imports neither UIKit nor a headless table.

// excerpt: display
struct Photo: Identifiable, Equatable {
  let id: Int
  var name: String
  var isFavorite = false
}

protocol PhotoDisplay: AnyObject {
  var name: String? { get set }
  var isMarked: Bool { get set }
}

func show(_ photo: Photo, in display: any PhotoDisplay) {
  display.name = photo.name
  display.isMarked = photo.isFavorite
}
// end of excerpt
