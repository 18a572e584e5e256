import Project
import Scenarios
import TableTrace
import Teaching

/// `why-not`: the gate that keeps a callback from being called, and what opens it.
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
      "CALLBACK is a callback in any spelling. ROW is a row such as 0,2, or a section. The "
        + "conditions for the call (gates) are listed in their order, up to the first one that "
        + "fails, with the line that makes it fail. A tick marks a condition that holds, and a dot "
        + "one that no step reached.",
      "Every suggested change has been tested: with it, the callback is called.",
      "If several steps could cause the call, the one that gets furthest is explained. Use --at "
        + "to choose another step by its number. 'tabletrace explain' lists all gates of a "
        + "callback.",
    ],
    examples: [
      "tabletrace why-not didSelectRowAt 0,1 select/why-not-didselect",
      "tabletrace why-not cellForRowAt load/blank-table",
      "tabletrace why-not willSelectRowAt 0,1 select/programmatic --at 3",
    ]
  )

  var question: WhyNotQuestion
  var taken: [TakenName]
  var scenario: String

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? ""
    let argument = try CallbackArgument(word, of: "why-not", such: "didSelectRowAt")
    let callback = argument.callback
    taken = [argument.taken].compactMap(\.self)
    question = WhyNotQuestion(callback: callback)
    scenario = line.operands.last ?? ""
    question.version = try VersionArgument.single(line)
    if line.operands.count == 3 { question.place = try Self.place(line.operands[1], of: callback) }
    guard let step = line.value(.at) else { return }
    guard let number = Int(step), number > 0 else {
      throw .badValue(
        step,
        of: Flag.at.spelling,
        expected: "the number of a step, from 1",
        near: []
      )
    }
    question.step = number
  }

  /// A row as people type it, `0,2` or `[0, 2]`, or a section.
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
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario, let text = ScenarioText(loaded.text) else {
      return .invalid
    }
    if let step = question.step, step > scenario.steps.count {
      let count = scenario.steps.count
      world.complain("\(loaded.file.path): there is no step \(step), only 1 to \(count)")
      return .invalid
    }
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
