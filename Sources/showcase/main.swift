import Foundation

// Shows the gallery: drawn tables, and controllers before and after their lists left them. How it is
// used is in `GalleryOptions.usage`.

do {
  exit(try GalleryOptions(CommandLine.arguments.dropFirst()).run())
} catch {
  FileHandle.standardError.write(Data("showcase: \(error)\n".utf8))
  exit(error is GalleryOptionsError ? 2 : 1)
}
