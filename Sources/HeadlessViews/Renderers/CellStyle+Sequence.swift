extension CellStyle {
  /// Appends the escape sequence for this style: Select Graphic Rendition (ECMA-48, section
  /// 8.3.117), the only one in this library.
  ///
  /// - Parameters:
  ///   - style: The style of the text before.
  ///   - colors: The colours that the terminal has.
  func appendSequence(after style: CellStyle, colors: ColorChoice, to bytes: inout [UInt8]) {
    var codes: [Int] = []
    if style != .plain { codes.append(0) }
    if text.isBold { codes.append(1) }
    if text.isDimmed { codes.append(2) }
    if text.isUnderlined { codes.append(4) }
    if let foreground { foreground.appendCodes(base: 30, colors: colors, to: &codes) }
    if let background { background.appendCodes(base: 40, colors: colors, to: &codes) }
    if codes.isEmpty { return }
    bytes.append(0x1B)
    var separator = UInt8(ascii: "[")
    for code in codes {
      bytes.append(separator)
      bytes.append(contentsOf: String(code).utf8)
      separator = UInt8(ascii: ";")
    }
    bytes.append(UInt8(ascii: "m"))
  }
}
