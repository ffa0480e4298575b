import CommandLines

// Shows the gallery: drawn tables, and controllers before and after their lists left them. How it is
// used is in `GalleryOptions.program`.

GalleryOptions.program.run { try GalleryOptions($0).run() }
