import Diagnostics
import Project
import Scenarios
import TableTrace
import YAMLSource

/// Other values for the table's surroundings: bounds, device, text size and host.
extension SizeChanges {
  /// Usual differences between two heights of a viewport, in points.
  private static let differences = [-200, -100, -88, -50, -44, -20, 20, 44, 50, 88, 100, 200]
  private static let viewports = [
    "100", "150", "200", "220", "240", "250", "300", "320", "350", "400",
    "480", "568", "600", "667", "812", "844",
  ]
  private static let devices = Device.all.map(\.name)

  var viewport: Value? {
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

  var safeArea: Value? {
    let way: [ScenarioChange.Part] = .init(keys: "viewport", "safeArea")
    return text.pair(at: way).map { pair in
      Value(
        place: CauseSearch.named(pair),
        changes: [Change(edits: [.remove(way)], phrase: "without \(CauseSearch.named(pair))")]
      )
    }
  }

  /// The host with other settings, or another host.
  var host: Value? {
    guard let pair = text.pair(at: .init(keys: "host")) else { return nil }
    let place = CauseSearch.place(pair)
    var changes: [Change] = []
    let owner = pair.value.pairs?.first
    for option in owner?.value.pairs ?? [] {
      let way: [ScenarioChange.Part] = .init(keys: "host", owner?.key ?? "", option.key)
      let phrase = "without \(CauseSearch.named(option))"
      changes.append(Change(edits: [.remove(way)], phrase: phrase))
    }
    let hosts = Self.hosts + ["{rounds: 1}", "{rounds: 2}", "{rounds: 3}", "detached"]
    changes += hosts.map { host in
      Change(edits: [.set(.init(keys: "host"), host)], phrase: "with 'host: \(host)'\(place)")
    }
    changes.append(
      Change(edits: [.remove(.init(keys: "host"))], phrase: "without \(CauseSearch.named(pair))")
    )
    return Value(place: CauseSearch.named(pair), changes: changes)
  }

  var newHost: Value? {
    guard text.pair(at: .init(keys: "host")) == nil else { return nil }
    return Value(
      place: "'host'",
      changes: Self.hosts.map { host in
        Change(edits: [.set(.init(keys: "host"), host)], phrase: "with 'host: \(host)'")
      }
    )
  }

  private static let hosts: [String] = {
    let owners = ["tableViewController", "viewController"]
    let circumstances = [
      "in: navigationController", "in: navigationController, largeTitle: true",
      "presented: sheet", "presented: fullScreen", "table: storyboard",
    ]
    return owners
      + circumstances.flatMap { words in owners.map { "{\($0): {\(words)}}" } }
  }()

  /// A device instead of bounds.
  var newDevice: Value? {
    guard text.pair(at: .init(keys: "device")) == nil else { return nil }
    let viewport = text.pair(at: .init(keys: "viewport"))
    let removal = viewport.map { _ in [ScenarioChange.remove(.init(keys: "viewport"))] } ?? []
    let end = viewport.map { " instead of \(CauseSearch.named($0))" } ?? ""
    return Value(
      place: "'device'",
      changes: Self.devices.map { device in
        Change(
          edits: removal + [.set(.init(keys: "device"), device)],
          phrase: "with 'device: \(device)'\(end)"
        )
      }
    )
  }

  /// Another device, or bounds instead of one.
  var device: Value? {
    guard var value = choice("device", Self.devices),
      let pair = text.pair(at: .init(keys: "device"))
    else { return nil }
    value.changes.append(
      Change(edits: [.remove(.init(keys: "device"))], phrase: "without \(CauseSearch.named(pair))")
    )
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

  var category: Value? {
    choice("contentSizeCategory", ContentSizeCategory.allCases.map(\.rawValue))
  }

  /// Other words for a key that accepts a fixed list of words.
  private func choice(_ key: String, _ words: [String]) -> Value? {
    guard let pair = text.pair(at: .init(keys: key)) else { return nil }
    return Value(
      place: CauseSearch.named(pair),
      changes: changes(.init(keys: key), pair, words, under: key)
    )
  }
}
