/// What a feed is about: models of different types that only share a protocol.
protocol FeedItem {}

struct Picture: FeedItem {
  let name: String
}

struct Advertisement: FeedItem {
  let slogan: String
}

struct Shop {
  let owner: String
}

/// One of several things, known to the compiler.
enum FeedEntry {
  case picture(Picture)
  case advertisement(Advertisement)
}
