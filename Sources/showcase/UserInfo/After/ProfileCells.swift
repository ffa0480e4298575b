import Tables

/// A row with the article's card in it.
final class ProfileCell: TableViewCell {
  let card = ProfileCard()

  required init() {
    super.init()
    addSubview(card)
  }

  override func layoutSubviews() { card.frame = bounds }
}

/// A row with the strict card in it.
final class StrictProfileCell: TableViewCell {
  let card = StrictProfileCard()

  required init() {
    super.init()
    addSubview(card)
  }

  override func layoutSubviews() { card.frame = bounds }
}
