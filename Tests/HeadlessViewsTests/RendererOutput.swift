/// A line without the isolates that a renderer put into it, or nil where they do not come in pairs.
func withoutIsolates(_ line: some StringProtocol) -> String? {
  var isInside = false
  var bare = String.UnicodeScalarView()
  for scalar in line.unicodeScalars {
    switch scalar {
    case "\u{2068}" where !isInside: isInside = true
    case "\u{2069}" where isInside: isInside = false
    case "\u{2068}", "\u{2069}": return nil
    default: bare.append(scalar)
    }
  }
  return isInside ? nil : String(bare)
}

/// A text without the sequences that choose a style; any other escape stays.
func withoutOwnSequences(_ text: String) -> String {
  var bare = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.first {
    if rest.starts(with: "\u{1B}[".unicodeScalars),
      let end = rest.dropFirst(2).firstIndex(where: { !"0123456789;".unicodeScalars.contains($0) }),
      rest[end] == "m"
    {
      rest = rest[end...].dropFirst()
    } else {
      bare.append(scalar)
      rest = rest.dropFirst()
    }
  }
  return String(bare)
}
