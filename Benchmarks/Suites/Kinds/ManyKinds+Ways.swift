import Tables

extension ManyItem {
  /// Shows a model in a slot: the `switch` that people write.
  @inline(__always)
  static func show(_ item: borrowing ManyItem, in slot: inout RowSlot, with rows: ManyRows) {
    switch item {
    case .k00(let person): slot.show(person, with: rows.r00)
    case .k01(let person): slot.show(person, with: rows.r01)
    case .k02(let person): slot.show(person, with: rows.r02)
    case .k03(let person): slot.show(person, with: rows.r03)
    case .k04(let person): slot.show(person, with: rows.r04)
    case .k05(let person): slot.show(person, with: rows.r05)
    case .k06(let person): slot.show(person, with: rows.r06)
    case .k07(let person): slot.show(person, with: rows.r07)
    case .k08(let person): slot.show(person, with: rows.r08)
    case .k09(let person): slot.show(person, with: rows.r09)
    case .k10(let person): slot.show(person, with: rows.r10)
    case .k11(let person): slot.show(person, with: rows.r11)
    case .k12(let person): slot.show(person, with: rows.r12)
    case .k13(let person): slot.show(person, with: rows.r13)
    case .k14(let person): slot.show(person, with: rows.r14)
    case .k15(let person): slot.show(person, with: rows.r15)
    case .k16(let person): slot.show(person, with: rows.r16)
    case .k17(let person): slot.show(person, with: rows.r17)
    case .k18(let person): slot.show(person, with: rows.r18)
    case .k19(let person): slot.show(person, with: rows.r19)
    case .k20(let person): slot.show(person, with: rows.r20)
    case .k21(let person): slot.show(person, with: rows.r21)
    case .k22(let person): slot.show(person, with: rows.r22)
    case .k23(let person): slot.show(person, with: rows.r23)
    case .k24(let person): slot.show(person, with: rows.r24)
    case .k25(let person): slot.show(person, with: rows.r25)
    case .k26(let person): slot.show(person, with: rows.r26)
    case .k27(let person): slot.show(person, with: rows.r27)
    case .k28(let person): slot.show(person, with: rows.r28)
    case .k29(let person): slot.show(person, with: rows.r29)
    case .k30(let person): slot.show(person, with: rows.r30)
    case .k31(let person): slot.show(person, with: rows.r31)
    }
  }
}

/// The typed floor: a stack for each kind, and no closure.
struct ManyStacks {
  private var s00 = CellStack<Cell00>()
  private var s01 = CellStack<Cell01>()
  private var s02 = CellStack<Cell02>()
  private var s03 = CellStack<Cell03>()
  private var s04 = CellStack<Cell04>()
  private var s05 = CellStack<Cell05>()
  private var s06 = CellStack<Cell06>()
  private var s07 = CellStack<Cell07>()
  private var s08 = CellStack<Cell08>()
  private var s09 = CellStack<Cell09>()
  private var s10 = CellStack<Cell10>()
  private var s11 = CellStack<Cell11>()
  private var s12 = CellStack<Cell12>()
  private var s13 = CellStack<Cell13>()
  private var s14 = CellStack<Cell14>()
  private var s15 = CellStack<Cell15>()
  private var s16 = CellStack<Cell16>()
  private var s17 = CellStack<Cell17>()
  private var s18 = CellStack<Cell18>()
  private var s19 = CellStack<Cell19>()
  private var s20 = CellStack<Cell20>()
  private var s21 = CellStack<Cell21>()
  private var s22 = CellStack<Cell22>()
  private var s23 = CellStack<Cell23>()
  private var s24 = CellStack<Cell24>()
  private var s25 = CellStack<Cell25>()
  private var s26 = CellStack<Cell26>()
  private var s27 = CellStack<Cell27>()
  private var s28 = CellStack<Cell28>()
  private var s29 = CellStack<Cell29>()
  private var s30 = CellStack<Cell30>()
  private var s31 = CellStack<Cell31>()

  /// Pops a cell, shows the model in it, and pushes it.
  ///
  /// - Returns: The number that the cell shows.
  @inline(__always)
  mutating func show(_ item: borrowing ManyItem) -> Int {
    switch item {
    case .k00(let person): s00.show(person)
    case .k01(let person): s01.show(person)
    case .k02(let person): s02.show(person)
    case .k03(let person): s03.show(person)
    case .k04(let person): s04.show(person)
    case .k05(let person): s05.show(person)
    case .k06(let person): s06.show(person)
    case .k07(let person): s07.show(person)
    case .k08(let person): s08.show(person)
    case .k09(let person): s09.show(person)
    case .k10(let person): s10.show(person)
    case .k11(let person): s11.show(person)
    case .k12(let person): s12.show(person)
    case .k13(let person): s13.show(person)
    case .k14(let person): s14.show(person)
    case .k15(let person): s15.show(person)
    case .k16(let person): s16.show(person)
    case .k17(let person): s17.show(person)
    case .k18(let person): s18.show(person)
    case .k19(let person): s19.show(person)
    case .k20(let person): s20.show(person)
    case .k21(let person): s21.show(person)
    case .k22(let person): s22.show(person)
    case .k23(let person): s23.show(person)
    case .k24(let person): s24.show(person)
    case .k25(let person): s25.show(person)
    case .k26(let person): s26.show(person)
    case .k27(let person): s27.show(person)
    case .k28(let person): s28.show(person)
    case .k29(let person): s29.show(person)
    case .k30(let person): s30.show(person)
    case .k31(let person): s31.show(person)
    }
  }
}

/// The idle cells of one kind, by hand.
struct CellStack<Cell: PersonCell> {
  private var idle = [Cell()]

  @inline(__always)
  mutating func show(_ person: borrowing Person) -> Int {
    let cell = idle.popLast() ?? Cell()
    cell.show(person)
    let number = cell.number
    idle.append(cell)
    return number
  }
}
