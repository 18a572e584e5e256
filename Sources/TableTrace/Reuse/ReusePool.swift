/// The cells, or the header and footer views, that nothing shows: one pool for each identifier,
/// last in first out.
struct ReusePool<View> {
  /// One identifier's pool; a list keeps the order in which identifiers were first used.
  private struct Shelf {
    let identifier: String
    var views: [View] = []
    /// Whether one of several was taken, so that a single one that is left follows from that choice.
    var isLeftOver = false
  }

  private var shelves: [Shelf] = []
  /// The places of the shelves behind the first few, which are looked through faster.
  private var places: [String: Int] = [:]
  private static var few: Int { 8 }

  mutating func put(_ view: View, identifier: String) {
    guard let place = place(of: identifier) else {
      if shelves.count >= Self.few { places[identifier] = shelves.count }
      return shelves.append(Shelf(identifier: identifier, views: [view]))
    }
    shelves[place].views.append(view)
  }

  /// Takes the one that was returned last, or nil from an empty pool.
  mutating func take(identifier: String) -> View? {
    guard let place = place(of: identifier) else { return nil }
    shelves[place].isLeftOver = shelves[place].views.count > 1 || shelves[place].isLeftOver
    let view = shelves[place].views.popLast()
    if shelves[place].views.isEmpty { shelves[place].isLeftOver = false }
    return view
  }

  /// Returns whether the view that is taken next depends on the order of the pool.
  func hasChoice(identifier: String) -> Bool {
    guard let place = place(of: identifier) else { return false }
    return shelves[place].views.count > 1 || shelves[place].isLeftOver
  }

  /// Drops all, as a memory warning does.
  mutating func empty() {
    shelves = []
    places = [:]
  }

  private func place(of identifier: String) -> Int? {
    let first = shelves.prefix(Self.few).firstIndex { $0.identifier == identifier }
    return first ?? (places.isEmpty ? nil : places[identifier])
  }

  /// The identifiers and what they hold, in the order in which identifiers were first used.
  var contents: [(identifier: String, views: [View])] {
    shelves.map { ($0.identifier, $0.views) }
  }
}
