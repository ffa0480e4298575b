import ShowcaseModels
import Tables

// excerpt: strict profile card
/// A profile that shows a person and nothing else: unknown facts about the person are blank.
///
/// No key can be misspelled, and no assignment leaves anything of the one before.
final class StrictProfileCard: View {
  var person: Person? {
    didSet {
      card.parameter = ProfileCard.blank.merging(person?.parameter ?? [:]) { _, known in known }
    }
  }

  private let card = ProfileCard()

  override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    addSubview(card)
  }

  override func layoutSubviews() { card.frame = bounds }
}
// end of excerpt
