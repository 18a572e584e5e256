/// The moves of a batch, which can be found by origin and by target.
struct Moves<Place: Comparable & Sendable>: Sendable {
  struct Move: Sendable {
    let from: Place
    let to: Place
  }

  private let byOrigin: [Move]
  private let byTarget: [Move]

  /// Sorts moves.
  ///
  /// If two have the same origin or target, the first one counts.
  init(_ moves: [Move]) {
    guard !moves.isEmpty else {
      (byOrigin, byTarget) = ([], [])
      return
    }
    byOrigin = Self.sorted(moves) { $0.from }
    byTarget = Self.sorted(byOrigin) { $0.to }
  }

  /// Returns the target of the move with this origin, or nil if nothing moves.
  func target(of origin: Place) -> Place? {
    byOrigin.first(with: origin) { $0.from }?.to
  }

  /// Returns the origin of the move with this target, or nil if nothing moves.
  func origin(of target: Place) -> Place? {
    byTarget.first(with: target) { $0.to }?.from
  }

  /// The origins of the moves, in order.
  var origins: [Place] { byOrigin.map(\.from) }

  /// The targets of the moves, in order.
  var targets: [Place] { byTarget.map(\.to) }

  private static func sorted(_ moves: [Move], by place: (Move) -> Place) -> [Move] {
    let order = moves.indices.sorted { left, right in
      let (first, second) = (place(moves[left]), place(moves[right]))
      return first == second ? left < right : first < second
    }
    var result: [Move] = []
    for index in order {
      if let last = result.last, place(last) == place(moves[index]) { continue }
      result.append(moves[index])
    }
    return result
  }
}
