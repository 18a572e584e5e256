import Diagnostics
import Goldens
import Project
import Scenarios
import TableTrace
import YAMLSource

/// Finds out why a trace differs from its golden, from the scenario's text and from trial runs.
struct CauseSearch {
  let divergence: Divergence
  let golden: GoldenSurvey
  /// The trace, or empty if it is too long to be kept.
  let lines: [TraceLine]
  private(set) var scenario: Scenario
  let version: SystemVersion
  /// The text of the scenario, or nil if the file can no longer be read.
  let text: ScenarioText?

  var causes: DifferenceCauses {
    guard divergence.kind != .header else { return DifferenceCauses() }
    let edit = EditedGolden(self)
    let isCut = edit?.isCut ?? false
    // If the golden was cut off, missing calls say nothing about the scenario.
    var causes = isCut ? causesOfCut : written
    let others = StepChanges(self).others(than: causes)
    let isUnknown = causes.isEmpty
    if isUnknown, !isCut { causes.possible += ReactionCause(self).sentences }
    if causes.certain.isEmpty || causes.sentence == nil { addTrials(to: &causes, isCut: isCut) }
    if isUnknown, !causes.isShown || isCut { causes.edit = edit?.sentence }
    if causes.isEmpty, !isCut { causes.guesses = ReactionCause(self).sentencesOfStep }
    causes.also += others
    return causes
  }

  /// The causes of a golden that is the beginning of the trace: another step, or a note that it lacks at its
  /// end.
  private var causesOfCut: DifferenceCauses {
    if let step = StepChanges(self).cause { return step }
    let lacking = lines.dropFirst(golden.golden?.body.count ?? 0)
    let lacksOnlyNotes = lacking.allSatisfy { $0.kind == .note }
    return lacksOnlyNotes ? NoteCause(self).causes ?? DifferenceCauses() : DifferenceCauses()
  }

  /// The causes that the scenario's text shows.
  private var written: DifferenceCauses {
    if let step = StepChanges(self).cause { return step }
    if let callback = ImplementedCallbacks(self).cause { return callback }
    if let answer = AnswerCause(self).causes { return answer }
    if let content = ContentCause(self).causes { return content }
    return NoteCause(self).causes ?? DifferenceCauses()
  }

  /// Adds the causes that trial runs show, which replace guesses if they give the whole golden.
  private func addTrials(to causes: inout DifferenceCauses, isCut: Bool) {
    guard var trials else { return }
    // Trials of rules have their own limit, so that enough trials remain for texts.
    var others = trials
    let rules = others.rules(divergence.candidates)
    causes.wereTried = true
    guard let text else { return causes.add(texts: [], rules: rules) }
    let changes = SizeChanges(text)
    var sizes = trials.sizes(changes.written, of: text)
    let textChanges = TextChanges(text)
    var texts = trials.texts(self.changes(of: textChanges), of: text)
    // If the scenario implements a method that the golden does not call, a property may have
    // prevented the calls.
    if texts.isEmpty || causes.sentence != nil {
      texts += trials.texts(textChanges.additions, of: text)
    }
    if sizes.shown.isEmpty, texts.isEmpty {
      // These changes restore a value that was removed from the scenario, which is less likely.
      let removed = trials.sizes(changes.unwritten, of: text)
      sizes.shown = removed.shown
      sizes.reachesLine = sizes.reachesLine || removed.reachesLine
    } else if !sizes.shown.isEmpty, sizes.shown.allSatisfy(\.isGuess) {
      // Insets that were removed are as likely as another value of a key that is there.
      let insets = trials.sizes([changes.newInsets].compactMap(\.self), of: text)
      sizes.shown = Array((sizes.shown + insets.shown).prefix(CauseTrials.mostNamed))
    }
    texts = texts.filter { text in !sizes.shown.contains { $0.sentence == text.sentence } }
    causes.add(texts: sizes.shown + texts, rules: rules)
    if causes.isEmpty, !isCut, sizes.reachesLine || sizes.changesLine {
      causes.possible = [SizeChanges.sentence(text)]
    }
  }

  /// The changed texts to run, without those that the search for an answer has run.
  func changes(of text: TextChanges) -> [TextChanges.Change] {
    (AnswerCause(self).triesStates ? [] : text.states) + text.written
  }

  /// Runs changed scenarios, or nil if the trace or the golden is too long.
  private var trials: CauseTrials? {
    guard let body = golden.golden?.body, lines.count <= CauseTrials.mostLines,
      body.count <= CauseTrials.mostLines
    else { return nil }
    return CauseTrials(body: body, divergence: divergence, scenario: scenario, version)
  }

  /// The text changes that reproduce the golden, or empty if none does.
  func shown(_ changes: (TextChanges) -> [TextChanges.Change]) -> [String] {
    guard let text, var trials else { return [] }
    return trials.texts(changes(TextChanges(text)), of: text).map(\.sentence)
  }
}

extension CauseSearch {
  /// The methods called before the line that differs, or nil if the trace is too long to be kept.
  var callsBefore: Set<Message>? {
    guard !lines.isEmpty else { return nil }
    return Set(
      lines.prefix(divergence.traceIndex).compactMap { line in
        if case .call(let message) = line.kind { message } else { nil }
      }
    )
  }

  /// The line of the trace that differs, or nil after the end of the trace.
  var tracedLine: TraceLine? {
    guard divergence.traced != nil, lines.indices.contains(divergence.traceIndex) else {
      return nil
    }
    return lines[divergence.traceIndex]
  }

  func line(of callback: Callback) -> Int? {
    for pair in text?.root.pairs ?? [] {
      let found = pair.value.pairs?.first { $0.key == callback.facts.key }
      if let found { return found.keyRange.start.line }
    }
    return nil
  }

  func line(of message: Message) -> Int? {
    switch message {
    case .callback(let callback): line(of: callback)
    case .controller(let hook):
      text?.pair(at: .init(keys: "controller", hook.rawValue))?.keyRange.start.line
    case .cell, .cellProvider: nil
    }
  }

  func scripts(of callback: Callback) -> [CallbackScript] {
    let clients = Array(scenario.clients.values) + scenario.otherClients.values
    return clients.flatMap(\.callbacks).filter { $0.callback == callback }
  }

  /// The place as the end of a sentence: ` in line 7`, or empty if it is unknown.
  static func place(_ line: Int?) -> String { line.map { " in line \($0)" } ?? "" }

  static func place(_ pair: YAMLPair) -> String { place(pair.keyRange.start.line) }

  /// The key with its place, `'cells' in line 7`.
  static func named(_ pair: YAMLPair) -> String { "'\(pair.key)'\(place(pair))" }
}
