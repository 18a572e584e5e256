/// The actions that a callback answers for a row or for a menu.
package struct ActionList: Codable, Sendable {
  package var actions: [ActionScript]
  /// `performsFirstActionWithFullSwipe`.
  package var performsFirstWithFullSwipe: Bool

  package init(_ actions: [ActionScript], performsFirstWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstWithFullSwipe = performsFirstWithFullSwipe
  }

  package var titles: [String] { actions.map(\.title) }
}

extension ActionList: Hashable {
  /// Handlers are not compared: two lists with the same buttons are equal.
  package static func == (left: ActionList, right: ActionList) -> Bool {
    left.titles == right.titles
      && left.performsFirstWithFullSwipe == right.performsFirstWithFullSwipe
  }

  /// Hashes what ``==(_:_:)`` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(titles)
    hasher.combine(performsFirstWithFullSwipe)
  }
}
