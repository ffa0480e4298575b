/// Registrations found by the type of a model, for models that only share a protocol.
///
/// ```swift
/// let rows = CellRegistrations()
/// rows.add(photoRow)   // CellRegistration<PhotoCell, Photo>
/// rows.add(adRow)      // CellRegistration<AdCell, Ad>
///
/// let feed = CommonDataSource<TableViewCell, any FeedItem>(items) { item, slot in
///   slot.show(item, with: rows)
/// }
/// ```
///
/// The dynamic type decides. A class without a registration uses that of its nearest superclass,
/// and an optional that of its wrapped value. Ask ``unregisteredTypes(in:)`` before anything is
/// shown: a model without a registration traps when its row comes on screen.
///
/// A registration is found by comparing types one by one, which for some dozens of them is faster
/// than hashing. Inlinable code makes the closure that shows a model with the model's type known.
/// The search for it is the only extra cost of a row.
public final class CellRegistrations {
  // Unchecked exclusivity: no access is going on when a model is shown.
  @exclusivity(unchecked) var entries: [Entry] = []

  /// Creates a collection without registrations.
  public init() {}

  /// Adds a registration for the models of its type.
  ///
  /// - Precondition: The type has none yet.
  @inlinable
  public func add<Cell, Model>(_ registration: CellRegistration<Cell, Model>) {
    addEntry(
      for: Model.self,
      show: { model, slot in
        // Safe: `show(_:in:)` has compared the type.
        slot.show(model.assumingMemoryBound(to: Model.self).pointee, with: registration)
      },
      showAny: { model, slot in
        if let model = model as? Model { slot.show(model, with: registration) }
      },
      includes: { $0 is Model.Type })
  }

  @usableFromInline
  func addEntry(
    for type: any Any.Type, show: @escaping Show, showAny: @escaping ShowAny,
    includes: @escaping (any Any.Type) -> Bool
  ) {
    // Entries that were derived before may have better answers now.
    entries.removeAll { !$0.isAdded }
    guard !entries.contains(where: { $0.type == type }) else {
      fatalError("The models of type \(type) have a registration already")
    }
    entries.append(
      Entry(type: type, show: show, showAny: showAny, includes: includes, isAdded: true))
  }

  /// The types that have a registration, in the order in which they were added.
  ///
  /// - Complexity: O(*k*) in the number of registrations.
  public var registeredTypes: [any Any.Type] {
    entries.filter(\.isAdded).map(\.type)
  }

  /// A closure that shows a model at an address.
  @usableFromInline
  typealias Show = (_ model: UnsafeRawPointer, _ slot: inout RowSlot) -> Void

  /// Shows a model behind a protocol that no caller has opened: the slow way.
  @usableFromInline
  typealias ShowAny = (_ model: Any, _ slot: inout RowSlot) -> Void

  /// A type of models, with the closure that shows them.
  struct Entry {
    let type: any Any.Type
    let show: Show
    let showAny: ShowAny
    /// Returns true if models of another type are of this type too, because that is a subclass.
    let includes: (any Any.Type) -> Bool
    /// True if the entry was added; false if it was derived from another one.
    let isAdded: Bool
  }
}

extension CellRegistrations {
  /// Shows a model with the registration of its dynamic type.
  ///
  /// - Complexity: O(*k*) in the number of registrations.
  func show<Model>(_ model: Model, in slot: inout RowSlot) {
    guard let entry = entry(for: type(of: model)) else { return showAny(model, in: &slot) }
    withUnsafePointer(to: model) { entry.show(UnsafeRawPointer($0), &slot) }
  }

  func showAny(_ model: Any, in slot: inout RowSlot) {
    let type = type(of: model)
    guard let entry = entry(for: type) else {
      let known = registeredTypes.map { String(describing: $0) }.joined(separator: ", ")
      fatalError(
        "\(slot.place) has a model of type \(type), which has no registration (registered: "
          + "\(known.isEmpty ? "none" : known)); add one, and ask unregisteredTypes(in:) first")
    }
    entry.showAny(model, &slot)
  }

  /// The entry for a type: added, or derived now and remembered; nil if there is none.
  func entry(for type: any Any.Type) -> Entry? {
    if let known = entries.first(where: { $0.type == type }) { return known }
    guard let found = entryForSuperclass(of: type) ?? entryForOptional(type) else { return nil }
    entries.append(found)
    return found
  }

  /// The entry of the nearest superclass. The address of a reference serves for both classes.
  private func entryForSuperclass(of type: any Any.Type) -> Entry? {
    guard type is AnyObject.Type else { return nil }
    let superclasses = entries.filter { $0.isAdded && $0.includes(type) }
    let nearest = superclasses.first { candidate in
      superclasses.allSatisfy { $0.includes(candidate.type) }
    }
    guard let nearest else { return nil }
    return Entry(
      type: type, show: nearest.show, showAny: nearest.showAny, includes: { _ in false },
      isAdded: false)
  }

  /// The entry for the value that an optional wraps.
  private func entryForOptional(_ type: any Any.Type) -> Entry? {
    guard let optional = type as? any OptionalModel.Type else { return nil }
    return Entry(
      type: type, show: optional.show(with: self),
      showAny: { [unowned self] model, slot in
        guard let wrapped = (model as? any OptionalModel)?.wrapped else { trapNil(slot.place) }
        showAny(wrapped, in: &slot)
      },
      includes: { _ in false }, isAdded: false)
  }
}

/// An optional, which knows the type that it wraps.
protocol OptionalModel {
  /// The closure that shows the wrapped models.
  static func show(with registrations: CellRegistrations) -> CellRegistrations.Show
  /// The wrapped model; nil for none.
  var wrapped: Any? { get }
}

extension Optional: OptionalModel {
  var wrapped: Any? { self }

  static func show(with registrations: CellRegistrations) -> CellRegistrations.Show {
    { [unowned registrations] model, slot in
      guard let model = model.assumingMemoryBound(to: Wrapped?.self).pointee else {
        trapNil(slot.place)
      }
      registrations.show(model, in: &slot)
    }
  }
}

private func trapNil(_ place: String) -> Never {
  fatalError("\(place) has no model: it is nil; leave it out of the list")
}
