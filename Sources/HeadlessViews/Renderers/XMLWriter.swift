/// A writer of XML: the one type that puts data into a document, and escapes it.
struct XMLWriter {
  private(set) var document = ""

  /// A value of an attribute.
  enum Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
  }

  typealias Attributes = KeyValuePairs<String, Value?>

  /// Writes an element with nothing in it.
  mutating func element(_ name: String, _ attributes: Attributes) {
    start(name, attributes, end: "/>\n")
  }

  /// Writes an element with a text in it.
  mutating func element(_ name: String, _ attributes: Attributes, text: some StringProtocol) {
    start(name, attributes, end: ">")
    append(escaping: text)
    document += "</\(name)>\n"
  }

  /// Writes an element with another one in it, and a text in that.
  mutating func element(
    _ name: String, _ attributes: Attributes, around inner: String, _ innerAttributes: Attributes,
    text: some StringProtocol
  ) {
    start(name, attributes, end: ">")
    start(inner, innerAttributes, end: ">")
    append(escaping: text)
    document += "</\(inner)></\(name)>\n"
  }

  /// Writes the beginning of an element that has other elements in it.
  mutating func open(_ name: String, _ attributes: Attributes) {
    start(name, attributes, end: ">\n")
  }

  /// Writes the end of an element.
  mutating func close(_ name: String) {
    document += "</\(name)>\n"
  }

  /// Writes the start of an element; attributes without a value are left out.
  private mutating func start(_ name: String, _ attributes: Attributes, end: String) {
    document += "<\(name)"
    for case (let name, let value?) in attributes {
      document += " \(name)=\""
      switch value {
      case .text(let text): append(escaping: text)
      case .number(let number): document += Self.decimal(number)
      }
      document += "\""
    }
    document += end
  }

  /// Writes a text. Escapes what has a meaning in XML, and replaces what XML forbids (see
  /// `String.visible`).
  private mutating func append(escaping text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": document += "&lt;"
      case ">": document += "&gt;"
      case "&": document += "&amp;"
      case "\"": document += "&quot;"
      case "'": document += "&#39;"
      default: document.unicodeScalars.append(scalar.visible)
      }
    }
  }

  /// Returns a number with at most two decimals and no zeros at its end.
  ///
  /// Numbers beyond ten thousand million are cut off: nobody sees that far.
  static func decimal(_ number: Double) -> String {
    let scaled = min(max(number, -1e10), 1e10) * 100
    let hundredths = Int(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
