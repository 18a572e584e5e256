import Diagnostics
import Project
import Scenarios
import TableTrace
import Teaching

/// `quiz`: asks the user to predict a trace, and explains the answers.
struct QuizCommand: Command {
  static let facts = CommandFacts(
    name: "quiz",
    purpose: .find,
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.course, .os, .names, .answers, .seed, .generated, .quiet],
    says: "predict the next call, its return value or the crash, and learn why",
    details: [
      "SCENARIO is any scenario, or the name or number of a lesson. Each lesson has its own "
        + "questions. For all other scenarios, the questions are generated from the trace. Use "
        + "--generated, --os or --seed for generated questions about a lesson. With --course, "
        + "SCENARIO is the name or number of a lesson in your own folder.",
      "The quiz prints up to five generated questions, each with the events before it. Type the "
        + "number of a choice, q to quit, or an empty line to see the answer. The quiz then shows "
        + "the rule, and why your choice was wrong. The wrong choices are plausible. They show "
        + "what another iOS version does, a callback that a failed condition (gate) prevents, or "
        + "another call of the trace.",
      "With --answers, you give all choices on the command line, and 0 means no choice. Each run "
        + "of the command has the same questions. --seed selects other questions if there are "
        + "more, and changes the order of the choices.",
    ],
    examples: [
      "tabletrace quiz load/first-load",
      "tabletrace quiz select/one-row-after-another --os 'iOS 17' --answers 1,2,1",
    ]
  )

  var scenario: String
  /// The folder of the course, or nil for the built-in one.
  var folder: String?
  var version: SystemVersion?
  var names: TraceNames
  /// The choices given with `--answers`, or nil if the user types them.
  var answers: [Int]?
  var seed: Int
  /// Whether all questions are generated from the trace, even if a lesson has its own.
  var isGenerated: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    folder = line.value(.course)
    version = try VersionArgument.single(line)
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    let texts = line.value(.answers)?.split(separator: ",", omittingEmptySubsequences: false)
    answers = try texts?.map { text throws(UsageProblem) in
      try Self.number(String(text), of: .answers, "a list of choices such as 1,3,2")
    }
    seed =
      try line.value(.seed).map { text throws(UsageProblem) in
        try Self.number(text, of: .seed, "a whole number, 0 or more")
      } ?? 0
    isGenerated = line.has(.generated) || version != nil || line.value(.seed) != nil
    if scenario == "-", answers == nil {
      throw .conflict("- (standard input)", "a quiz without --answers")
    }
  }

  private static func number(
    _ text: String,
    of flag: Flag,
    _ expected: String
  ) throws(UsageProblem) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw .badValue(text, of: flag.spelling, expected: expected, near: [])
    }
    return number
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    guard let folder else {
      let lesson = world.lesson(scenario)?.lesson
      return try ask(
        lesson?.scenario ?? scenario,
        { Self.written(for: $0, of: lesson) },
        in: world
      )
    }
    guard let course = try CourseFolder.course(folder, in: world) else { return .invalid }
    guard let lesson = course.lesson(scenario)?.lesson else {
      let problem = UsageProblem.badValue(
        scenario,
        of: Self.facts.name,
        expected: "a lesson from 1 to \(course.lessons.count), or its name",
        near: NearNames.of(scenario, in: course.lessons.map(\.name))
      )
      world.complain(problem.message, problem.code)
      return .usage
    }
    let path = course.scenarioText(lesson.scenario)?.path ?? lesson.scenario
    let isThere = world.files.kind(of: path) != nil
    return try ask(isThere ? path : lesson.scenario, { _ in lesson.quiz }, in: world)
  }

  /// Asks about a scenario, first the questions that an author has `written` about it.
  private func ask(
    _ argument: String,
    _ written: (LoadedScenario) -> [CourseQuestion],
    in world: World
  ) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: argument)
    world.say(loaded.renderedMistakes)
    guard let scenario = loaded.scenario else { return .invalid }
    let written = isGenerated ? [] : written(loaded)
    if !written.isEmpty {
      return try ask(
        AskedQuestion.written(written, ink: world.ink),
        of: loaded,
        scenario,
        about: nil,
        in: world
      )
    }
    let version = version ?? scenario.newestVersion
    let maker = QuizMaker(scenario, version, names: names)
    if let exception = maker.run.outcome.exception, exception.rule == .simulationLimit {
      world.complain(exception.reason)
      return .invalid
    }
    let questions = maker.questions(atMost: QuizMaker.mostQuestions, seed: seed)
    guard !questions.isEmpty else {
      try world.print("no questions: \(loaded.file.name) has too few events\n")
      return .success
    }
    let asked = AskedQuestion.generated(questions, of: maker.run, ink: world.ink)
    let code = try ask(asked, of: loaded, scenario, about: version, in: world)
    if code == .success { try world.noteMissingRecordings(of: version) }
    return code
  }

  /// Returns the questions of a lesson, or of all lessons with a built-in scenario.
  private static func written(
    for loaded: LoadedScenario,
    of lesson: CourseLesson?
  ) -> [CourseQuestion] {
    let course = Course.shipped
    guard course.scenarioText(loaded.file.name)?.bytes == loaded.text.bytes else { return [] }
    return lesson?.quiz
      ?? course.lessons.filter { $0.scenario == loaded.file.name }.flatMap(\.quiz)
  }

  /// Asks questions below the scenario, and prints the score.
  ///
  /// The version is printed for questions about a trace. The questions of a lesson name it
  /// themselves.
  private func ask(
    _ questions: [AskedQuestion],
    of loaded: LoadedScenario,
    _ scenario: Scenario,
    about version: SystemVersion?,
    in world: World
  ) throws(FileError) -> ExitCode {
    if let answers, let problem = Self.problem(of: answers, questions) {
      world.complain(of: problem)
      return .usage
    }
    try world.print(LessonPage(loaded: loaded, scenario: scenario, ink: world.ink).setUp)
    if let version { try world.print("\nThe questions are about \(version).\n") }
    try world.print(ask(questions, in: world))
    return .success
  }

  /// Returns the error in the choices of `--answers`, or nil if they are valid.
  private static func problem(of answers: [Int], _ questions: [AskedQuestion]) -> UsageProblem? {
    func bad(_ text: String, _ expected: String) -> UsageProblem {
      .badValue(text, of: Flag.answers.spelling, expected: expected, near: [])
    }
    for (place, (answer, question)) in zip(answers, questions).enumerated()
    where answer > question.choices {
      let most = question.choices
      return bad("\(answer)", "a choice from 1 to \(most) for question \(place + 1)")
    }
    guard answers.count > questions.count else { return nil }
    return bad(
      answers.map { "\($0)" }.joined(separator: ","),
      questions.count == 1
        ? "one choice for one question" : "at most \(questions.count) choices"
    )
  }

  /// Asks all questions, and returns the score in words.
  private func ask(
    _ questions: [AskedQuestion],
    in world: World
  ) throws(FileError) -> String {
    var right = 0
    for (place, question) in questions.enumerated() {
      if let answers, place >= answers.count { return end(right, place, questions) }
      try world.print("\n\(question.text)\n")
      let choice: Int?
      switch try self.choice(of: question, at: place, in: world) {
      case .end: return end(right, place, questions)
      case .none: choice = nil
      case .number(let number): choice = number
      }
      if choice == question.right { right += 1 }
      try world.print(question.verdict(choice))
    }
    return "\n\(right) of \(questions.count) correct\n"
  }

  /// Returns the score when the input ends early.
  private func end(_ right: Int, _ asked: Int, _ questions: [AskedQuestion]) -> String {
    "\n\(right) of \(asked) correct, \(questions.count - asked) not asked\n"
  }

  private func choice(
    of question: AskedQuestion,
    at place: Int,
    in world: World
  ) throws(FileError) -> TypedChoice {
    if let answers {
      return answers[place] == 0 ? .none : .number(answers[place])
    }
    return try world.choose(
      "1 to \(question.choices)",
      upTo: question.choices,
      else: "an empty line for the answer, or q",
      ends: ["q", "quit"]
    )
  }
}
