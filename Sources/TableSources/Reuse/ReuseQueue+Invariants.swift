extension ReuseQueue {
  /// Checks the rules that are true between any two calls; traps if one is broken.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  func checkInvariants() {
    #if TABLES_INTERNAL_CHECKS
      let places = places.indices.map { self.places[$0] }
      let idleByPool = pools.indices.map { self.places(linkedFrom: pools[$0].firstIdlePlace) }
      for number in pools.indices {
        let pool = pools[number]
        let idle = idleByPool[number]
        assertInvariant(idle.count == pool.statistics.idle, "the idle count is the list's length")
        assertInvariant(idle.count <= pool.limit ?? .max, "the limit is kept")
        for ticket in idle {
          assertInvariant(places[ticket].pool == number, "kinds never mix")
          assertInvariant(places[ticket].whereabouts == .idle, "a listed place is idle")
        }
        let kept = places.count { $0.pool == number && $0.whereabouts != .vacant }
        assertInvariant(
          kept == pool.statistics.created - pool.statistics.discarded,
          "every cell made has a place until it is discarded")
      }
      for place in places {
        assertInvariant(
          (place.cell != nil) == (place.whereabouts == .idle), "a place holds its cell while idle")
      }
      let met = Set(kinds.indices.map { ObjectIdentifier(kinds[$0].kind) })
      assertInvariant(met.count == kinds.count, "a kind is met once")
      for (identity, ticket) in ticketOfCell {
        assertInvariant(
          places[ticket].identity == identity && places[ticket].whereabouts != .vacant,
          "a cell is found at its place")
      }
      assertInvariant(
        ticketOfCell.count == places.count { $0.whereabouts != .vacant },
        "every place that is not vacant is found by its cell")
      let vacant = self.places(linkedFrom: firstVacantPlace)
      let listed = idleByPool.joined() + vacant
      assertInvariant(Set(listed).count == listed.count, "a place is in one list, once")
      assertInvariant(
        vacant.count == places.count { $0.whereabouts == .vacant }, "every vacant place is listed")
    #endif
  }

  #if TABLES_INTERNAL_CHECKS
    private func places(linkedFrom first: Int) -> [Int] {
      var found: [Int] = []
      var ticket = first
      while ticket >= 0, found.count <= places.count {
        found.append(ticket)
        ticket = places[ticket].next
      }
      return found
    }

    private func assertInvariant(_ holds: Bool, _ rule: String) {
      if !holds { fatalError("ReuseQueue: it does not hold that \(rule)") }
    }
  #endif
}
