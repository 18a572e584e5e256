package enum GateBook: Sendable {
  /// All lists of gates that are checked during an interaction, by subject.
  package static let all: [GateList] =
    SelectionGates.lists + MenuGates.lists + FocusGates.lists + CellGates.lists
    + EditingGates.lists + SwipeGates.lists + MovingGates.lists + ScrollGates.lists

  /// Returns all gates of a callback in the order in which they are checked.
  ///
  /// The first are about the delegate or data source, the next about the table, and the last about
  /// the interaction.
  package static func chain(of callback: Callback) -> [Gate] {
    let way = gates(of: callback).filter { $0.id != .versionKnows && $0.id != .implemented }
    return SetUpGates.gates(of: callback) + StandingGates.gates(of: callback) + way
      + [SetUpGates.broughtAbout]
  }

  /// Returns the callbacks that need this gate, each with its gate.
  package static func callbacks(behind gate: GateID) -> [(callback: Callback, gate: Gate)] {
    Callback.allCases.flatMap { callback in
      chain(of: callback).filter { $0.id == gate }.map { (callback, $0) }
    }
  }

  /// Returns the gates of a callback that are checked during an interaction, in their order.
  package static func gates(of callback: Callback) -> [Gate] {
    lists[callback.rawValue]?.gates ?? []
  }

  /// Returns the alternative ways to a callback, each as the gates that it needs.
  ///
  /// Empty if there is only one way. For example, a swipe or the minus control leads to
  /// `commitEditingStyle`.
  package static func ways(of callback: Callback) -> [[GateID]] {
    lists[callback.rawValue]?.ways ?? []
  }

  /// The lists, indexed by the raw values of their callbacks.
  private static let lists: [GateList?] = Callback.allCases.map { callback in
    all.first { $0.callback == callback }
  }
}
