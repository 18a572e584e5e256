/// The gates of all callbacks whose calls depend on what a user does.
package enum GateBook: Sendable {
  /// All lists, by subject.
  package static let all: [GateList] =
    SelectionGates.lists + MenuGates.lists + FocusGates.lists + CellGates.lists
    + EditingGates.lists + SwipeGates.lists + MovingGates.lists

  /// The gates of a callback in their order; none for one that no list names.
  package static func gates(of callback: Callback) -> [Gate] {
    lists[Int(callback.rawValue)]?.gates ?? []
  }

  /// The lists by the raw values of their callbacks.
  private static let lists: [GateList?] = Callback.allCases.map { callback in
    all.first { $0.callback == callback }
  }
}
