import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Reads the scripts of all clients and of the controller.
  mutating func clients(_ root: YAMLNode, into scenario: inout Scenario) {
    clientNames = Self.names(of: root)
    for recipient in Recipient.allCases {
      scenario.clients[recipient] = client(recipient, root)
    }
    if appliesSnapshots {
      scenario.clients[.dataSource] = scenario.clients[.dataSource].map(Self.diffable)
    }
    checkCounting(scenario.clients[.dataSource], root, scenario.sections.count)
    for pair in root["clients"]?.pairs ?? [] {
      scenario.otherClients[pair.key] = Self.withRequired(script(pair.value))
    }
    for pair in root["controller"]?.pairs ?? [] {
      guard let hook = ControllerHook(key: pair.key) else { continue }
      checkAvailability(hook, pair)
      surrounding = ArgumentShape.none
      method = hook.rawValue
      scenario.controller[hook] = Self.listed(pair.value).flatMap { reactions($0) }
      surrounding = nil
      method = nil
    }
    nameOwnClients(&scenario)
  }

  /// The clients that a step can name: those of the scenario, and its two own clients.
  private static func names(of root: YAMLNode) -> [String] {
    let own = [Recipient.dataSource.rawValue, Recipient.delegate.rawValue].filter { key in
      root[key] != nil && root[key]?.text != "none"
    }
    return Set((root["clients"]?.pairs ?? []).map(\.key) + own).sorted()
  }

  /// Returns the client of a recipient, or nil if the table's property is nil.
  private mutating func client(_ recipient: Recipient, _ root: YAMLNode) -> ClientScript? {
    switch recipient {
    case .cellProvider, .cell, .controller: return nil
    case .dataSource:
      guard let node = root[recipient.rawValue] else { return Self.withRequired(ClientScript()) }
      return node.text == "none" ? nil : Self.withRequired(script(node))
    case .delegate, .prefetchDataSource, .dragDelegate, .dropDelegate:
      guard let node = root[recipient.rawValue], node.text != "none" else { return nil }
      return script(node)
    }
  }

  private mutating func script(_ node: YAMLNode) -> ClientScript {
    var client = ClientScript()
    for pair in node.pairs ?? [] {
      guard let callback = Callback(key: pair.key) else { continue }
      checkAvailability(callback, pair)
      checkAnswer(of: callback, pair)
      client.callbacks.append(script(callback, pair.value))
    }
    return client
  }

  /// Adds the two required methods of a data source, which use the model by default.
  private static func withRequired(_ client: ClientScript) -> ClientScript {
    adding(
      [
        CallbackScript(.numberOfRowsInSection, answers: .integers(AnswerList(otherwise: .model))),
        CallbackScript(.cellForRowAt, answers: .cells(AnswerList(otherwise: .model))),
      ],
      to: client
    )
  }

  func implemented(_ root: YAMLNode) -> Set<Callback> {
    let own = Recipient.allCases.compactMap { root[$0.rawValue] }
    let clients = own + (root["clients"]?.pairs ?? []).map(\.value)
    var callbacks = Set(clients.flatMap { $0.pairs ?? [] }.compactMap { Callback(key: $0.key) })
    var dataSource = Self.withRequired(ClientScript())
    if appliesSnapshots { dataSource = Self.diffable(dataSource) }
    callbacks.formUnion(dataSource.callbacks.map(\.callback))
    return callbacks
  }

  /// Adds the methods that a diffable data source implements for the app.
  private static func diffable(_ client: ClientScript) -> ClientScript {
    let no = ScriptedAnswers.flags(AnswerList(otherwise: .value(false)))
    let none = ScriptedAnswers.text(AnswerList(otherwise: .none))
    let answers: [(callback: Callback, answers: ScriptedAnswers)] = [
      (.numberOfSections, .integers(AnswerList(otherwise: .model))),
      (.titleForHeaderInSection, none), (.titleForFooterInSection, none), (.canEditRowAt, no),
      (.canMoveRowAt, no), (.commitEditingStyle, .nothing), (.moveRowAt, .nothing),
      (.sectionIndexTitles, .texts(AnswerList(otherwise: .none))),
      (.sectionForSectionIndexTitle, .integers(AnswerList(otherwise: .default))),
    ]
    var client = adding(
      answers.map { CallbackScript($0.callback, answers: $0.answers) },
      to: client
    )
    client.isDiffable = true
    return client
  }

  /// Returns the client with scripts for callbacks that it does not implement itself.
  private static func adding(_ scripts: [CallbackScript], to client: ClientScript) -> ClientScript {
    let own = Set(client.callbacks.map(\.callback))
    var client = client
    client.callbacks += scripts.filter { !own.contains($0.callback) }
    return client
  }

  /// Lets `setDataSource: dataSource` restore the scenario's own client.
  private func nameOwnClients(_ scenario: inout Scenario) {
    for recipient in [Recipient.dataSource, .delegate]
    where scenario.otherClients[recipient.rawValue] == nil {
      scenario.otherClients[recipient.rawValue] = scenario.clients[recipient]
    }
  }

  private mutating func checkAvailability(_ callback: Callback, _ pair: YAMLPair) {
    let facts = callback.facts
    if !callback.isSentByTable {
      log.report(.callback(.neverSent(pair.key)), at: pair.keyRange)
    }
    let missing = versions.filter { !callback.isAvailable(on: $0) }
    report(pair, since: facts.introduced, missingOn: missing)
  }

  /// Reports a key without a value if it means nil, so that no header or footer is shown.
  private mutating func checkAnswer(of callback: Callback, _ pair: YAMLPair) {
    guard pair.value.isNothing, let shown = callback.shownEnd else { return }
    let problem = CallbackProblem.answersNothing(
      pair.key,
      shows: shown.end == .header ? "header" : "footer",
      instead: shown.answers
    )
    log.report(.callback(problem), at: pair.keyRange)
  }

  private mutating func checkAvailability(_ hook: ControllerHook, _ pair: YAMLPair) {
    guard let introduced = hook.introduced else { return }
    let missing = versions.filter { !$0.isAtLeast(introduced.major, introduced.minor) }
    report(pair, since: introduced, missingOn: missing)
  }

  private mutating func report(
    _ pair: YAMLPair,
    since introduced: SystemVersion,
    missingOn missing: [SystemVersion]
  ) {
    guard !missing.isEmpty else { return }
    let problem = CallbackProblem.newer(
      pair.key,
      introduced: introduced.description,
      versions: missing.map(\.description)
    )
    log.report(.callback(problem), at: pair.keyRange)
  }

  /// Checks how the table counts sections.
  ///
  /// A table that never queries its sections has one. Other counts than those of the model make the
  /// model uncertain.
  private mutating func checkCounting(_ client: ClientScript?, _ root: YAMLNode, _ sections: Int) {
    // Without a data source, or without its count of sections, the table's sections are unknown.
    guard let client else { return model.becomeUncertain() }
    let scripts = client.callbacks
    if sections == 0 { model.becomeUncertain() }
    for script in scripts
    where [.numberOfSections, .numberOfRowsInSection].contains(script.callback) {
      guard case .integers(let list) = script.answers else { continue }
      if list.values.contains(where: { !$0.isOfModel }) { model.becomeUncertain() }
    }
    guard sections > 1, !scripts.contains(where: { $0.callback == .numberOfSections }),
      let range = root.pairs?.first(where: { $0.key == "sections" })?.keyRange
    else { return }
    log.report(.table(.uncountedSections(sections)), at: range)
  }
}

extension Callback {
  /// The header or footer that a callback decides about, and the answers that show it, or nil.
  fileprivate var shownEnd: (end: SectionEnd, answers: [String])? {
    switch self {
    case .viewForHeaderInSection: (.header, ["view", "headerFooterView", "dequeuedView"])
    case .viewForFooterInSection: (.footer, ["view", "headerFooterView", "dequeuedView"])
    case .titleForHeaderInSection: (.header, ["model"])
    case .titleForFooterInSection: (.footer, ["model"])
    case _: nil
    }
  }
}
