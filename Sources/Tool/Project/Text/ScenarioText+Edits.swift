import Diagnostics
import Scenarios
import YAMLSource

/// Makes changes of a scenario as edits of its text, in the style of the text.
extension ScenarioText {
  /// Returns the edit for a change, or nil if the text has no place for it.
  func edit(_ change: ScenarioChange) -> TextEdit? {
    switch change {
    case .set(let way, let text): set(way, text)
    case .remove(let way): remove(way)
    case .insertStep(let text, let place): insert(text, into: .init(keys: "steps"), at: place)
    case .insertEntry(let text, let way, let place): insert(text, into: way, at: place)
    }
  }

  private func set(_ way: [ScenarioChange.Part], _ text: String) -> TextEdit? {
    guard let last = way.last else { return nil }
    let above = Array(way.dropLast())
    switch last {
    case .index:
      return node(at: way).map { TextEdit($0.range.start, end(of: $0), text) }
    case .key(let key):
      guard let parent = node(at: above) else { return set(above, "{\(key): \(text)}") }
      guard let pairs = parent.pairs else {
        // A bare word becomes a block.
        return above.isEmpty ? nil : set(above, "{\(key): \(text)}")
      }
      if let pair = pairs.first(where: { $0.key == key }) { return replace(pair, by: text) }
      return insert(key, text, into: parent, pairs)
    }
  }

  /// Replaces the value of a key, or nil if the value is written elsewhere, under an alias.
  private func replace(_ pair: YAMLPair, by text: String) -> TextEdit? {
    let end = end(of: pair.value)
    guard end >= pair.keyRange.end, pair.value.range.start >= pair.keyRange.end else { return nil }
    return TextEdit(pair.keyRange.end, end, text.isEmpty ? ": " : ": \(text)")
  }

  private func insert(
    _ key: String,
    _ text: String,
    into parent: YAMLNode,
    _ pairs: [YAMLPair]
  ) -> TextEdit? {
    let start = parent.range.start
    guard !isFlow(parent) else {
      let inside = SourceMark(line: start.line, column: start.column + 1)
      return TextEdit(at: inside, "\(key): \(text)" + (pairs.isEmpty ? "" : ", "))
    }
    // The steps stay the last part of a scenario.
    let next = pairs.first { $0.key == "steps" } ?? pairs.first
    guard let place = next?.keyRange.start else { return nil }
    let indent = String(repeating: " ", count: place.column - 1)
    let pair = text.isEmpty ? "\(key):" : "\(key): \(text)"
    return TextEdit(at: place, "\(pair)\n\(indent)")
  }

  private func remove(_ way: [ScenarioChange.Part]) -> TextEdit? {
    guard let last = way.last, let parent = node(at: way.dropLast()) else { return nil }
    let place: Int
    switch last {
    case .key(let key):
      guard let found = parent.pairs?.firstIndex(where: { $0.key == key }) else { return nil }
      place = found
    case .index(let index):
      guard let entries = parent.entries, entries.indices.contains(index) else { return nil }
      place = index
    }
    if parent.members.count > 1 { return removing(place, of: parent) }
    guard case .key = last, let pair = parent.pairs?.first else { return nil }
    return isFlow(parent)
      ? TextEdit(pair.keyRange.start, end(of: pair.value), "") : set(Array(way.dropLast()), "{}")
  }

  /// Inserts an entry into a list, in braces if a key with its value is on one line.
  private func insert(
    _ text: String,
    into way: [ScenarioChange.Part],
    at place: Int?
  ) -> TextEdit? {
    guard let list = node(at: way), let entries = list.entries else { return nil }
    guard let last = entries.last else { return set(way, "[\(text)]") }
    let next = place.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
    guard !isFlow(list) else {
      let isBare = text.contains(": ") && !text.hasPrefix("{") && !text.hasPrefix("[")
      let entry = isBare ? "{\(text)}" : text
      guard let next else { return TextEdit(at: end(of: last), ", \(entry)") }
      return TextEdit(at: next.range.start, "\(entry), ")
    }
    guard let column = dashColumn(of: last) else { return nil }
    let dash = String(repeating: " ", count: column - 1) + "- "
    guard let next else { return TextEdit(at: end(of: last), "\n\(dash)\(text)") }
    return TextEdit(at: next.range.start, "\(text)\n\(dash)")
  }
}
