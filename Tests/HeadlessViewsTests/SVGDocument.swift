import Foundation
import FoundationXML
import Testing

/// A picture, read by a parser that knows nothing of who wrote it.
struct SVGDocument {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
    /// The elements around it, from the outermost.
    let path: [String]

    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
  }

  let elements: [Element]

  init(_ document: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError as Any): \(document)")
    elements = reader.elements
  }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let path = open.map { elements[$0].name }
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes, path: path))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
