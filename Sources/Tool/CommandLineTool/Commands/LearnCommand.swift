import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace
import Teaching

/// `learn`: the course, lesson by lesson.
struct LearnCommand: Command {
  static let facts = CommandFacts(
    name: "learn",
    purpose: .find,
    operands: "[LESSON]",
    atMost: 1,
    flags: [.names, .format, .quiet],
    formats: [.text, .json],
    says: "take the course, from the first load to invalid updates",
    details: [
      "Without LESSON, the lessons are listed in an order for beginners. LESSON is a number, a "
        + "name, a scenario, or a question such as Q39. A lesson shows a scenario, something to "
        + "predict, the trace and the answer, with the line that proves it. On a terminal it waits "
        + "before it prints the trace. Nothing is stored.",
      "Questions Q01 to Q58 are those that people ask most often about tables. Those that a "
        + "simulation cannot answer are listed after the course, and LESSON prints the reason.",
    ],
    examples: [
      "tabletrace learn", "tabletrace learn first-load", "tabletrace learn 2",
      "tabletrace learn Q39", "tabletrace learn Q39 --format json",
    ]
  )

  /// What is shown.
  private enum Subject {
    case course
    case lesson(Int, CourseLesson)
    case gap(CourseGap)
  }

  private var subject: Subject
  private var names: TraceNames
  private var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    format = OutputFormat(line)
    guard let word = line.operands.first else {
      subject = .course
      return
    }
    if let found = Course.lesson(word) {
      subject = .lesson(found.number, found.lesson)
    } else if let gap = Course.gap(word) {
      subject = .gap(gap)
    } else {
      throw .badValue(
        word,
        of: "learn",
        expected:
          "a lesson from 1 to \(Course.lessons.count), its name, or a question such as Q01",
        near: NearNames.of(word, in: Course.words)
      )
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    switch subject {
    case .course:
      let isText = format != .json
      try world.print(
        isText
          ? PagePlainText(ink: world.ink).text(of: CoursePage().pages)
          : JSONText.document(CourseDocument())
      )
      return .success
    case .gap(let gap):
      guard format != .json else {
        try world.print(JSONText.document(CourseDocument(gap)))
        return .success
      }
      try world.print(world.ink.paint("\(gap.number): \(gap.question)", .bold) + "\n\n")
      try world.print(Paragraph.wrapped("Out of scope. " + gap.reason))
      return .success
    case .lesson(let number, let lesson):
      return try show(number, lesson, in: world)
    }
  }

  private func show(
    _ number: Int,
    _ lesson: CourseLesson,
    in world: World
  ) throws(FileError) -> ExitCode {
    // A lesson speaks of a scenario as it is in the tool, whatever a folder here has of its name.
    let shipped = FilePath.join(ShippedFiles.scenarios, lesson.scenario + ".yaml")
    let path = world.files.kind(of: shipped) == nil ? lesson.scenario : shipped
    let loaded = try ScenarioReader(world: world).read(argument: path)
    world.say(loaded.renderedMistakes)
    guard let scenario = loaded.scenario else { return .invalid }
    if path == shipped { try noteOwnFile(of: lesson, in: world) }
    let shown = ShownLesson(lesson, number, loaded.text, scenario)
    guard format != .json else {
      try world.print(JSONText.document(CourseDocument(shown, trace: shown.trace(names))))
      return .success
    }
    let page = LessonPage(loaded: loaded, scenario: scenario, ink: world.ink)
    try world.print(
      world.ink.paint(shown.title, .bold) + "\n\n" + Paragraph.wrapped(scenario.title)
    )
    try world.print(page.head("The scenario \(lesson.scenario)") + page.indented(shown.riddle))
    try world.print(page.head("Predict") + Paragraph.wrapped(lesson.predict))
    if world.input.isTerminal, world.output.isTerminal {
      _ = try world.ask("\nPress Return to see the trace")
    }
    let (_, sum) = try page.printTrace(lesson.version, names: names, in: world)
    try world.print("\n" + Paragraph.wrapped("\(sum.sentence) \(explanation(of: lesson))"))
    for answer in shown.answers { try world.print(text(of: answer, page)) }
    try world.print(next(shown))
    return .success
  }

  /// How somebody finds out what a guess is.
  private func explanation(of lesson: CourseLesson) -> String {
    "tabletrace run \(lesson.scenario) --os '\(lesson.version)' --why explains."
  }

  /// Says that a file of one's own that is called like the lesson is another one.
  private func noteOwnFile(of lesson: CourseLesson, in world: World) throws(FileError) {
    let files = world.files.readable
    let shipped = FilePath.join(ShippedFiles.scenarios, lesson.scenario + ".yaml")
    guard let own = try? ScenarioPlace(files: files).path(of: lesson.scenario), own != shipped,
      files.kind(of: own) == .file, try files.read(own) != files.read(shipped)
    else { return }
    try world.note(
      "the lesson uses the built-in scenario, not your scenario \(own). To see yours: "
        + files.command("show", [own])
    )
  }

  /// The answer with the line of the trace that shows it.
  private func text(of shown: ShownLesson.Answer, _ page: LessonPage) -> String {
    let answer = shown.answer
    return page.head("\(answer.number): \(answer.question)") + Paragraph.wrapped(answer.text)
      + "\n  \(shown.phrase): \(answer.line)\n"
  }

  private func next(_ shown: ShownLesson) -> String {
    guard let next = shown.next else { return "\nThis was the last lesson.\n" }
    return "\nnext: tabletrace learn \(next.name)\n"
  }
}
