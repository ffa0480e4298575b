/// The positions of the shown items, without a copy of each item.
struct ShownPositions: RandomAccessCollection {
  let items: [ShownItem]

  var startIndex: Int { 0 }
  var endIndex: Int { items.count }

  subscript(index: Int) -> ContentPosition { items[index].position }
}
