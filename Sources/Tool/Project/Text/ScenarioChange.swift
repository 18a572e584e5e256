/// A change of a scenario as a person makes it in its file.
package enum ScenarioChange: Hashable {
  /// A part of the way from the top of the file to a value.
  package enum Part: Hashable {
    /// The key of a block.
    case key(String)
    /// The place in a list, from 0.
    case index(Int)
  }

  /// A value becomes a text; keys on the way that are not there are written too.
  case set([Part], String)
  /// A key or an entry goes.
  case remove([Part])
  /// An entry comes into the list of steps, before the one that stands there; behind the last at the end.
  case insertStep(String, at: Int)
  /// An entry comes into another list, in the same way; nil is its end.
  case insertEntry(String, into: [Part], at: Int?)
}

extension [ScenarioChange.Part] {
  /// The way through blocks alone.
  package init(keys: String...) {
    self = keys.map { .key($0) }
  }

  /// A step by its place, from 0.
  package static func step(_ place: Int) -> [ScenarioChange.Part] {
    [.key("steps"), .index(place)]
  }
}
