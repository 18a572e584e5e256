package enum GateBook: Sendable {
  /// All lists that are looked at on the way to a call, by subject.
  package static let all: [GateList] =
    SelectionGates.lists + MenuGates.lists + FocusGates.lists + CellGates.lists
    + EditingGates.lists + SwipeGates.lists + MovingGates.lists + ScrollGates.lists

  /// Returns all gates of a callback in the order in which they are tested: the client, the table,
  /// the event, and what may stop the call on the way.
  package static func chain(of callback: Callback) -> [Gate] {
    let way = gates(of: callback).filter { $0.id != .versionKnows && $0.id != .implemented }
    return SetUpGates.gates(of: callback) + StandingGates.gates(of: callback) + way
      + [SetUpGates.broughtAbout]
  }

  /// Returns the gates of this name, with the callbacks that they are tested for.
  package static func callbacks(behind gate: GateID) -> [(callback: Callback, gate: Gate)] {
    Callback.allCases.flatMap { callback in
      chain(of: callback).filter { $0.id == gate }.map { (callback, $0) }
    }
  }

  /// Returns the gates of a callback in their order, or none for one that no list names.
  package static func gates(of callback: Callback) -> [Gate] {
    lists[callback.rawValue]?.gates ?? []
  }

  /// Returns the ways on which a callback can be reached, by their gates, or empty where there is
  /// one way.
  package static func ways(of callback: Callback) -> [[GateID]] {
    lists[callback.rawValue]?.ways ?? []
  }

  /// The lists by the raw values of their callbacks.
  private static let lists: [GateList?] = Callback.allCases.map { callback in
    all.first { $0.callback == callback }
  }
}
