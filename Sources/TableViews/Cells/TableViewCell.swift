/// A cell of a ``TableView``: a view that shows one model at a time.
///
/// ```swift
/// final class PhotoCell: TableViewCell {
///   let name = Label()
///   let title = Label()
///
///   required init() {
///     super.init()
///     addSubview(name)
///     addSubview(title)
///   }
///
///   override func layoutSubviews() {
///     name.frame = LayoutRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
///     title.frame = name.frame.offsetBy(dx: bounds.width / 2, dy: 0)
///   }
/// }
/// ```
open class TableViewCell: TableReusableView {}
