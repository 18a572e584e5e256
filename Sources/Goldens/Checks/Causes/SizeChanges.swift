import Diagnostics
import Project
import Scenarios
import TableTrace
import YAMLSource

/// Other values for the settings that decide which rows are visible: sizes, insets, device and
/// host.
struct SizeChanges {
  /// A value of the scenario, with the values that it may have had when its golden was written.
  struct Value {
    /// The key with its line, such as `'rowHeight' in line 3`.
    var place: String
    var changes: [Change]
  }

  struct Change {
    var edits: [ScenarioChange]
    /// The change in words, such as `with 'rowHeight: 44' in line 3`.
    var phrase: String

    /// Whether a key is removed and nothing is put in its place.
    var isRemoval: Bool {
      edits.allSatisfy { edit in
        switch edit {
        case .remove: true
        case .set, .insertStep, .insertEntry: false
        }
      }
    }
  }

  /// The settings that reproduce the golden with another value.
  struct Found {
    var shown: [CauseTrials.Shown] = []
    /// Whether another value reproduces at least the golden's line.
    var reachesLine = false
    /// Whether another value changes at least the line that differs.
    var changesLine = false
  }

  /// Heights that scenarios often use, in points.
  private static let heights = [
    "20", "30", "40", "44", "50", "55", "60", "64", "66", "70", "80", "88", "90", "100", "120",
    "150", "160", "200",
  ]

  let text: ScenarioText

  init(_ text: ScenarioText) { self.text = text }

  /// The settings that the scenario writes, the most likely first.
  var written: [Value] {
    insets + heights.filter(isWritten).map { height($0) } + selfSizing
      + [viewport, safeArea, device, category, host].compactMap(\.self)
      + words.filter(\.isWritten)
      .map(\.value)
  }

  /// Settings that the scenario does not write, and may have had.
  var unwritten: [Value] {
    heights.filter { !isWritten($0) }.map { height($0) }
      + [newInsets, newDevice, newHost]
      .compactMap(\.self) + newSelfSizing + words.filter { !$0.isWritten }.map(\.value)
  }

  /// The sentence that lists every setting of the scenario that decides which rows are visible.
  static func sentence(_ text: ScenarioText) -> String {
    let changes = SizeChanges(text)
    let places =
      changes.heights.filter(changes.isWritten).map { changes.height($0).place }
      + (changes.insets + changes.selfSizing).map(\.place)
      + [changes.viewport ?? changes.safeArea, changes.device, changes.category, changes.host]
      .compactMap(\.self?.place)
    var seen: Set<String> = []
    let named = places.filter { seen.insert($0).inserted }
    let start = named.isEmpty ? "a size" : "\(Phrase.choice(named)) has changed, or another size"
    return "\(start) was removed: sizes decide which rows are on screen, and where"
  }

  /// The keys of heights that decide where rows are, the most likely first.
  private let heights =
    Self.rowHeights + TableProperty.heightNames.filter { !Self.rowHeights.contains($0) }

  private static let rowHeights = ["rowHeight", "estimatedRowHeight"]

  private func isWritten(_ key: String) -> Bool {
    text.pair(at: .init(keys: "table", key)) != nil
  }

  private func height(_ key: String) -> Value {
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

  /// The content insets that the scenario sets.
  private var insets: [Value] {
    let way: [ScenarioChange.Part] = .init(keys: "table", "contentInset")
    guard let pair = text.pair(at: way) else { return [] }
    let sides = Self.edges.flatMap { edge in
      let inner = way + [.key(edge)]
      let side = text.pair(at: inner)
      return
        (side.map { [Change(edits: [.remove(inner)], phrase: "without \(CauseSearch.named($0))")] }
        ?? []) + changes(inner, side, Self.insetValues, under: "contentInset")
    }
    let removal = Change(edits: [.remove(way)], phrase: "without \(CauseSearch.named(pair))")
    return [Value(place: CauseSearch.named(pair), changes: [removal] + sides)]
  }

  var newInsets: Value? {
    guard !isWritten("contentInset") else { return nil }
    return Value(
      place: "'contentInset'",
      changes: Self.edges.flatMap { edge in
        Self.insetValues.map { value in
          Change(
            edits: [.set(.init(keys: "table", "contentInset", edge), value)],
            phrase: "with 'contentInset: {\(edge): \(value)}' under 'table'"
          )
        }
      }
    )
  }

  private static let edges = ["top", "bottom"]
  private static let insetValues = [
    "0", "8", "10", "12", "16", "20", "24", "30", "32", "40", "44", "48", "49", "50", "60", "64",
    "80", "83",
    "88", "100", "120", "150", "200",
  ]

  /// The properties that accept a fixed list of words.
  private var words: [(value: Value, isWritten: Bool)] {
    TableProperty.words.filter { $0.name != "style" }.map { property in
      let way: [ScenarioChange.Part] = .init(keys: "table", property.name)
      let pair = text.pair(at: way)
      let removal = pair.map {
        Change(edits: [.remove(way)], phrase: "without \(CauseSearch.named($0))")
      }
      let place = pair.map(CauseSearch.named) ?? "'\(property.name)'"
      let others = changes(way, pair, property.words, under: "table")
      return (Value(place: place, changes: [removal].compactMap(\.self) + others), pair != nil)
    }
  }

  /// The heights of self-sizing rows and of items.
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
            changes: [
              Change(
                edits: [.remove(way)],
                phrase: "without 'selfSizing' of '\(item.key)'\(CauseSearch.place(pair))"
              )
            ] + changes(way, pair, Self.heights, under: item.key)
          )
        ]
      }
  }

  /// Heights for the first items that have no height of their own.
  private var newSelfSizing: [Value] {
    let sections = text.node(at: .init(keys: "sections"))?.entries ?? []
    let names = sections.flatMap { section in
      (section.pairs?.first { $0.key == "rows" }?.value.entries ?? []).compactMap(\.scalar?.text)
    }
    return names.prefix(Self.mostItems).compactMap { name in
      let way: [ScenarioChange.Part] = .init(keys: "items", name, "selfSizing")
      guard text.pair(at: way) == nil else { return nil }
      return Value(
        place: "'selfSizing' of '\(name)'",
        changes: Self.heights.map { height in
          Change(
            edits: [.set(way, height)],
            phrase: "with 'items: {\(name): {selfSizing: \(height)}}'"
          )
        }
      )
    }
  }

  private static let mostItems = 6

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

  func changes(
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
