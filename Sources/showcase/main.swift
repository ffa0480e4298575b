import CommandLines

// Shows the gallery: drawn tables, and controllers before and after their lists left them.
// `GalleryOptions.program` has its usage.

GalleryOptions.program.runAsync { try await GalleryOptions($0).run() }
