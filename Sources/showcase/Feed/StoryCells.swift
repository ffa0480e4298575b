import Tables

/// Two lines and a blank one: the author with the number of likes, and the words.
final class PostCell: MarkedCell {
  let author = Label()
  let likes = Label(alignment: .right)
  let text = Label()

  required init() {
    super.init()
    author.style = .bold
    for view in [author, likes, text] { addSubview(view) }
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 32)
    let likesWidth = min(48, width / 2)
    author.frame = LayoutRect(x: 16, y: 0, width: width - likesWidth, height: 16)
    likes.frame = LayoutRect(x: 16 + width - likesWidth, y: 0, width: likesWidth, height: 16)
    text.frame = LayoutRect(x: 16, y: 16, width: width, height: 16)
  }
}

/// A name and a price, and a blank line.
final class OfferCell: MarkedCell {
  let name = Label()
  let price = Label(alignment: .right)

  required init() {
    super.init()
    for view in [name, price] { addSubview(view) }
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 32)
    let priceWidth = min(48, width / 2)
    name.frame = LayoutRect(x: 16, y: 0, width: width - priceWidth, height: 16)
    price.frame = LayoutRect(x: 16 + width - priceWidth, y: 0, width: priceWidth, height: 16)
  }
}

/// A text in the middle, and a blank line.
final class NoticeCell: MarkedCell {
  let line = Label(alignment: .center)

  required init() {
    super.init()
    line.style = .dimmed
    addSubview(line)
  }

  override func layoutSubviews() {
    line.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 16)
  }
}
