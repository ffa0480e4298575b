import Tables

/// The stored properties of a cell and of the views inside it, by path, each as a text.
struct CellProperties {
  /// The paths in the order in which they were found.
  private(set) var paths: [String] = []
  private var values: [String: String] = [:]
  private var seen: Set<ObjectIdentifier> = []

  /// The text of any closure.
  static let closure = "a closure"

  init(of cell: AnyObject) {
    if let view = cell as? View {
      add(view, at: "", in: view)
    } else {
      addStored(Mirror(reflecting: cell), at: "", in: nil)
    }
  }

  subscript(path: String) -> String? { values[path] }

  /// The paths of closures.
  var closures: Set<String> { Set(paths.filter { values[$0] == Self.closure }) }

  /// The paths at which two cells differ, without those that only follow from another: a frame from
  /// anything else, what is inside of more subviews from their number.
  func differences(from other: CellProperties) -> [String] {
    let all = paths + other.paths.filter { values[$0] == nil }
    let differing = all.filter { values[$0] != other.values[$0] }
    let piles = differing.filter { $0.hasSuffix("subviews.count") }
    let causes = differing.filter { path in
      !path.hasSuffix("frame")
        && !piles.contains { path != $0 && path.hasPrefix($0.dropLast(6)) }
    }
    return causes.isEmpty ? differing : causes
  }

  private mutating func set(_ path: String, _ value: String) {
    if values.updateValue(value, forKey: path) == nil { paths.append(path) }
  }

  // MARK: Views

  private mutating func add(_ view: View, at path: String, in root: View) {
    guard seen.insert(ObjectIdentifier(view)).inserted else { return }
    let prefix = path.isEmpty ? "" : path + "."
    // Named views first, so that a subview has the name of the property that holds it.
    addStored(Mirror(reflecting: view), at: prefix, in: root)
    for (name, value) in view.knownProperties {
      // The cell's own frame is its row's.
      if name != "frame" || view !== root { set(prefix + name, value) }
    }
    set(prefix + "subviews.count", "\(view.subviews.count)")
    for (number, subview) in view.subviews.enumerated() {
      add(subview, at: "\(prefix)subviews[\(number)]", in: root)
    }
  }

  // MARK: What a user's class stores

  private mutating func addStored(_ mirror: Mirror, at prefix: String, in root: View?) {
    var mirror: Mirror? = mirror
    while let level = mirror, !isKnown(level.subjectType) {
      for (label, value) in level.children {
        guard let label else { continue }
        let lazily = "$__lazy_storage_$_"
        let name = label.hasPrefix(lazily) ? String(label.dropFirst(lazily.count)) : label
        add(value, at: prefix + name, in: root)
      }
      mirror = level.superclassMirror
    }
  }

  private mutating func add(_ value: Any, at path: String, in root: View?) {
    let value = unwrapped(value)
    if let view = value as? View, let root, view.isPart(of: root) {
      add(view, at: path, in: root)
    } else if let views = value as? [View], let root {
      for (number, view) in views.enumerated() where view.isPart(of: root) {
        add(view, at: "\(path)[\(number)]", in: root)
      }
      set(path + ".count", "\(views.count)")
    } else {
      set(path, text(of: value))
    }
  }
}

extension View {
  /// True of a view inside of a cell, or of one that is kept for later.
  fileprivate func isPart(of cell: View) -> Bool {
    var outermost = self
    while outermost !== cell, let next = outermost.superview { outermost = next }
    return outermost === cell || (superview == nil && !(self is TableView))
  }

  /// The properties that the library's own classes have in public.
  fileprivate var knownProperties: [(String, String)] {
    var all = [
      ("isHidden", text(of: isHidden)), ("background", text(of: background as Any)),
      ("border", text(of: border as Any)), ("clipsToBounds", text(of: clipsToBounds)),
    ]
    if let label = self as? Label {
      all += [
        ("text", text(of: label.text)), ("alignment", text(of: label.alignment)),
        ("style", text(of: label.style)), ("numberOfLines", text(of: label.numberOfLines)),
      ]
    }
    if let control = self as? Control {
      all += [
        ("isEnabled", text(of: control.isEnabled)), ("targetCount", "\(control.targetCount)"),
      ]
    }
    if let button = self as? Button {
      for state in [ControlState.normal, .highlighted, .disabled] {
        all.append(("title(for: .\(state))", text(of: button.title(for: state))))
      }
    }
    if let picture = self as? ImageView {
      all.append(("imageName", text(of: picture.imageName as Any)))
    }
    if let cell = self as? ColumnsCell { all.append(("values", text(of: cell.values))) }
    if let cell = self as? TableViewCell {
      all += [("isSelected", text(of: cell.isSelected)), ("isFocused", text(of: cell.isFocused))]
    }
    return all + [("frame", text(of: frame))]
  }
}

/// True of the library's classes, whose public properties say everything that is drawn.
private func isKnown(_ type: Any.Type) -> Bool {
  let known: [Any.Type] = [
    View.self, Label.self, Control.self, Button.self, ImageView.self, Separator.self,
    TableReusableView.self, TableViewCell.self, ColumnsCell.self,
    TableView.self,
  ]
  return known.contains { $0 == type }
}

private func unwrapped(_ value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let wrapped = mirror.children.first else { return value }
  return unwrapped(wrapped.value)
}

/// A value in words; the same for equal values, and for any object of one class.
private func text(of value: Any) -> String {
  let value = unwrapped(value)
  if let string = value as? String { return string.debugDescription }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class: return "a \(type(of: value))"
  case .optional: return "nil"
  case .collection:
    return "[" + mirror.children.map { text(of: $0.value) }.joined(separator: ", ") + "]"
  case .set, .dictionary:
    // Equal ones may have their elements in another order.
    return "[" + mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", ") + "]"
  default:
    if let rect = value as? LayoutRect {
      return "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    }
    if let style = value as? TextStyle { return style.words }
    let words = String(describing: value)
    return words == "(Function)" ? CellProperties.closure : words
  }
}

extension TextStyle {
  fileprivate var words: String {
    let words =
      [color.map { "\($0)" }] + [isBold ? "bold" : nil, isDimmed ? "dimmed" : nil]
      + [isUnderlined ? "underlined" : nil]
    return self == .plain ? "plain" : words.compactMap(\.self).joined(separator: " ")
  }
}
