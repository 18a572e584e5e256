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
    var changes: [Change]
  }

  struct Change {
    var edits: [ScenarioChange]
    /// The changed part of the scenario, such as `with 'rowHeight: 44' in line 3`.
    var phrase: String
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

  /// The values that the scenario has, the likeliest first.
  var written: [Value] {
    rowHeights.filter(isWritten).map { rowHeight($0) } + selfSizing
      + [viewport, device, category].compactMap(\.self)
  }

  /// The values that the scenario does not have.
  var unwritten: [Value] { rowHeights.filter { !isWritten($0) }.map { rowHeight($0) } }

  /// The sentence that names places of which each may have changed.
  static func sentence(_ places: [String]) -> String? {
    places.isEmpty
      ? nil : "\(Phrase.choice(places)) has changed, which decides the rows on screen"
  }

  private let rowHeights = ["rowHeight", "estimatedRowHeight"]

  private func isWritten(_ key: String) -> Bool {
    text.pair(at: .init(keys: "table", key)) != nil
  }

  private func rowHeight(_ key: String) -> Value {
    let way: [ScenarioChange.Part] = .init(keys: "table", key)
    let pair = text.pair(at: way)
    let values = ["automatic"] + (key == "rowHeight" ? [] : ["0"]) + Self.heights
    let removal = pair.map {
      [Change(edits: [.remove(way)], phrase: "without \(CauseSearch.named($0))")]
    }
    return Value(
      place: pair.map(CauseSearch.named) ?? "'\(key)'",
      changes: (removal ?? []) + changes(way, pair, values, under: "table")
    )
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

  /// Another device, or bounds without one.
  private var device: Value? {
    guard var value = choice("device", Self.devices),
      let pair = text.pair(at: .init(keys: "device"))
    else { return nil }
    value.changes += Self.viewports.map { height in
      Change(
        edits: [
          .remove([.key("device")]), .set(.init(keys: "viewport", "width"), "320"),
          .set(.init(keys: "viewport", "height"), height),
        ],
        phrase: "with 'viewport: {width: 320, height: \(height)}' instead of "
          + CauseSearch.named(pair)
      )
    }
    return value
  }

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
  ) -> [Change] {
    guard case .key(let key)? = way.last else { return [] }
    let now = pair?.value.scalar?.text
    return values.filter { $0 != now }.map { value in
      Change(
        edits: [.set(way, value)],
        phrase: "with '\(key): \(value)'"
          + (pair.map(CauseSearch.place) ?? " under '\(parent)'")
      )
    }
  }
}
