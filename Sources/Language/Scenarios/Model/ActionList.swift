/// The actions that a callback returns for a row or a menu.
package struct ActionList: Codable, Sendable {
  package var actions: [ActionScript]
  /// The value of `performsFirstActionWithFullSwipe`.
  package var performsFirstWithFullSwipe: Bool

  package init(_ actions: [ActionScript], performsFirstWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstWithFullSwipe = performsFirstWithFullSwipe
  }

  package var titles: [String] { actions.map(\.title) }
}

extension ActionList: Hashable {
  /// Compares the buttons of two lists, and ignores their handlers.
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
