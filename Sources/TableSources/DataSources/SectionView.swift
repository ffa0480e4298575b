/// A view above or below the rows of a section: what it shows, and how high it is.
///
/// A data source has it for a section, as a value, and may give the view the whole section, or
/// another model that belongs to it:
///
/// ```swift
/// let albumHeader = CellRegistration<AlbumHeader, TableSection<Photo>> { view, album in
///   view.titleLabel.text = "\(album.header ?? "")  (\(album.count))"
/// }
/// photos.headerView = { album in SectionView(album, with: albumHeader, height: .measured) }
/// ```
///
/// The views are reused as cells are, by the kind of the registration. A view that is on show is
/// configured again whenever the content changes.
public struct SectionView {
  /// The height of the view.
  public enum Height: Hashable, Sendable {
    /// The host's own height for headers, or for footers.
    case standard
    /// A height in points.
    case fixed(Double)
    /// The height that the view's `sizeThatFits` gives.
    ///
    /// Such views are measured when the host loads, when their section changes, and for another width:
    /// one view after the other, also of sections that are not on show.
    case measured
  }

  /// The height of the view.
  public var height: Height
  private let showModel: (_ slot: inout RowSlot) -> Void

  /// Creates a view that shows a model.
  ///
  /// - Parameters:
  ///   - model: The model: a `TableSection`, or anything else that belongs to the section.
  ///   - registration: The kind of the view, and the closure that configures such a view.
  ///   - height: The height of the view; the host's own by default.
  public init<View, Model>(
    _ model: Model, with registration: CellRegistration<View, Model>, height: Height = .standard
  ) {
    self.height = height
    showModel = { slot in slot.show(model, with: registration) }
  }

  /// Shows the model in a slot. For hosts.
  public func show(in slot: inout RowSlot) { showModel(&slot) }
}
