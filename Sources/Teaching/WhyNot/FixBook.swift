import Project
import Scenarios
import TableTrace

/// The possible fixes of each gate of a scenario, the most likely first.
enum FixBook {
  /// Returns possible fixes for a failed gate.
  typealias Search = @Sendable (FixContext) -> [Fix]

  static func fixes(of gate: GateID, _ context: FixContext) -> [Fix] {
    searches[gate]?(context) ?? []
  }

  private static let searches: [GateID: Search] =
    [setUp, content, touches, menus, editing, moving].reduce(into: [:]) { all, some in
      all.merge(some) { first, _ in first }
    }

  private static let setUp: [GateID: Search] = [
    .versionKnows: { context in
      let introduced = context.callback.facts.introduced
      guard context.question.version == nil else { return [Fix(version: introduced)] }
      return [Fix(.set(.init(keys: "os"), introduced.description))]
    },
    .clientSet: { $0.setClient },
    .implemented: { context in
      // A step may have set another client, which is the wrong one.
      let set = context.setter(of: context.callback.recipient)
      return (set.map { [Fix(.remove(.step($0.place)))] } ?? [])
        + context.implement(context.callback)
    },
    .appRuns: { $0.endException },
    .broughtAbout: { context in
      // If the row was scrolled away, it is shown again first.
      let back = "scrollToRow: {row: \(context.row), at: middle}"
      return context.insert(context.cause) + context.insert([back] + context.cause)
    },
    .hasLoaded: { $0.load },
    .laidOut: { $0.load },
  ]
}

extension FixContext {
  fileprivate var setClient: [Fix] {
    let recipient = callback.recipient
    let setters = scenario.setters(of: recipient)
    let drops = setters.isEmpty ? [] : drop(["setDataSource", "setDelegate"])
    var fixes = Array(drops.prefix(1)) + setOwn + drops.dropFirst()
    if let late = setters.first(where: { $0.name != nil }) { fixes += before(late.step.text) }
    fixes += scenario.steps.contains { $0.words.contains("load") } ? [] : load
    if recipient == .dataSource { fixes.append(Fix(.remove(.init(keys: recipient.rawValue)))) }
    return fixes + [Fix(.set(.init(keys: recipient.rawValue), "{\(callback.facts.key): }"))]
  }

  /// Changes the last step that sets a client so that it sets the original one.
  private var setOwn: [Fix] {
    let own = callback.recipient.rawValue
    let isThere = scenario.clients[callback.recipient]?.callbacks.contains {
      $0.callback == callback
    }
    guard isThere == true, let set = setter(of: callback.recipient),
      scenario.steps[set.place].inner.isEmpty
    else { return [] }
    let word = callback.recipient == .dataSource ? "setDataSource" : "setDelegate"
    return [Fix(.set(.step(set.place), "\(word): \(own)"))]
  }

  /// Loads a table and lays it out.
  fileprivate var load: [Fix] {
    let isLoaded = scenario.steps.contains { $0.words.contains("load") }
    return (isLoaded ? [] : [Fix(.insertStep("load", at: 0))])
      + append(["addToWindow"]) + append(["layoutIfNeeded"])
      + [Fix(.set(.init(keys: "host"), "viewController"))]
  }
}
