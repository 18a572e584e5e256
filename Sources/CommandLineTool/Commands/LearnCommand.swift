import Diagnostics
import Reports
import Scenarios
import TableTrace

/// `learn`: the course, lesson by lesson.
struct LearnCommand: Command {
  static let facts = CommandFacts(
    name: "learn",
    purpose: .find,
    operands: "[LESSON]",
    atMost: 1,
    flags: [.names, .format, .quiet],
    formats: [.text, .json],
    says: "take the course, from the first load to the invalid update",
    details: [
      "Without LESSON the course is listed, in an order that a beginner can follow. LESSON is a "
        + "number, a name, a scenario, or a question such as Q39. A lesson has a scenario, something "
        + "to predict, the trace, the answer with the line that shows it, and the name of the next "
        + "one. On a terminal it waits before the trace. Nothing is stored.",
      "The questions Q01 to Q58 are those that people ask most about tables; those that a simulation "
        + "cannot answer are listed below the course, and LESSON tells why.",
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
          "which has the lessons 1 to \(Course.lessons.count), by name too, and questions like Q01",
        near: NearNames.of(word, in: Course.words)
      )
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    switch subject {
    case .course:
      let isText = format != .json
      try world.print(
        isText ? CoursePage(ink: world.ink).text : JSONText.document(CourseDocument())
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
    guard format != .json else {
      // The lines of answers have Swift names; the places are the same under all names.
      let lines = self.lines(of: lesson, scenario, .swift)
      let trace = names == .swift ? lines : self.lines(of: lesson, scenario, names)
      let document = CourseDocument(lesson, number, lines: lines, trace: trace.map(\.indented))
      try world.print(JSONText.document(document))
      return .success
    }
    let page = LessonPage(loaded: loaded, scenario: scenario, ink: world.ink)
    let title = "Lesson \(number) of \(Course.lessons.count): \(lesson.name)"
    try world.print(world.ink.paint(title, .bold) + "\n\n" + Paragraph.wrapped(scenario.title))
    try world.print(page.head("The scenario \(lesson.scenario)") + page.riddle)
    try world.print(page.head("Predict") + Paragraph.wrapped(lesson.predict))
    if world.input.isTerminal, world.output.isTerminal {
      _ = try world.ask("\nReturn shows the trace")
    }
    _ = try page.printTrace(lesson.version, names: names, in: world)
    for answer in lesson.answers { try world.print(text(of: answer, lesson, scenario, page)) }
    try world.print(next(number))
    try world.noteMissingRecordings(of: lesson.version)
    return .success
  }

  /// Says that a file of one's own that is called like the lesson is another one.
  private func noteOwnFile(of lesson: CourseLesson, in world: World) throws(FileError) {
    let files = world.files.readable
    let shipped = FilePath.join(ShippedFiles.scenarios, lesson.scenario + ".yaml")
    guard let own = try? ScenarioPlace(files: files).path(of: lesson.scenario), own != shipped,
      files.kind(of: own) == .file, try files.read(own) != files.read(shipped)
    else { return }
    try world.note(
      "the lesson shows the scenario of the tool; \(own) is another one of this name: "
        + "tabletrace show \(own)"
    )
  }

  private func lines(
    of lesson: CourseLesson,
    _ scenario: Scenario,
    _ names: TraceNames
  ) -> [TraceLine] {
    let recipients = scenario.tracedRecipients
    return Simulation(scenario, lesson.version, names: names, recipients: recipients).lines
  }

  /// The answer with the line of the trace that shows it.
  private func text(
    of answer: CourseAnswer,
    _ lesson: CourseLesson,
    _ scenario: Scenario,
    _ page: LessonPage
  ) -> String {
    let lines = lines(of: lesson, scenario, .swift)
    let places = answer.places(in: lines.map(\.text)).map { $0 + 1 }
    return page.head("\(answer.number): \(answer.question)") + Paragraph.wrapped(answer.text)
      + "\n  \(Self.events(places)): \(answer.line)\n"
  }

  /// `event 3`, `events 3 and 8`, `events 3, 8, 12 and 5 more`.
  private static func events(_ places: [Int]) -> String {
    let shown = places.prefix(mostPlaces).map(String.init)
    guard places.count > 1, let last = shown.last else {
      return "event " + shown.joined()
    }
    let more = places.count - shown.count
    return more > 0
      ? "events \(shown.joined(separator: ", ")) and \(more) more"
      : "events \(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The most places that the line of an answer names.
  private static let mostPlaces = 4

  private func next(_ number: Int) -> String {
    guard number < Course.lessons.count else { return "\nThis was the last lesson.\n" }
    return "\nnext: tabletrace learn \(Course.lessons[number].name)\n"
  }
}
