/// The positions of the items on show, without a copy of each item that is looked at.
struct ShownPositions: RandomAccessCollection {
  let items: [ShownItem]

  var startIndex: Int { 0 }
  var endIndex: Int { items.count }

  subscript(index: Int) -> ContentPosition { items[index].position }
}
