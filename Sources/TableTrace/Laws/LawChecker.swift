/// Checks all laws on a trace, one event after the other, without storing the events.
///
/// Its memory grows with the open calls and with the cells and sections of a table, never with the
/// length of the trace.
package struct LawChecker: Sendable {
  /// The broken laws, each with the first event that broke it.
  package internal(set) var breaches: [LawBreach] = []

  let version: SystemVersion
  let terms: LawTerms
  /// Whether each callback is in the trace from its first event on, indexed by raw value; nil if
  /// unknown.
  var heard: [Bool]?
  /// Whether the trace contains the counts of rows.
  var hearsCounts = false
  var judged = LawSet()
  /// What has begun and not ended yet, by law.
  var pairs = Array(repeating: PairMemory(), count: LawBook.all.count)
  var answers = Array(repeating: AnswerMemory(), count: LawBook.all.count)
  var cells = CellMemory()
  /// The open calls whose return values a law needs.
  private var questions: [OpenQuestion] = []
  private(set) var depth = 0
  var step = 0
  /// The text of the step, or nil before the first step.
  private(set) var stepText: String?
  var hasBegun = false
  private(set) var hasEnded = false
  /// Whether the trace contains a callback that the iOS version does not have.
  private var hasLeftVersion = false
  private(set) var hasUpdated = false
  private var nestedRequeries = NestedRequeries()
  /// Whether the step selects programmatically, and no phase has begun in it.
  private(set) var selectsByCode = false
  /// Whether the step performs a batch that has not queried the counts yet.
  var needsCounts = false
  /// The rule of the last call of each callback, indexed by raw value.
  private var lastRules: [RuleID?] = Array(repeating: nil, count: Callback.allCases.count)
  /// The indexes of breaches whose event is not named yet.
  var unplaced: [Int] = []

  /// The controller's methods that the trace contains.
  let hooks: Set<ControllerHook>
  /// The methods of cells that the trace contains, or nil for all.
  let cellHooks: Set<CellHook>?
  /// Whether the checker can inspect a table, in addition to its events.
  let seesTable: Bool
  private let rules: Set<RuleID>

  /// Makes a checker for a trace of a version that contains these methods of the controller and of
  /// cells.
  package init(
    _ version: SystemVersion,
    hooks: Set<ControllerHook>,
    cellHooks: Set<CellHook>? = nil,
    seesTable: Bool = false
  ) {
    self.init(
      version,
      hooks: hooks,
      cellHooks: cellHooks,
      seesTable: seesTable,
      rules: LawBook.rulesOfTheBook
    )
  }

  /// Makes a checker with another set of existing rules.
  init(
    _ version: SystemVersion,
    hooks: Set<ControllerHook>,
    cellHooks: Set<CellHook>? = nil,
    seesTable: Bool = false,
    rules: Set<RuleID>
  ) {
    self.version = version
    self.hooks = hooks
    self.cellHooks = cellHooks
    self.seesTable = seesTable
    self.rules = rules
    terms = LawTerms(version)
    judge()
  }
}

extension LawChecker {
  /// An open call whose return value a law needs.
  private struct OpenQuestion: Sendable {
    let depth: Int
    let callback: Callback
    var arguments: LawArguments
    var line: Int?

    /// Returns the call and its return value as the trace prints them.
    func text(_ answer: String?) -> String {
      let place = arguments.row?.description ?? arguments.section?.description
      let words = [callback.facts.name, place, answer.map { "-> \($0)" }]
      return words.compactMap(\.self).joined(separator: " ")
    }
  }

  /// Whether a law needs the return value of the call that has just begun.
  package var isAsking: Bool { questions.last.map { $0.depth == depth - 1 } ?? false }

  /// Sets the line of the call that has just begun, in case its return value breaks a law.
  package mutating func note(line: Int?) {
    questions[questions.count - 1].line = line
  }

  package mutating func step(_ number: Int, _ text: String) {
    lookForEnd()
    step = number
    stepText = text
    selectsByCode = text.hasPrefix("selectRow") || text.hasPrefix("deselectRow")
    needsCounts = text.hasPrefix("batch") && hearsCounts
    for place in LawBook.forgettingAtSteps { answers[place].forget() }
  }

  /// Whether a row may be dragged in the step; used for texts only, because they do not name rules.
  private var mayDrag: Bool { stepText?.contains("dragAndDrop") ?? true }

  /// Records that a phase begins; the rule is nil if a text does not name it.
  package mutating func phase(_ phase: Phase, rule: RuleID?) {
    lookForEnd()
    selectsByCode = false
    checkRule(rule)
    let isCompletion = phase == .completion || phase == .completionUnfinished
    let isOfUpdate = rule == nil || rule == .updateCompletion || rule == .updateCompletionUnanimated
    if isCompletion, isOfUpdate, needsCounts { report(.completionsComeLast, .nothingUpdated) }
  }

  package mutating func entered(_ rule: RuleID?) {
    if rule == .updateRequery { hasUpdated = true }
  }

  /// Records that a query from the app begins.
  package mutating func queried() {
    lookForEnd()
    depth += 1
  }

  package mutating func called(_ call: Call) {
    if case .callback(let callback) = call.message, !concerns(callback, call.rule) {
      depth += 1
    } else {
      called(call.message, LawArguments(call.arguments), rule: call.rule)
    }
  }

  package mutating func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    if concerns(callback, rule) {
      called(.callback(callback), LawArguments(row: row), rule: rule)
    } else {
      depth += 1
    }
  }

  /// Returns whether any law has to check a call; most calls need no check.
  private func concerns(_ callback: Callback, _ rule: RuleID) -> Bool {
    let index = callback.rawValue
    return LawBook.looking[index].intersects(judged) || lastRules[index] != rule
      || Self.renumbers(callback) || NestedRequeries.isEnd(callback) || nestedRequeries.isInsideEnd
      || hasEnded || hasLeftVersion
  }

  /// Records that a call begins; the rule is nil if a text does not name it.
  package mutating func called(_ message: Message, _ arguments: LawArguments, rule: RuleID?) {
    lookForEnd()
    hasBegun = true
    switch message {
    case .callback(let callback): called(callback, arguments, rule)
    case .cell, .controller: look(for: LawBook.lookingAtHooks, message, arguments, rule)
    case .cellProvider: break
    }
    depth += 1
  }

  private mutating func called(
    _ callback: Callback,
    _ arguments: LawArguments,
    _ rule: RuleID?
  ) {
    let index = callback.rawValue
    nestedRequeries.called(callback, depth: depth)
    if rule == nil || lastRules[index] != rule || hasLeftVersion { checkVersion(callback) }
    if let rule, lastRules[index] != rule {
      checkRule(rule)
      lastRules[index] = rule
    }
    look(for: LawBook.looking[index], .callback(callback), arguments, rule)
    if callback == .moveRowAt { cells.forgetCounts() }
    if Self.renumbers(callback) { renumber(rule: rule) }
    guard LawBook.isQuestion[index] else { return }
    questions.append(OpenQuestion(depth: depth, callback: callback, arguments: arguments))
  }

  /// Returns whether the numbers of rows may change with a callback.
  private static func renumbers(_ callback: Callback) -> Bool {
    callback == .numberOfRowsInSection || callback == .moveRowAt
  }

  /// Checks a call by those of these laws that no rule suspends.
  private mutating func look(
    for laws: LawSet,
    _ message: Message,
    _ arguments: LawArguments,
    _ rule: RuleID?
  ) {
    var laws = laws.intersection(judged)
    if hasUpdated { laws.subtract(terms.untilUpdates) }
    if nestedRequeries.haveBegun { laws.subtract(terms.untilNestedRequeries) }
    if laws.intersects(LawBook.withExceptions) {
      // A text does not name rules, and this exception is about drags.
      for (place, exception) in LawBook.exceptions where rule.map({ $0 == exception }) ?? mayDrag {
        laws.remove(place)
      }
    }
    for place in laws { look(at: place, message, arguments) }
  }

  private mutating func checkVersion(_ callback: Callback) {
    guard !callback.isAvailable(on: version) else { return }
    hasLeftVersion = true
    report(.knownCallbacks, .unknownCallback)
  }

  /// Records that the numbers of rows may have changed.
  private mutating func renumber(rule: RuleID?) {
    // A text does not distinguish an update from a reload.
    if rule == nil, cells.hasQueried { hasUpdated = true }
    needsCounts = false
    for place in questions.indices {
      questions[place].arguments.row = nil
      questions[place].arguments.source = nil
    }
    for place in LawBook.knowingRows {
      pairs[place].renumber()
      answers[place].renumber()
    }
  }

  /// Records that the innermost call or query returns; `text` is the return value as the trace
  /// prints it.
  package mutating func returned(
    _ answer: @autoclosure () -> LawAnswer,
    text: @autoclosure () -> String?
  ) {
    depth -= 1
    nestedRequeries.returned(depth: depth)
    guard let question = questions.last, question.depth == depth else { return }
    questions.removeLast()
    let answer = answer()
    for place in LawBook.looking[question.callback.rawValue].intersection(judged) {
      take(answer, to: question.callback, question.arguments, place)
    }
    if isUnplaced { place(question.text(text()), line: question.line) }
  }

  package mutating func warned(rule: RuleID?) {
    lookForEnd()
    checkRule(rule)
  }

  package mutating func closed(_ gate: ClosedGate) {
    let isListed = GateBook.gates(of: gate.callback).contains { $0.id == gate.gate }
    if !isListed { report(.listedGates, .unlistedGate) }
  }

  /// Records that UIKit raises an exception, after which nothing may follow.
  package mutating func raised(rule: RuleID?) {
    checkRule(rule)
    hasEnded = true
    questions = []
    depth = 0
  }

  private mutating func lookForEnd() {
    if hasEnded { report(.exceptionEnds, .afterException) }
  }

  private mutating func checkRule(_ rule: RuleID?) {
    guard let rule, !rules.contains(rule) else { return }
    report(.eventsHaveRules, .withoutRule)
  }

  /// Returns the subject of an event.
  ///
  /// If the trace has no counts, rows cannot be told apart, because their numbers may change.
  func subject(_ kind: LawSubject.Kind, _ arguments: LawArguments) -> LawSubject {
    switch kind {
    case .one, .object: arguments.subject(kind)
    case .row, .source: hearsCounts ? arguments.subject(kind) : .any
    }
  }
}
