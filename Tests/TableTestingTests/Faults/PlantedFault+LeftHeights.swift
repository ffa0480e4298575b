import Tables

// Heights that depend on the row that the cell showed before.

extension PlantedFault {
  static let leftHeights: [PlantedFault] = [
    PlantedFault(
      "a cell that stays expanded",
      .report(
        "jozsef-vesza/ExpandingStackCells#5",
        "With one cell opened, others are open too once the list is scrolled."),
      says: ["AnswerCell", "isExpanded"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      let answers = CommonDataSource<AnswerCell, (text: String, isOpen: Bool)>([
        ("Yes", true), ("No", false), ("Perhaps", false),
      ]) { cell, answer in
        cell.title.text = answer.text
        if answer.isOpen { cell.isExpanded = true }
      }
      answers.rowHeights = .measured(estimate: 16)
      return ListToTest(answers)
    },
    PlantedFault(
      "the room for a label above",
      .report(
        "jessesquires/JSQMessagesViewController#531",
        "A message without a name gets the room for one, from the message that had its cell before."
      ),
      says: ["BubbleCell", "topHeight"], foundBy: .reuse, seen: .reuse([0, 0], then: [0, 1])
    ) {
      let messages = CommonDataSource<BubbleCell, (sender: String?, text: String)>([
        ("Ada", "Hello"), (nil, "Are you there?"), (nil, "I am."),
      ]) { cell, message in
        cell.body.text = message.text
        cell.sender.text = message.sender ?? ""
        if message.sender != nil { cell.topHeight = 16 }
      }
      messages.rowHeights = .measured(estimate: 16)
      return ListToTest(messages)
    },
    PlantedFault(
      "the number of lines of a long row", .own,
      says: ["ReviewCell", "text.numberOfLines"], foundBy: .reuse,
      seen: .reuse([0, 1], then: [0, 2])
    ) {
      let reviews = CommonDataSource<ReviewCell, (text: String, isLong: Bool)>([
        ("Good", false), ("Neither too long nor too dear for what it is", true),
        ("A little short for somebody who reads", false),
      ]) { cell, review in
        cell.text.text = review.text
        if review.isLong { cell.text.numberOfLines = 0 }
      }
      reviews.rowHeights = .measured(estimate: 16)
      return ListToTest(reviews)
    },
  ]
}

private final class AnswerCell: EntryCell {
  var isExpanded = false

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.width, height: isExpanded ? 48 : 16)
  }
}

private final class BubbleCell: TableViewCell {
  let sender = Label()
  let body = Label()
  var topHeight = 0.0

  required init() {
    super.init()
    addSubview(sender)
    addSubview(body)
  }

  override func layoutSubviews() {
    sender.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: topHeight)
    body.frame = LayoutRect(x: 0, y: topHeight, width: bounds.width, height: 16)
  }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.width, height: topHeight + 16)
  }
}

private final class ReviewCell: TableViewCell {
  let text = Label()

  required init() {
    super.init()
    addSubview(text)
  }

  override func layoutSubviews() { text.frame = bounds }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.width, height: text.sizeThatFits(size).height)
  }
}
