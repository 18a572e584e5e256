import Diagnostics
import Project
import Scenarios
import TableTrace
import Teaching

/// `why-not`: names the failed condition that prevents a call, and the fix.
struct WhyNotCommand: Command {
  static let facts = CommandFacts(
    name: "why-not",
    purpose: .find,
    operands: "CALLBACK [ROW] SCENARIO",
    atLeast: 2,
    atMost: 3,
    flags: [.at, .os, .quiet],
    says: "explain why a callback is not called, and what to change",
    details: [
      "CALLBACK is a callback or a method of the view controller, in any spelling. ROW is an index "
        + "path such as 0,2 (section 0, row 2), or a section. The output lists the conditions for "
        + "the call (gates) in order, up to the first condition that fails. It shows the line of "
        + "the scenario that makes this condition fail. A tick marks a condition that holds. A dot "
        + "marks a condition that was not tested.",
      "Every suggested change has been tested. With the change, the callback is called.",
      "If several steps could cause the call, the step that fulfils the most conditions is "
        + "explained. Use --at to choose another step by its number. 'tabletrace explain' lists "
        + "all conditions (gates) of a callback.",
    ],
    examples: [
      "tabletrace why-not didSelectRowAt 0,1 select/why-not-didselect",
      "tabletrace why-not cellForRowAt load/blank-table",
      "tabletrace why-not willSelectRowAt 0,1 select/programmatic --at 3",
    ]
  )

  enum Subject {
    case callback(WhyNotQuestion)
    case hook(ControllerHook, step: Int?, SystemVersion?)
  }

  var subject: Subject
  var taken: [TakenName]
  var scenario: String

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? ""
    scenario = line.operands.last ?? ""
    let version = try VersionArgument.single(line)
    let step = try Self.step(line)
    if let (hook, name) = Self.hook(word) {
      if line.operands.count == 3 {
        let expected = "which is left out for '\(hook.rawValue)', a method of the controller"
        throw .badValue(line.operands[1], of: "ROW", expected: expected, near: [])
      }
      taken = name.map { [TakenName(word: word, name: $0)] } ?? []
      subject = .hook(hook, step: step, version)
      return
    }
    let argument = try CallbackArgument(word, of: "why-not", such: "didSelectRowAt")
    taken = [argument.taken].compactMap(\.self)
    var question = WhyNotQuestion(callback: argument.callback, step: step, version: version)
    if line.operands.count == 3 {
      question.place = try Self.place(line.operands[1], of: argument.callback)
    }
    subject = .callback(question)
  }

  /// Returns the controller's method for a word, with the corrected name, or nil if no method has
  /// this name.
  private static func hook(_ word: String) -> (hook: ControllerHook, taken: String?)? {
    if case .exact = NameReader.callback(word) { return nil }
    switch NameReader.message(word) {
    case .exact(.controller(let hook)): return (hook, nil)
    case .near(.controller(let hook), let name): return (hook, name)
    case .exact, .near, .unknown: return nil
    }
  }

  private static func step(_ line: TypedLine) throws(UsageProblem) -> Int? {
    guard let step = line.value(.at) else { return nil }
    guard let number = Int(step), number > 0 else {
      throw .badValue(
        step,
        of: Flag.at.spelling,
        expected: "the number of a step, from 1",
        near: []
      )
    }
    return number
  }

  /// Reads a row in the form `0,2` or `[0, 2]`, or a section.
  private static func place(_ word: String, of callback: Callback) throws(UsageProblem) -> IndexPath
  {
    let digits = word.filter { !"[] ".contains($0) }
    let numbers = digits.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let kind = PatternKind(callback.facts.argumentShape)
    let isRow = kind != .sections
    guard numbers.count == (isRow ? 2 : 1), let section = numbers[0], section >= 0,
      let row = isRow ? numbers[1] : 0, row >= 0
    else {
      throw .badValue(
        word,
        of: "ROW",
        expected: isRow
          ? "a row such as 0,2 (section 0, row 2)"
          : "a section such as 0, because the callback is about sections",
        near: []
      )
    }
    return IndexPath(section: section, row: row)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try world.readScenario(scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario, let text = ScenarioText(loaded.text) else {
      return .invalid
    }
    switch subject {
    case .callback(let question): return try answer(question, scenario, text, loaded, in: world)
    case .hook(let hook, let step, let version):
      if let step, refuse(step, scenario, loaded, in: world) { return .invalid }
      let version = version ?? scenario.newestVersion
      let missed = MissedHook(hook, step: step, scenario, version)
      try world.print(missed.text(path: loaded.file.path, ink: world.ink))
      try world.noteMissingRecordings(of: version)
      return .success
    }
  }

  /// Reports a step that does not exist, and returns whether it exists.
  private func refuse(
    _ step: Int,
    _ scenario: Scenario,
    _ loaded: LoadedScenario,
    in world: World
  ) -> Bool {
    guard step > scenario.steps.count else { return false }
    let count = scenario.steps.count
    world.complain("\(loaded.file.path): there is no step \(step), only 1 to \(count)")
    return true
  }

  private func answer(
    _ question: WhyNotQuestion,
    _ scenario: Scenario,
    _ text: ScenarioText,
    _ loaded: LoadedScenario,
    in world: World
  ) throws(FileError) -> ExitCode {
    if let step = question.step, refuse(step, scenario, loaded, in: world) { return .invalid }
    let version = question.version ?? scenario.newestVersion
    let answer = WhyNotAnswer(question, scenario, text, version)
    if let exception = answer.called.exception, exception.rule == .simulationLimit {
      world.complain("\(loaded.file.path): \(exception.reason)")
      return .invalid
    }
    let page = WhyNotText(
      question: question,
      answer: answer,
      scenario: scenario,
      version: version,
      path: loaded.file.path,
      place: FixDestination(loaded, scenario, in: world),
      ink: world.ink
    )
    try world.print(page.text)
    try world.noteMissingRecordings(of: version)
    return .success
  }
}
