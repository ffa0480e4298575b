import Testing

@testable import showcase

@Suite struct ColumnsExampleTests {
  @Test func `the first elements are a table, at two widths`() async throws {
    let parts = try await Example.columns.parts().map { $0.text(in: GalleryStyle()) }
    #expect(parts[1].contains("  │ let narrow = layout.text(of: rows, width: width)"))
    #expect(
      parts[3]
        == """
        no.  sym  name         mass
        ───  ───  ─────────  ──────
          1   H   Hydrogen   1.0080
          2  He   Helium     4.0026
          3  Li   Lithium      6.94
          4  Be   Beryllium  9.0122
          5   B   Boron       10.81
          6   C   Carbon     12.011
          7   N   Nitrogen   14.007
          8   O   Oxygen     15.999
        """.indentedByFour)
    #expect(
      parts[5]
        == """
        no.  sym  name      mass
        ───  ───  ──────  ──────
          1   H   Hydro…  1.0080
          2  He   Helium  4.0026
          3  Li   Lithi…    6.94
          4  Be   Beryl…  9.0122
          5   B   Boron    10.81
          6   C   Carbon  12.011
          7   N   Nitro…  14.007
          8   O   Oxygen  15.999
        """.indentedByFour)
  }
}

extension String {
  /// The lines as the gallery sets them off.
  fileprivate var indentedByFour: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
