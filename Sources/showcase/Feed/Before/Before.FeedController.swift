import ShowcaseModels
import Tables

extension Before {
  /// A feed whose controller is the data source, keeps the rules, and counts the rows of each
  /// change.
  // excerpt: controller
  final class FeedController: ViewController, TableViewDataSource {
    let table = TableView()
    private var stories: [Story]

    init(stories: [Story]) {
      self.stories = stories
    }

    override func loadView() {
      table.register(PostCell.self, forCellReuseIdentifier: "PostCell")
      table.register(OfferCell.self, forCellReuseIdentifier: "OfferCell")
      table.register(NoticeCell.self, forCellReuseIdentifier: "NoticeCell")
      table.dataSource = self
      // Otherwise an event before the first layout would be announced to a table that has loaded
      // nothing.
      table.reloadData()
      view = table
    }

    func numberOfRows(inSection section: Int) -> Int {
      stories.count
    }

    func traits(ofSection section: Int) -> SectionTraits {
      SectionTraits(
        rowHeights: .each { [stories] row in
          if case .post = stories[row] { 48 } else { 32 }
        })
    }

    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      do {
        switch stories[indexPath.row] {
        case .post(let post):
          let cell = try table.dequeueReusableCell(withIdentifier: "PostCell")
          if let postCell = cell as? PostCell {
            postCell.author.text = post.author
            postCell.likes.text = "♥ \(post.likes)"
            postCell.text.text = post.text
          }
          slot.show(cell)
        case .offer(let offer):
          let cell = try table.dequeueReusableCell(withIdentifier: "OfferCell")
          if let offerCell = cell as? OfferCell {
            offerCell.name.text = offer.name
            offerCell.price.text = "¥\(offer.price)"
          }
          slot.show(cell)
        case .notice(let notice):
          let cell = try table.dequeueReusableCell(withIdentifier: "NoticeCell")
          if let noticeCell = cell as? NoticeCell {
            noticeCell.line.text = "─ \(notice.text) ─"
          }
          slot.show(cell)
        }
      } catch {
        fatalError("\(error)")
      }
    }

    func receive(_ event: FeedEvent) {
      do {
        switch event {
        case .published(let story): try publish(story)
        case .liked(let id): try like(id)
        case .pinned(let id): try pin(id)
        case .withdrawn(let id): try withdraw(id)
        }
      } catch {
        fatalError("\(error)")
      }
    }

    private func publish(_ story: Story) throws {
      guard row(of: story.id) == nil else { return }
      stories.insert(story, at: 0)
      try table.insertRows(at: [[0, 0]])
    }

    private func like(_ id: Story.ID) throws {
      guard let row = row(of: id), case .post(var post) = stories[row] else { return }
      post.likes += 1
      stories[row] = .post(post)
      try table.reconfigureRows(at: [[0, row]])
    }
    // end of excerpt

    // excerpt: pin
    private func pin(_ id: Story.ID) throws {
      guard let row = row(of: id) else { return }
      stories.insert(stories.remove(at: row), at: 0)
      try table.moveRow(at: [0, row], to: [0, 0])
    }
    // end of excerpt

    // excerpt: rest
    private func withdraw(_ id: Story.ID) throws {
      guard let row = row(of: id) else { return }
      stories.remove(at: row)
      try table.deleteRows(at: [[0, row]])
    }

    private func row(of id: Story.ID) -> Int? {
      stories.firstIndex { $0.id == id }
    }
  }
  // end of excerpt
}
