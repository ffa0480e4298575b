extension CharacterPage {
  /// The position and the style of a line of text on a page.
  struct Place {
    /// The line of the page.
    var line: Int
    /// The column of the first character.
    var column: Int
    /// The columns that may change; characters outside of them, or only partly inside, are left out.
    var visible: Range<Int>
    /// The look of the letters.
    var style: TextStyle
  }

  /// A line of text on its way to a page.
  private struct Pen {
    var place: Place
    /// The number of the run that the text is, if it is kept apart from its neighbours, or 0.
    var isolate: UInt32 = 0
    /// The cell of the character before; nil if there is none that can be seen.
    var last: Int?
    /// The scalars that take no column and stand before the first character that does, in UTF-8.
    var lead: [UInt8] = []
    /// True until something has taken a column.
    var isAtStart = true
  }

  /// Writes a line of text onto the page.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text.
  mutating func write(_ text: TextLine, ellipsis: String, at place: Place, metrics: TextMetrics) {
    guard place.line >= 0, place.line < lines else { return }
    var place = place
    place.visible = place.visible.clamped(to: 0..<columns)
    guard !place.visible.isEmpty else { return }
    let isWritten = writeSimple(text.text, at: &place, metrics: metrics)
    if isWritten && !text.endsInEllipsis { return }
    var pen = Pen(place: place)
    if !isWritten {
      if text.text.containsRightToLeft {
        isolateCount += 1
        pen.isolate = isolateCount
      }
      write(text.text, with: &pen, metrics: metrics)
    }
    if text.endsInEllipsis { write(ellipsis[...], with: &pen, metrics: metrics) }
  }

  /// The fast path: a text of which each scalar is a character of its own.
  ///
  /// - Returns: False if it is not, or if only a part of it can be seen.
  private mutating func writeSimple(
    _ text: Substring, at place: inout Place, metrics: TextMetrics
  ) -> Bool {
    text.withBytes { bytes in
      if bytes.isASCII {
        writeASCII(bytes, at: place)
        place.column += bytes.count
        return true
      }
      guard let count = metrics.columns(ifSimple: bytes) else { return false }
      let shown = place.column..<(place.column + count)
      guard shown.clamped(to: place.visible) == shown else { return false }
      writeSimple(bytes, in: shown, at: place, metrics: metrics)
      place.column += count
      return true
    }
  }

  /// Writes a text of ASCII, which is its bytes, one column each.
  private mutating func writeASCII(_ bytes: UnsafeBufferPointer<UInt8>, at place: Place) {
    let shown = (place.column..<(place.column + bytes.count)).clamped(to: place.visible)
    let start = place.line * columns
    let cells = (start + shown.lowerBound)..<(start + shown.upperBound)
    open(cells)
    let firstByte = shown.lowerBound - place.column
    var codes = codes.mutableSpan
    for offset in 0..<shown.count {
      codes[cells.lowerBound &+ offset] = UInt32(bytes[firstByte &+ offset])
    }
    mark(cells, style: place.style, isolate: 0)
  }

  private mutating func writeSimple(
    _ bytes: UnsafeBufferPointer<UInt8>, in shown: Range<Int>, at place: Place,
    metrics: TextMetrics
  ) {
    let start = place.line * columns
    let cells = (start + shown.lowerBound)..<(start + shown.upperBound)
    open(cells)
    var codes = codes.mutableSpan
    var (cell, index) = (cells.lowerBound, 0)
    while let scalar = bytes.scalar(at: index) {
      index &+= UTF8.width(scalar)
      codes[cell] = scalar.value
      let next = cell &+ metrics.columns(of: scalar)
      cell &+= 1
      while cell < next {
        codes[cell] = Self.continuation
        cell &+= 1
      }
    }
    mark(cells, style: place.style, isolate: 0)
  }

  private mutating func write(_ text: Substring, with pen: inout Pen, metrics: TextMetrics) {
    metrics.withClusters(of: text) { clusters in
      for cluster in clusters { write(cluster, of: clusters, with: &pen, metrics: metrics) }
    }
  }

  @inline(__always)
  private mutating func write(
    _ cluster: TextClusters.Cluster, of clusters: TextClusters, with pen: inout Pen,
    metrics: TextMetrics
  ) {
    let columns = pen.place.column..<(pen.place.column + cluster.columns)
    pen.place.column = columns.upperBound
    if columns.isEmpty {
      let bytes = clusters.bytes[cluster.bytes]
      if let last = pen.last { join(bytes, to: last) }
      if pen.isAtStart { pen.lead += bytes }
      return
    }
    if columns.clamped(to: pen.place.visible) == columns {
      if pen.isAtStart { noteSeam(before: cluster.scalar, lead: pen.lead, metrics: metrics) }
      let start = pen.place.line * self.columns
      let cells = (start + columns.lowerBound)..<(start + columns.upperBound)
      put(cluster, of: clusters, in: cells, after: pen.lead)
      mark(cells, style: pen.place.style, isolate: pen.isolate)
      pen.last = cells.lowerBound
    } else {
      pen.last = nil
    }
    if !pen.lead.isEmpty { pen.lead = [] }
    pen.isAtStart = false
  }

  @inline(__always)
  private mutating func put(
    _ cluster: TextClusters.Cluster, of clusters: TextClusters, in cells: Range<Int>,
    after lead: [UInt8]
  ) {
    open(cells)
    if cluster.isOneScalar && lead.isEmpty {
      codes[cells.lowerBound] = cluster.scalar.value
    } else {
      codes[cells.lowerBound] = addCluster(lead)
      join(clusters.bytes[cluster.bytes], to: cells.lowerBound)
    }
    if !cluster.scalar.isSimple || !cluster.isOneScalar, clusters.mayJoinNeighbors(cluster) {
      hasSeams = true
    }
    for rest in (cells.lowerBound + 1)..<cells.upperBound { codes[rest] = Self.continuation }
  }

  /// Adds to the character in a column. The last cluster grows without a copy: copies would cost
  /// the square of what is joined.
  private mutating func join(_ more: Slice<UnsafeBufferPointer<UInt8>>, to cell: Int) {
    if codes[cell] != Self.firstCluster + UInt32(clusterEnds.count) - 1 {
      codes[cell] = addCluster(bytes(of: codes[cell]))
    }
    clusterBytes.append(contentsOf: more)
    clusterEnds[clusterEnds.count - 1] = clusterBytes.count
  }

  private mutating func addCluster(_ bytes: [UInt8]) -> UInt32 {
    clusterBytes.append(contentsOf: bytes)
    clusterEnds.append(clusterBytes.count)
    return Self.firstCluster + UInt32(clusterEnds.count - 1)
  }
}
