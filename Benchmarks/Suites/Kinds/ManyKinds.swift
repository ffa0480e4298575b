import Tables

// Thirty-two kinds of cells, and a case of a model for each: written out, because a list of types
// cannot be a parameter without a cost for every row.

final class Cell00: PersonCell {}
final class Cell01: PersonCell {}
final class Cell02: PersonCell {}
final class Cell03: PersonCell {}
final class Cell04: PersonCell {}
final class Cell05: PersonCell {}
final class Cell06: PersonCell {}
final class Cell07: PersonCell {}
final class Cell08: PersonCell {}
final class Cell09: PersonCell {}
final class Cell10: PersonCell {}
final class Cell11: PersonCell {}
final class Cell12: PersonCell {}
final class Cell13: PersonCell {}
final class Cell14: PersonCell {}
final class Cell15: PersonCell {}
final class Cell16: PersonCell {}
final class Cell17: PersonCell {}
final class Cell18: PersonCell {}
final class Cell19: PersonCell {}
final class Cell20: PersonCell {}
final class Cell21: PersonCell {}
final class Cell22: PersonCell {}
final class Cell23: PersonCell {}
final class Cell24: PersonCell {}
final class Cell25: PersonCell {}
final class Cell26: PersonCell {}
final class Cell27: PersonCell {}
final class Cell28: PersonCell {}
final class Cell29: PersonCell {}
final class Cell30: PersonCell {}
final class Cell31: PersonCell {}

/// A model that is one of many: an enum, as people write it who know all of their models.
enum ManyItem {
  case k00(Person)
  case k01(Person)
  case k02(Person)
  case k03(Person)
  case k04(Person)
  case k05(Person)
  case k06(Person)
  case k07(Person)
  case k08(Person)
  case k09(Person)
  case k10(Person)
  case k11(Person)
  case k12(Person)
  case k13(Person)
  case k14(Person)
  case k15(Person)
  case k16(Person)
  case k17(Person)
  case k18(Person)
  case k19(Person)
  case k20(Person)
  case k21(Person)
  case k22(Person)
  case k23(Person)
  case k24(Person)
  case k25(Person)
  case k26(Person)
  case k27(Person)
  case k28(Person)
  case k29(Person)
  case k30(Person)
  case k31(Person)

  /// The cases in their order.
  static var makers: [(Person) -> ManyItem] {
    [
      Self.k00, Self.k01, Self.k02, Self.k03, Self.k04, Self.k05, Self.k06, Self.k07,
      Self.k08, Self.k09, Self.k10, Self.k11, Self.k12, Self.k13, Self.k14, Self.k15,
      Self.k16, Self.k17, Self.k18, Self.k19, Self.k20, Self.k21, Self.k22, Self.k23,
      Self.k24, Self.k25, Self.k26, Self.k27, Self.k28, Self.k29, Self.k30, Self.k31,
    ]
  }
}

/// A registration for each kind.
final class ManyRows {
  let r00 = CellRegistration<Cell00, Person> { cell, person in cell.show(person) }
  let r01 = CellRegistration<Cell01, Person> { cell, person in cell.show(person) }
  let r02 = CellRegistration<Cell02, Person> { cell, person in cell.show(person) }
  let r03 = CellRegistration<Cell03, Person> { cell, person in cell.show(person) }
  let r04 = CellRegistration<Cell04, Person> { cell, person in cell.show(person) }
  let r05 = CellRegistration<Cell05, Person> { cell, person in cell.show(person) }
  let r06 = CellRegistration<Cell06, Person> { cell, person in cell.show(person) }
  let r07 = CellRegistration<Cell07, Person> { cell, person in cell.show(person) }
  let r08 = CellRegistration<Cell08, Person> { cell, person in cell.show(person) }
  let r09 = CellRegistration<Cell09, Person> { cell, person in cell.show(person) }
  let r10 = CellRegistration<Cell10, Person> { cell, person in cell.show(person) }
  let r11 = CellRegistration<Cell11, Person> { cell, person in cell.show(person) }
  let r12 = CellRegistration<Cell12, Person> { cell, person in cell.show(person) }
  let r13 = CellRegistration<Cell13, Person> { cell, person in cell.show(person) }
  let r14 = CellRegistration<Cell14, Person> { cell, person in cell.show(person) }
  let r15 = CellRegistration<Cell15, Person> { cell, person in cell.show(person) }
  let r16 = CellRegistration<Cell16, Person> { cell, person in cell.show(person) }
  let r17 = CellRegistration<Cell17, Person> { cell, person in cell.show(person) }
  let r18 = CellRegistration<Cell18, Person> { cell, person in cell.show(person) }
  let r19 = CellRegistration<Cell19, Person> { cell, person in cell.show(person) }
  let r20 = CellRegistration<Cell20, Person> { cell, person in cell.show(person) }
  let r21 = CellRegistration<Cell21, Person> { cell, person in cell.show(person) }
  let r22 = CellRegistration<Cell22, Person> { cell, person in cell.show(person) }
  let r23 = CellRegistration<Cell23, Person> { cell, person in cell.show(person) }
  let r24 = CellRegistration<Cell24, Person> { cell, person in cell.show(person) }
  let r25 = CellRegistration<Cell25, Person> { cell, person in cell.show(person) }
  let r26 = CellRegistration<Cell26, Person> { cell, person in cell.show(person) }
  let r27 = CellRegistration<Cell27, Person> { cell, person in cell.show(person) }
  let r28 = CellRegistration<Cell28, Person> { cell, person in cell.show(person) }
  let r29 = CellRegistration<Cell29, Person> { cell, person in cell.show(person) }
  let r30 = CellRegistration<Cell30, Person> { cell, person in cell.show(person) }
  let r31 = CellRegistration<Cell31, Person> { cell, person in cell.show(person) }
}
