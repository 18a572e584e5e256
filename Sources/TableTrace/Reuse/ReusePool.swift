/// The cells, or the header and footer views, that nothing shows: one pool for each identifier, last in first out.
struct ReusePool<View> {
  /// One identifier's pool; a list keeps the order in which identifiers came up.
  private struct Shelf {
    let identifier: String
    var views: [View] = []
  }

  private var shelves: [Shelf] = []

  /// Returns one to its identifier's pool.
  mutating func put(_ view: View, identifier: String) {
    guard let place = shelves.firstIndex(where: { $0.identifier == identifier }) else {
      return shelves.append(Shelf(identifier: identifier, views: [view]))
    }
    shelves[place].views.append(view)
  }

  /// Takes the one that was returned last; nil from an empty pool.
  mutating func take(identifier: String) -> View? {
    guard let place = shelves.firstIndex(where: { $0.identifier == identifier }) else { return nil }
    return shelves[place].views.popLast()
  }

  /// How many there are.
  func count(identifier: String) -> Int {
    shelves.first { $0.identifier == identifier }?.views.count ?? 0
  }

  /// Drops all, as a memory warning does.
  mutating func empty() {
    shelves = []
  }

  /// The identifiers and what they hold, in the order in which identifiers first came up.
  var contents: [(identifier: String, views: [View])] {
    shelves.map { ($0.identifier, $0.views) }
  }
}
