/// A change of a scenario, made by editing its file.
package enum ScenarioChange: Hashable {
  /// A part of the path from the top of the file to a value.
  package enum Part: Hashable {
    case key(String)
    case index(Int)
  }

  /// Sets a value to a text, and adds missing keys of the path.
  case set([Part], String)
  /// Removes a key or an entry.
  case remove([Part])
  /// Inserts an entry into the list of steps, at an index.
  case insertStep(String, at: Int)
  /// Inserts an entry into another list, or at its end for a nil index.
  case insertEntry(String, into: [Part], at: Int?)
}

extension [ScenarioChange.Part] {
  package init(keys: String...) {
    self = keys.map { .key($0) }
  }

  package static func step(_ place: Int) -> [ScenarioChange.Part] {
    [.key("steps"), .index(place)]
  }
}
