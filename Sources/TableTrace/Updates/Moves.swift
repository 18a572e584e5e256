/// The moves of a batch, found by where they start and by where they end.
struct Moves<Place: Comparable & Sendable>: Sendable {
  struct Move: Sendable {
    let from: Place
    let to: Place
  }

  private let byOrigin: [Move]
  private let byTarget: [Move]

  /// Sorts moves; of two from or to one place the first requested counts.
  init(_ moves: [Move]) {
    guard !moves.isEmpty else {
      (byOrigin, byTarget) = ([], [])
      return
    }
    byOrigin = Self.sorted(moves) { $0.from }
    byTarget = Self.sorted(byOrigin) { $0.to }
  }

  /// Returns the target of a move from a place, or nil if it does not move.
  func target(of origin: Place) -> Place? {
    byOrigin.first(with: origin) { $0.from }?.to
  }

  /// Returns the origin of a move to a place, or nil if nothing moves there.
  func origin(of target: Place) -> Place? {
    byTarget.first(with: target) { $0.to }?.from
  }

  /// The origins of moves, ascending.
  var origins: [Place] { byOrigin.map(\.from) }

  /// The targets of moves, ascending.
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
