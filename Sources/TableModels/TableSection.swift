/// One section of a table: an id, an optional header and footer, and the models of its rows.
///
/// The models are either stored in an array or provided on demand by a count and a closure, so that
/// a section of a million rows costs no memory until somebody looks at one:
///
/// ```swift
/// let stored = TableSection(id: "primes", header: "Primes", [2, 3, 5])
/// let provided = TableSection(id: "squares", count: 1_000_000) { row in row * row }
/// provided[999]  // 998001
/// ```
///
/// A section is a random-access collection of its models; its indices are the row numbers.
public struct TableSection<Model> {
  /// The identity of this section among those of its table.
  public var id: SectionID
  /// The title above the rows, if there is one.
  public var header: String?
  /// The title below the rows, if there is one.
  public var footer: String?

  /// The models, if they are stored; empty while `provider` is set.
  @usableFromInline var stored: [Model]
  /// The source of the models, while they are not stored.
  @usableFromInline var provider: Provider?

  @usableFromInline
  init(id: SectionID, header: String?, footer: String?, stored: [Model], provider: Provider?) {
    self.id = id
    self.header = header
    self.footer = footer
    self.stored = stored
    self.provider = provider
  }

  /// A count, and a closure that makes the model of any row below it.
  @usableFromInline
  struct Provider {
    @usableFromInline let count: Int
    @usableFromInline let model: @Sendable (_ row: Int) -> Model
  }
}

extension TableSection {
  /// Creates a section that stores its models.
  ///
  /// - Parameters:
  ///   - id: The identity of this section among those of its table.
  ///   - header: The title above the rows, if there is one.
  ///   - footer: The title below the rows, if there is one.
  ///   - models: A model for each row, in order.
  public init(
    id: SectionID, header: String? = nil, footer: String? = nil, _ models: [Model] = []
  ) {
    self.init(id: id, header: header, footer: footer, stored: models, provider: nil)
  }

  /// Creates a section whose models are made when they are asked for, and are not kept.
  ///
  /// The closure should give an equal model whenever it is asked for the same row. It is
  /// `@Sendable` because a section is a value that may cross threads.
  ///
  /// - Parameters:
  ///   - id: The identity of this section among those of its table.
  ///   - header: The title above the rows, if there is one.
  ///   - footer: The title below the rows, if there is one.
  ///   - count: The number of rows.
  ///   - model: Makes the model of a row, `0..<count`.
  /// - Precondition: `count` is not negative.
  public init(
    id: SectionID, header: String? = nil, footer: String? = nil, count: Int,
    model: @escaping @Sendable (_ row: Int) -> Model
  ) {
    guard count >= 0 else {
      fatalError("A section cannot have \(count) rows; the least is 0")
    }
    self.init(
      id: id, header: header, footer: footer, stored: [],
      provider: Provider(count: count, model: model))
  }
}

extension TableSection {
  /// True if the models are stored; false if they are made when they are asked for.
  package var storesModels: Bool { provider == nil }
}

extension TableSection: RandomAccessCollection, MutableCollection {
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of rows.
  @inlinable
  public var endIndex: Int { provider?.count ?? stored.count }

  // Said here, because the defaults ask generic code for a distance, at 100 ns and more each.

  /// The number of rows.
  @inlinable
  public var count: Int { endIndex }

  /// True if there are no rows.
  @inlinable
  public var isEmpty: Bool { endIndex == 0 }

  /// The row numbers.
  @inlinable
  public var indices: Range<Int> { Range(uncheckedBounds: (lower: 0, upper: endIndex)) }

  @inlinable
  public func index(after index: Int) -> Int { index + 1 }

  @inlinable
  public func index(before index: Int) -> Int { index - 1 }

  @inlinable
  public func formIndex(after index: inout Int) { index += 1 }

  /// The model of a row.
  ///
  /// Setting one in a section that provides its models stores them all first; see
  /// ``storeModels()``.
  ///
  /// - Precondition: `row` is in `0..<count`. To find out, ask `indices.contains(row)`.
  /// - Complexity: O(1) to get, and to set in a section that stores its models.
  @inlinable
  public subscript(row: Int) -> Model {
    get {
      guard row >= 0, row < endIndex else { trapRowOutOfBounds(row, count: endIndex) }
      if let provider { return provider.model(row) }
      return stored[row]
    }
    set {
      guard row >= 0, row < endIndex else { trapRowOutOfBounds(row, count: endIndex) }
      storeModels()
      stored[row] = newValue
    }
  }
}

extension TableSection where Model: Identifiable {
  /// The first row whose model has an id; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package func row(ofModelWithID id: Model.ID) -> Int? {
    if let provider { return (0..<provider.count).first { provider.model($0).id == id } }
    // By hand: where the type is not known, a closure would cost an allocation for each row.
    var row = 0
    while row < stored.count {
      if stored[row].id == id { return row }
      row += 1
    }
    return nil
  }
}

extension TableSection: Sendable where Model: Sendable {}
extension TableSection.Provider: Sendable where Model: Sendable {}

extension TableSection: Equatable where Model: Equatable {
  /// Returns true if two sections have the same id, titles and models, stored or provided.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public static func == (left: TableSection, right: TableSection) -> Bool {
    left.id == right.id && left.header == right.header && left.footer == right.footer
      && left.count == right.count && left.elementsEqual(right)
  }
}
