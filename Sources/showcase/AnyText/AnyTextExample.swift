import Tables

/// A text and a remark about it, with a line on either side of the text.
final class RemarkedTextCell: TableViewCell {
  let text = Label()
  let remark = Label()
  private let lines = [Separator(.vertical), Separator(.vertical)]

  required init() {
    super.init()
    for view in [text, remark] + lines { addSubview(view) }
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    // Half of the width beside the lines, in whole characters.
    let textWidth = min(112, max(0, 8 * ((width - 48) / 16).rounded(.down)))
    lines[0].frame = LayoutRect(x: 0, y: 0, width: 8, height: height)
    text.frame = LayoutRect(x: 16, y: 0, width: textWidth, height: height)
    lines[1].frame = LayoutRect(x: textWidth + 24, y: 0, width: 8, height: height)
    let left = textWidth + 40
    remark.frame = LayoutRect(x: left, y: 0, width: max(0, width - left), height: height)
  }
}

extension Example {
  /// Texts that break the columns of naive tables.
  static let anyText = Example(
    "any-text", title: "Any text: columns stay where they are", article: .headlessViews
  ) {
    // excerpt: any text
    let source = CommonDataSource<RemarkedTextCell, (text: String, remark: String)>([
      ("plain ASCII", "one column each"),
      ("日本語", "two columns each"),
      ("👨‍👩‍👧‍👦 family", "seven scalars, two columns"),
      ("e\u{301}le\u{300}ve", "accents of their own take none"),
      ("a\tb", "a tab is shown, not obeyed"),
      ("\u{1B}[31mred\u{1B}[0m", "so is an escape sequence"),
      ("two\nlines", "and a newline"),
      ("ＡＢＣＤＥＦＧＨ", "cut where the next would not fit"),
    ]) { cell, row in
      cell.text.text = row.text
      cell.remark.text = row.remark
    }
    // end of excerpt
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: screenWidth(440), height: 128))
    table.dataSource = source
    return try withExtendedLifetime(source) {
      ["The data source:", try SourceExcerpt("any text", in: #filePath).code, drawn(table)]
    }
  }
}
