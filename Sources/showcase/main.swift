import Foundation

// Shows the gallery: drawn tables, and the code of their data sources.

do {
  for example in Example.all { print(try example.text()) }
} catch {
  FileHandle.standardError.write(Data("showcase: \(error)\n".utf8))
  exit(1)
}
