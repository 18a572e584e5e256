import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace
import Teaching

/// `learn`: shows the course, lesson by lesson.
struct LearnCommand: Command {
  static let facts = CommandFacts(
    name: "learn",
    purpose: .find,
    operands: "[LESSON]",
    atMost: 1,
    flags: [.course, .names, .format, .quiet],
    formats: [.text, .markdown, .json],
    says: "take the course, from the first load to invalid updates",
    details: [
      "Without LESSON, the lessons are listed in an order for beginners. LESSON is the number or "
        + "name of a lesson, its scenario, or the number of a question, such as Q39. A lesson has "
        + "an idea, the code, the scenario, a prediction, the trace with the lines that matter, "
        + "and what to remember. On a terminal, the command waits for your prediction before it "
        + "prints the trace. In a pipe, it does not wait. Your predictions are not stored.",
      "Questions Q01 to Q68 are common questions about tables. Questions that a simulation cannot "
        + "answer are listed after the course. For such a question, 'learn' prints the reason, for "
        + "example 'learn Q46'.",
      "--course uses a folder of your own lessons: Markdown files next to their scenarios. The "
        + "handbook page 'Write a lesson' explains how to write them. --format markdown prints the "
        + "file of a lesson, so that you can copy it.",
    ],
    examples: [
      "tabletrace learn", "tabletrace learn first-load", "tabletrace learn 2",
      "tabletrace learn Q39", "tabletrace learn Q39 --format json",
      "tabletrace learn first-load --format markdown", "tabletrace learn --course lessons",
    ]
  )

  /// The name, number or question, or nil for the whole course.
  private var word: String?
  /// The folder of the course, or nil for the built-in one.
  private var folder: String?
  private var names: TraceNames
  private var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    format = OutputFormat(line)
    word = line.operands.first
    folder = line.value(.course)
    if format == .markdown, word == nil { throw .missingOperand("LESSON") }
    // The lessons of a folder are known only after it was read.
    if let word, folder == nil, let problem = Self.unknown(word, in: .shipped) { throw problem }
  }

  /// Returns the error for an unknown word, or nil if the course knows the word.
  private static func unknown(_ word: String, in course: Course) -> UsageProblem? {
    guard course.lesson(word) == nil, course.gap(word) == nil else { return nil }
    return .badValue(
      word,
      of: "learn",
      expected:
        "a lesson from 1 to \(course.lessons.count), its name, or a question such as Q01",
      near: NearNames.of(word, in: course.words)
    )
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let course =
      try folder.map { folder throws(FileError) in
        try CourseFolder.course(folder, in: world)
      } ?? .shipped
    guard let course else { return .invalid }
    guard let word else {
      let isText = format != .json
      try world.print(
        isText
          ? PagePlainText(ink: world.ink).text(of: CoursePage(course, folder: folder).pages)
          : CourseDocument.shape.document(CourseDocument(course))
      )
      return .success
    }
    if let problem = Self.unknown(word, in: course) {
      world.complain(problem.message, problem.code)
      return .usage
    }
    if let (number, lesson) = course.lesson(word) {
      if format == .markdown {
        try world.print(folder == nil ? lesson.copy : lesson.file)
        return .success
      }
      return try show(number, lesson, of: course, in: world)
    }
    guard let gap = course.gap(word) else { return .success }
    guard format != .json else {
      try world.print(CourseDocument.shape.document(CourseDocument(gap)))
      return .success
    }
    try world.print(world.ink.paint("\(gap.number): \(gap.question)", .bold) + "\n\n")
    try world.print(Paragraph.wrapped("Out of scope. " + gap.reason))
    return .success
  }

  private func show(
    _ number: Int,
    _ lesson: CourseLesson,
    of course: Course,
    in world: World
  ) throws(FileError) -> ExitCode {
    // A lesson uses the scenario of its course, even if the current folder has one with the same
    // name.
    let path = course.scenarioText(lesson.scenario)?.path ?? lesson.scenario
    let isShipped = path.hasPrefix(ProjectFiles.libraryRoot)
    let isThere = world.files.kind(of: path) != nil
    let loaded = try ScenarioReader(world: world).read(argument: isThere ? path : lesson.scenario)
    world.say(loaded.renderedMistakes)
    guard let scenario = loaded.scenario else { return .invalid }
    if isShipped, isThere { try noteOwnFile(of: lesson, in: world) }
    let shown = ShownLesson(lesson, number, of: course, loaded.text, scenario)
    guard format != .json else {
      let document = CourseDocument(shown, trace: shown.trace(names))
      try world.print(CourseDocument.shape.document(document))
      return .success
    }
    let page = LessonPage(loaded: loaded, scenario: scenario, ink: world.ink)
    let text = LessonTalk(shown: shown, ink: world.ink)
    try world.print(text.opening + page.head("The scenario \(lesson.scenario)"))
    try world.print(page.indented(shown.riddle) + text.words + text.prediction)
    let choice = try predicted(of: lesson.prediction.choices.count, in: world)
    try world.print(text.verdict(on: choice))
    _ = try page.printTrace(
      lesson.version,
      names: names,
      isNumbered: true,
      legend: text.signs,
      in: world
    )
    try world.print(text.ending)
    return .success
  }

  /// Returns the choice that the user types on a terminal, from 1, or nil for none.
  private func predicted(of most: Int, in world: World) throws(FileError) -> Int? {
    guard world.input.isTerminal, world.output.isTerminal else { return nil }
    let choice = try world.choose(
      "\nYour choice, or Return for the trace",
      upTo: most,
      else: "or Return for the trace"
    )
    switch choice {
    case .number(let number): return number
    case .none, .end: return nil
    }
  }

  /// Prints that the user's file with the name of the lesson's scenario is not used.
  private func noteOwnFile(of lesson: CourseLesson, in world: World) throws(FileError) {
    let files = world.files.readable
    let shipped = FilePath.join(ProjectFiles.libraryScenarios, lesson.scenario + ".yaml")
    guard let own = try? ScenarioPlace(files: files).path(of: lesson.scenario), own != shipped,
      files.kind(of: own) == .file, try files.read(own) != files.read(shipped)
    else { return }
    try world.note(
      "the lesson uses the built-in scenario, not your scenario \(own). To see yours: "
        + files.command("show", [own])
    )
  }
}
