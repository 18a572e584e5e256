import Diagnostics
import Project
import Scenarios
import YAMLSource

/// Where a scenario makes a gate fail: the value that the fix replaces, or where one is missing.
struct FailureLocation {
  /// The place in the file, or nil if nothing in the file causes the failure.
  var mark: SourceMark?
  var isMissing = false

  /// Whether the fix replaces or removes existing text.
  var isWritten: Bool { mark != nil && !isMissing }

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

  /// Returns the place of a key or an entry.
  private static func mark(of way: [ScenarioChange.Part], in text: ScenarioText) -> SourceMark? {
    guard let last = way.last else { return nil }
    switch last {
    case .key: return text.pair(at: way)?.keyRange.start
    case .index: return text.node(at: way)?.range.start
    }
  }

  /// Returns the place of the nearest block above it.
  private static func above(_ way: [ScenarioChange.Part], in text: ScenarioText) -> SourceMark? {
    var rest = way.dropLast()
    while !rest.isEmpty {
      if let mark = mark(of: Array(rest), in: text) { return mark }
      rest = rest.dropLast()
    }
    return nil
  }
}
