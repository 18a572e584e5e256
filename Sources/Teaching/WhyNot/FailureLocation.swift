import Diagnostics
import Project
import Scenarios
import YAMLSource

/// The place in a scenario that makes a gate fail: what the fix replaces, or where something is missing.
struct FailureLocation {
  /// The place; nil where nothing in the file has to do with it.
  var mark: SourceMark?
  /// Whether something is missing there.
  var isMissing = false

  /// Whether the fix replaces or removes something that stands there.
  var isWritten: Bool { mark != nil && !isMissing }

  /// Takes the place from a fix.
  init(_ fix: Fix?, in text: ScenarioText) {
    for change in fix?.changes ?? [] {
      switch change {
      case .set(let way, _), .remove(let way), .insertEntry(_, let way, _):
        if let mark = Self.mark(of: way, in: text) {
          self.mark = mark
          isMissing = false
          return
        }
        guard mark == nil else { continue }
        mark = Self.above(way, in: text)
        isMissing = mark != nil
      case .insertStep: continue
      }
    }
  }

  /// Where a key or an entry stands.
  private static func mark(of way: [ScenarioChange.Part], in text: ScenarioText) -> SourceMark? {
    guard let last = way.last else { return nil }
    switch last {
    case .key: return text.pair(at: way)?.keyRange.start
    case .index: return text.node(at: way)?.range.start
    }
  }

  /// Where the nearest block above it stands.
  private static func above(_ way: [ScenarioChange.Part], in text: ScenarioText) -> SourceMark? {
    var rest = way.dropLast()
    while !rest.isEmpty {
      if let mark = mark(of: Array(rest), in: text) { return mark }
      rest = rest.dropLast()
    }
    return nil
  }
}
