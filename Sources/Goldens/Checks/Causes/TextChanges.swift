import Diagnostics
import Project
import Scenarios
import TableTrace
import YAMLSource

/// Small changes that may undo a recent edit of the scenario, such as removing a line.
struct TextChanges {
  struct Change {
    var edit: ScenarioChange
    /// The change in words, such as `without 'bounces: false' in line 3`.
    var phrase: String
  }

  /// The parts of a scenario in which changes are tried.
  private static let parts = [
    "table", "host", "viewport", "cells", "selfSizing", "contentSizeCategory", "controller",
  ]

  private let text: ScenarioText

  init(_ text: ScenarioText) { self.text = text }

  /// The changes of what the scenario writes, except the start state, the most likely first.
  var written: [Change] { styles + flips + removals }

  /// Changes that start the scenario in another state, one that it mentions elsewhere.
  var states: [Change] {
    let pair = text.pair(at: .init(keys: "state"))
    var seen: Set<String> = [pair?.value.scalar?.text ?? ""]
    let others = Self.states(in: text.root).filter { seen.insert($0).inserted }.map { word in
      Change(
        edit: .set(.init(keys: "state"), word),
        phrase: "with 'state: \(word)'" + (pair.map(CauseSearch.place) ?? "")
      )
    }
    return others + (pair.map { [removal([.key("state")], $0)] } ?? [])
  }

  /// The values of all keys 'state', in the order of the file.
  private static func states(in node: YAMLNode) -> [String] {
    (node.entries ?? []).flatMap(states)
      + (node.pairs ?? []).flatMap { pair in
        (pair.key == "state" ? pair.value.scalar.map { [$0.text] } : nil) ?? states(in: pair.value)
      }
  }

  private var styles: [Change] {
    let pair = properties.first { $0.key == "style" }
    let now = pair?.value.scalar?.text ?? TableStyle.plain.rawValue
    return TableStyle.allCases.filter { $0.rawValue != now }.map { style in
      Change(
        edit: .set(.init(keys: "table", "style"), style.rawValue),
        phrase: "with 'style: \(style.rawValue)'"
          + (pair.map(CauseSearch.place) ?? " under 'table'")
      )
    }
  }

  /// Changes of `true` to `false`, or the reverse.
  private var flips: [Change] {
    properties.compactMap { pair in
      guard let flag = pair.value.scalar?.flag else { return nil }
      let written = "\(pair.key): \(!flag)"
      return Change(
        edit: .set(.init(keys: "table", pair.key), "\(!flag)"),
        phrase: "with '\(written)'\(CauseSearch.place(pair))"
      )
    }
  }

  /// Changes that remove a written value.
  private var removals: [Change] {
    var changes: [Change] = []
    for pair in text.root.pairs ?? [] {
      let isClient = pair.value.pairs?.contains { Self.callbacks.contains($0.key) } ?? false
      guard isClient || Self.parts.contains(pair.key) else { continue }
      for inner in pair.value.pairs ?? [] {
        changes.append(removal([.key(pair.key), .key(inner.key)], inner))
        guard let entries = inner.value.pairs?.first(where: { $0.key == "do" })?.value.entries
        else { continue }
        for (place, entry) in entries.enumerated() {
          let way: [ScenarioChange.Part] = [
            .key(pair.key), .key(inner.key), .key("do"), .index(place),
          ]
          changes.append(
            Change(
              edit: .remove(way),
              phrase: "without what \(inner.key) does in line \(entry.range.start.line)"
            )
          )
        }
      }
      // The smaller change is more likely.
      changes.append(removal([.key(pair.key)], pair))
    }
    return changes
  }

  /// Changes that add a property with `true` or `false`.
  var additions: [Change] {
    let written = Set(properties.map(\.key))
    return TableProperty.flagNames.filter { !written.contains($0) }
      .flatMap { name in
        [true, false].map { flag in
          Change(
            edit: .set(.init(keys: "table", name), "\(flag)"),
            phrase: "with '\(name): \(flag)' under 'table'"
          )
        }
      }
  }

  private var properties: [YAMLPair] { text.node(at: .init(keys: "table"))?.pairs ?? [] }

  private static let callbacks = Set(Callback.allCases.map(\.facts.key))

  private func removal(_ way: [ScenarioChange.Part], _ pair: YAMLPair) -> Change {
    Change(edit: .remove(way), phrase: "without \(CauseSearch.named(pair))")
  }
}
