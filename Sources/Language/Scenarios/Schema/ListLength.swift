/// The allowed number of entries of a list.
enum ListLength: Sendable {
  case atLeast(Int)
  case exactly(Int)

  var minimum: Int {
    switch self {
    case .atLeast(let count), .exactly(let count): count
    }
  }

  /// The largest number, or nil without a limit.
  var maximum: Int? {
    switch self {
    case .atLeast: nil
    case .exactly(let count): count
    }
  }

  /// Returns whether a list may have this many entries.
  func contains(_ count: Int) -> Bool {
    count >= minimum && count <= maximum ?? Int.max
  }

  var phrase: String {
    switch self {
    case .atLeast(let count): count == 1 ? "at least one entry" : "at least \(count) entries"
    case .exactly(let count): "exactly \(count) entries"
    }
  }
}
