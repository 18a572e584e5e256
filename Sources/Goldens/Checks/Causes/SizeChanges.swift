import Diagnostics
import Project
import Scenarios
import TableTrace
import YAMLSource

/// Other values of what decides the rows on screen.
struct SizeChanges {
  /// A value of the scenario, and what may have been there when its golden was written.
  struct Value {
    /// The key with its line.
    var place: String
    var isWritten = true
    var changes: [TextChanges.Change]
  }

  /// A value that gives the golden's line if it is another one.
  struct Found {
    var place: String
    /// The other value, if it gives the whole golden.
    var sentence: String
    var isWhole: Bool
  }

  /// The heights that scenarios often have, in points.
  private static let heights = [
    "20", "30", "40", "44", "50", "55", "60", "64", "66", "70", "80", "88", "90", "100", "120",
    "150", "160", "200",
  ]
  /// The differences between two heights of a viewport, in points.
  private static let differences = [-200, -100, -88, -50, -44, -20, 20, 44, 50, 88, 100, 200]
  private static let viewports = ["200", "300", "400", "480", "568", "600", "667", "812", "844"]
  private static let devices = Device.all.map(\.name)

  let text: ScenarioText

  init(_ text: ScenarioText) { self.text = text }

  /// The values, the likeliest first.
  var all: [Value] {
    rowHeights + selfSizing + [viewport, device, category].compactMap(\.self)
  }

  /// The sentence that names places of which each may have changed.
  static func sentence(_ places: [String]) -> String? {
    places.isEmpty
      ? nil : "\(Phrase.choice(places)) has changed, which decides the rows on screen"
  }

  private var rowHeights: [Value] {
    ["rowHeight", "estimatedRowHeight"].map { key in
      let way: [ScenarioChange.Part] = .init(keys: "table", key)
      let pair = text.pair(at: way)
      let place = pair.map(CauseSearch.named) ?? "'\(key)'"
      let values = ["automatic"] + (key == "rowHeight" ? [] : ["0"]) + Self.heights
      let removal = pair.map {
        [TextChanges.Change(edit: .remove(way), phrase: "without \(CauseSearch.named($0))")]
      }
      return Value(
        place: place,
        isWritten: pair != nil,
        changes: (removal ?? []) + changes(way, pair, values, under: "table")
      )
    }
  }

  /// The heights of self-sizing rows, and those of items.
  private var selfSizing: [Value] {
    let sizing = text.pair(at: .init(keys: "selfSizing"))
    let rows = sizing.map { heights(in: $0.value, [.key("selfSizing")], named: $0) } ?? []
    let items = text.node(at: .init(keys: "items"))?.pairs ?? []
    return rows
      + items.flatMap { item -> [Value] in
        let way: [ScenarioChange.Part] = .init(keys: "items", item.key, "selfSizing")
        guard let pair = text.pair(at: way) else { return [] }
        return [
          Value(
            place: "'selfSizing' of '\(item.key)'\(CauseSearch.place(pair))",
            changes: changes(way, pair, Self.heights, under: item.key)
          )
        ]
      }
  }

  /// The numbers inside a value.
  private func heights(
    in node: YAMLNode,
    _ way: [ScenarioChange.Part],
    named pair: YAMLPair
  ) -> [Value] {
    guard let pairs = node.pairs else { return [] }
    return pairs.flatMap { inner -> [Value] in
      let way = way + [.key(inner.key)]
      guard inner.value.scalar != nil else { return heights(in: inner.value, way, named: pair) }
      return [
        Value(
          place: CauseSearch.named(pair),
          changes: changes(way, inner, Self.heights, under: pair.key)
        )
      ]
    }
  }

  private var viewport: Value? {
    let way: [ScenarioChange.Part] = .init(keys: "viewport", "height")
    guard let whole = text.pair(at: .init(keys: "viewport")), let pair = text.pair(at: way),
      let now = pair.value.scalar.flatMap({ Int($0.text) })
    else { return nil }
    let near = Self.differences.map { now + $0 } + [now * 2, now / 2]
    return Value(
      place: CauseSearch.named(whole),
      changes: changes(
        way,
        pair,
        near.filter { $0 > 0 }.map(\.description) + Self.viewports,
        under: "viewport"
      )
    )
  }

  private var device: Value? { choice("device", Self.devices) }

  private var category: Value? {
    choice("contentSizeCategory", ContentSizeCategory.allCases.map(\.rawValue))
  }

  /// A key that takes one of some words.
  private func choice(_ key: String, _ words: [String]) -> Value? {
    guard let pair = text.pair(at: .init(keys: key)) else { return nil }
    return Value(
      place: CauseSearch.named(pair),
      changes: changes(.init(keys: key), pair, words, under: key)
    )
  }

  private func changes(
    _ way: [ScenarioChange.Part],
    _ pair: YAMLPair?,
    _ values: [String],
    under parent: String
  ) -> [TextChanges.Change] {
    guard case .key(let key)? = way.last else { return [] }
    let now = pair?.value.scalar?.text
    return values.filter { $0 != now }.map { value in
      TextChanges.Change(
        edit: .set(way, value),
        phrase: "with '\(key): \(value)'"
          + (pair.map(CauseSearch.place) ?? " under '\(parent)'")
      )
    }
  }
}
