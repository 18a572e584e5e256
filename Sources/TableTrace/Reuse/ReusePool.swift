/// The cells, or the header and footer views, that nothing shows: one pool for each identifier,
/// last in first out.
struct ReusePool<View> {
  /// One identifier's pool; a list keeps the order in which identifiers were first used.
  private struct Shelf {
    let identifier: String
    var views: [View] = []
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

  /// Takes the one that was returned last; nil from an empty pool.
  mutating func take(identifier: String) -> View? {
    guard let place = place(of: identifier) else { return nil }
    return shelves[place].views.popLast()
  }

  func count(identifier: String) -> Int {
    place(of: identifier).map { shelves[$0].views.count } ?? 0
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
