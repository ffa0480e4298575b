import TableModels
import Testing

/// Models that are objects, and equal themselves whatever becomes of them.
@Suite struct SharedObjectTests {
  final class Note: Identifiable, Equatable {
    let id: Int
    var text = ""

    init(id: Int) { self.id = id }

    static func == (left: Note, right: Note) -> Bool {
      left.id == right.id && left.text == right.text
    }
  }

  private let notes = (0..<40).map(Note.init)

  private func snapshot(_ parts: [Note]...) -> TableSnapshot<Note> {
    TableSnapshot(
      sections: parts.enumerated().map { TableSection(id: SectionID($0), $1.map { $0 }) })
  }

  @Test func `rows that show the objects that they showed are told of, wherever they went`() {
    let old = snapshot(notes)
    #expect(old.difference(from: old).sharesObjects)
    #expect(snapshot(notes).difference(from: old).sharesObjects)
    #expect(snapshot([Note(id: -1)] + notes).difference(from: old).sharesObjects)
    #expect(snapshot(notes.reversed()).difference(from: old).sharesObjects)
    #expect(snapshot([], [notes[7]]).difference(from: snapshot([notes[7]], [])).sharesObjects)
  }

  @Test func `one object that stayed among others is enough`() {
    for kept in [0, 20, 39] {
      var others = (0..<40).map(Note.init)
      others[kept] = notes[kept]
      #expect(snapshot(others).difference(from: snapshot(notes)).sharesObjects)
      #expect(snapshot(others.reversed()).difference(from: snapshot(notes)).sharesObjects)
    }
  }

  @Test func `new objects are compared, and values are never shared`() {
    let others = (0..<40).map(Note.init)
    let difference = snapshot(others).difference(from: snapshot(notes))
    #expect(difference.isEmpty && !difference.sharesObjects)
    #expect(!snapshot([notes[1]]).difference(from: snapshot([notes[0]])).sharesObjects)
    #expect(!snapshot([]).difference(from: snapshot([])).sharesObjects)
    #expect(!list([1, 2]).difference(from: list([1, 2])).sharesObjects)
  }

  @Test func `a workspace that met shared objects forgets them`() {
    var workspace = DifferenceWorkspace()
    _ = snapshot(notes).difference(from: snapshot(notes), using: &workspace)
    let others = snapshot((0..<40).map(Note.init))
    #expect(!others.difference(from: snapshot(notes), using: &workspace).sharesObjects)
  }
}
