package import Diagnostics
import TableTrace
import YAMLSource

/// Writes a scenario with all values: without aliases, with short keys and every default.
package enum ExpandedScenario {
  /// Returns the formatted text, or nil if the source is no valid scenario.
  package static func text(of source: SourceText) -> [UInt8]? {
    let decoded = ScenarioDecoder.decode(source.bytes, path: source.path)
    guard let scenario = decoded.scenario, let pairs = YAMLDocument(source).root?.pairs else {
      return nil
    }
    var lines: [String] = []
    for pair in completed(pairs.map(renamed), scenario) { lines += self.lines(of: pair) }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    let written = SourceText(path: source.path, bytes: bytes)
    guard case .text(let formatted, _) = ScenarioFormatter.format(written) else { return bytes }
    return formatted
  }

  /// Returns a pair with the main name of its key, and those of a client below it.
  private static func renamed(_ pair: YAMLPair) -> YAMLPair {
    var pair = pair
    guard let field = ScenarioTable.scenario.field(pair.key) else { return pair }
    pair.key = field.name
    guard Recipient(rawValue: field.name) != nil, let pairs = pair.value.pairs else { return pair }
    pair.value.content = .mapping(
      pairs.map { callback in
        var callback = callback
        callback.key = Callback.named(callback.key)?.facts.key ?? callback.key
        return callback
      }
    )
    return pair
  }
}

extension ExpandedScenario {
  /// Returns the pairs with the defaults of missing keys.
  private static func completed(_ pairs: [YAMLPair], _ scenario: Scenario) -> [YAMLPair] {
    let traced = Recipient.allCases.filter(scenario.tracedRecipients.contains)
    let defaults: [(key: String, value: YAMLNode.Content)] = [
      ("os", .sequence(scenario.versions.map { node(.word($0.description)) })),
      ("host", .word("viewController")),
      ("contentSizeCategory", .word(scenario.contentSizeCategory.rawValue)),
      ("trace", .sequence(traced.map { node(.word($0.rawValue)) })),
      ("viewport", .keys([("width", "320"), ("height", "480"), ("scale", "2")])),
      ("table", .keys([("style", scenario.style.rawValue)])),
      (
        "cells",
        .keys([
          ("identifier", "Cell"), ("register", "class"), ("dequeue", "forIndexPath"),
          ("accessoryType", "none"),
        ])
      ),
    ]
    var all = pairs
    for (key, value) in defaults {
      guard let place = all.firstIndex(where: { $0.key == key }) else {
        let hasDevice = all.contains { $0.key == "device" }
        if key != "viewport" || !hasDevice { all.append(pair(key, value)) }
        continue
      }
      guard case .mapping(let own) = all[place].value.content, case .mapping(let more) = value
      else {
        continue
      }
      let missing = more.filter { pair in !own.contains { $0.key == pair.key } }
      all[place].value.content = .mapping(own + missing)
    }
    return all
  }

  private static func pair(_ key: String, _ value: YAMLNode.Content) -> YAMLPair {
    YAMLPair(key: key, keyRange: SourceRange(line: 1, column: 1), value: node(value))
  }

  private static func node(_ content: YAMLNode.Content) -> YAMLNode {
    YAMLNode(content: content, range: SourceRange(line: 1, column: 1))
  }
}

extension ExpandedScenario {
  /// Returns a top-level key and its value as lines.
  private static func lines(of pair: YAMLPair) -> [String] {
    let key = FlowText.key(pair.key) + ":"
    switch pair.value.content {
    case .scalar(let scalar) where scalar.text.contains("\n"):
      return block(scalar.text).map { [key + " " + $0.header] + $0.lines }
        ?? [key + " " + FlowText.written(pair.value)]
    case .scalar(let scalar):
      return [scalar.isNothing ? key : key + " " + FlowText.written(pair.value)]
    case .sequence(let entries):
      let isShort = entries.allSatisfy { $0.scalar != nil }
      if isShort { return [key + " " + FlowText.written(pair.value)] }
      return [key] + entries.map { "  - " + FlowText.written($0) }
    case .mapping(let pairs):
      if pairs.isEmpty { return [key + " {}"] }
      let isShort =
        pairs.allSatisfy { $0.value.scalar != nil } && Recipient(rawValue: pair.key) == nil
      if isShort { return [key + " " + FlowText.written(pair.value)] }
      return [key]
        + pairs.map { pair in
          let value = pair.value.isNothing ? "" : " " + FlowText.written(pair.value)
          return "  " + FlowText.key(pair.key) + ":" + value
        }
    }
  }

  /// Returns a text of several lines as a block below its key, or nil if that would change it.
  private static func block(_ text: String) -> (header: String, lines: [String])? {
    let ends = text.hasSuffix("\n")
    let lines = (ends ? text.dropLast() : text[...]).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let isSimple = lines.allSatisfy { line in
      !line.hasSuffix(" ")
        && line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
    guard isSimple, let first = lines.first, let last = lines.last, first.first != " ",
      !first.isEmpty, !last.isEmpty
    else { return nil }
    return (ends ? "|" : "|-", lines.map { $0.isEmpty ? "" : "  " + $0 })
  }
}

extension YAMLNode.Content {
  fileprivate static func word(_ text: String) -> Self {
    .scalar(YAMLScalar(text: text, isPlain: true))
  }

  /// Creates a block of keys with words or numbers.
  fileprivate static func keys(_ pairs: [(key: String, value: String)]) -> Self {
    .mapping(
      pairs.map { pair in
        let range = SourceRange(line: 1, column: 1)
        return YAMLPair(
          key: pair.key,
          keyRange: range,
          value: YAMLNode(content: .word(pair.value), range: range)
        )
      }
    )
  }
}
