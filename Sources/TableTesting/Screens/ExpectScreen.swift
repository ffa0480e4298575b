/// Expects a view or a screen to look like a text, drawn as plain text at 8 × 16 points a character.
///
/// ```swift
/// expectScreen(
///   screen,
///   is: """
///     Ada            Following
///     Bob               Follow
///     """)
/// ```
///
/// Blank lines at the end do not count. A failure shows expected and found side by side. If the
/// environment has `TABLES_RECORD=1`, the found text is written into the literal instead, and the
/// test fails once to say so: begin with `is: ""`.
///
/// A view or a screen is laid out if it needs it. Only a literal can be recorded.
public func expectScreen(
  _ drawn: some Drawable, is text: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TextExpectation("screen", found: drawn.screenText, at: place, notes: drawn.tableNotes)
    .check(literal: text)
}

/// Expects a view or a screen to look like the text in the file `__Screens__/NAME.txt` beside the test.
///
/// ```swift
/// expectScreen(screen, inFileNamed: "feed-followed")
/// ```
///
/// `TABLES_RECORD=1` writes the file; see ``expectScreen(_:is:fileID:filePath:line:column:)``. A name is
/// a word without `/`.
public func expectScreen(
  _ drawn: some Drawable, inFileNamed name: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TextExpectation("screen", found: drawn.screenText, at: place, notes: drawn.tableNotes)
    .check(fileNamed: name, besides: "\(filePath)")
}
