/// The reuse queues: cells, or header and footer views, that left the screen.
///
/// Each identifier has its own queue. The view that was added last is taken first.
struct ReusePool<View> {
  /// The queue of one identifier.
  private struct Shelf {
    let identifier: String
    var views: [View] = []
    /// Whether an earlier choice decided which view is left.
    var isLeftOver = false
  }

  private var shelves: [Shelf] = []
  /// The positions of the queues after the first few, which are found faster without it.
  private var places: [String: Int] = [:]
  private static var few: Int { 8 }

  mutating func put(_ view: View, identifier: String) {
    guard let place = place(of: identifier) else {
      if shelves.count >= Self.few { places[identifier] = shelves.count }
      return shelves.append(Shelf(identifier: identifier, views: [view]))
    }
    shelves[place].views.append(view)
  }

  /// Takes the view that was added last, or returns nil if there is none.
  mutating func take(identifier: String) -> View? {
    guard let place = place(of: identifier) else { return nil }
    shelves[place].isLeftOver = shelves[place].views.count > 1 || shelves[place].isLeftOver
    let view = shelves[place].views.popLast()
    if shelves[place].views.isEmpty { shelves[place].isLeftOver = false }
    return view
  }

  /// Returns whether the order of the queue decides which view is taken next.
  func hasChoice(identifier: String) -> Bool {
    guard let place = place(of: identifier) else { return false }
    return shelves[place].views.count > 1 || shelves[place].isLeftOver
  }

  /// Removes all views, as a memory warning does.
  mutating func empty() {
    shelves = []
    places = [:]
  }

  private func place(of identifier: String) -> Int? {
    let first = shelves.prefix(Self.few).firstIndex { $0.identifier == identifier }
    return first ?? (places.isEmpty ? nil : places[identifier])
  }

  /// The identifiers and their views, in the order in which identifiers were first used.
  var contents: [(identifier: String, views: [View])] {
    shelves.map { ($0.identifier, $0.views) }
  }
}
