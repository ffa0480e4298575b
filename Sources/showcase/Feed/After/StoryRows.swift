import ShowcaseModels
import Tables

/// The rows of stories: the cell of each kind, its texts, and its height.
// excerpt: rows
nonisolated struct StoryRows {
  private let post = CellRegistration<PostCell, Post> { cell, post in
    cell.author.text = post.author
    cell.likes.text = "♥ \(post.likes)"
    cell.text.text = post.text
  }
  private let offer = CellRegistration<OfferCell, Offer> { cell, offer in
    cell.name.text = offer.name
    cell.price.text = "¥\(offer.price)"
  }
  private let notice = CellRegistration<NoticeCell, Notice> { cell, notice in
    cell.line.text = "─ \(notice.text) ─"
  }

  func dataSource(_ stories: [Story]) -> CommonDataSource<TableViewCell, Story> {
    let source = CommonDataSource<TableViewCell, Story>(stories) { story, slot in
      switch story {
      case .post(let story): slot.show(story, with: post)
      case .offer(let story): slot.show(story, with: offer)
      case .notice(let story): slot.show(story, with: notice)
      }
    }
    source.rowHeights = .each { story in
      if case .post = story { 48 } else { 32 }
    }
    return source
  }
}
// end of excerpt
