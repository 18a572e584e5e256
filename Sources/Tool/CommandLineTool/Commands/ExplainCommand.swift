import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace
import Teaching

/// `explain`: explains any name in the tool's output, or answers a question.
struct ExplainCommand: Command {
  static let facts = CommandFacts(
    name: "explain",
    purpose: .find,
    operands: "NAME...",
    atLeast: 1,
    flags: [.all, .format, .large],
    formats: [.text, .json],
    meanings: [.all: "print the whole page, with all rules, lessons and conditions (gates)"],
    says: "explain a callback, a step, a rule, an error code or any other word",
    details: [
      "NAME is a callback in any spelling, or a step, query or key of the scenario language. It "
        + "can also be a rule, a group of rules, a law, a gate (a condition for a call) or a phase. "
        + "Signs ('>') and lines of a trace have pages too. So have protocols, lessons, questions "
        + "(Q27), exceptions, error codes (T012) and evidence (the log load-01).",
      "Several words are read as a question. The command then prints the page of the callback in "
        + "the question, the matching lessons and similar questions. A misspelled name is "
        + "corrected with a note, or the closest names are suggested.",
    ],
    examples: [
      "tabletrace explain heightForRowAt", "tabletrace explain reloadData",
      "tabletrace explain T012", "tabletrace explain Q27",
      "tabletrace explain 'why is didSelectRow not called'",
      "tabletrace explain 'cellForRowAt [0, 0] -> Cell#1 new'",
      "tabletrace explain swipe.will-begin --format json",
    ]
  )

  var subject: ExplainSubject
  /// The word as the user typed it.
  var word: String
  var taken: [TakenName] = []
  var name: String { taken.last?.name ?? word }
  var format: OutputFormat
  /// Whether pages are complete.
  var printsAll: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.joined(separator: " ")
    self.word = word
    format = OutputFormat(line)
    printsAll = line.has(.all)
    if let subject = ExplainSubject(name: word) {
      self.subject = subject
    } else if let (subject, name) = ExplainSubject.spelled(word) {
      self.subject = subject
      taken = [TakenName(word: word, name: name)]
    } else if word.contains(" ") {
      subject = .question(word, about: ExplainSubject.callback(in: word))
    } else {
      let (subject, name) = try Self.near(word)
      self.subject = subject
      taken = [TakenName(word: word, name: name)]
    }
  }

  /// Returns the meaning of a word that is not a name, or nil if there are several or none.
  private static func near(
    _ word: String
  ) throws(UsageProblem) -> (subject: ExplainSubject, name: String) {
    let reading = NameReading(word, among: ExplainSubject.candidates) { ExplainSubject(name: $0) }
    switch reading {
    case .exact(let subject): return (subject, word)
    case .near(let subject, let name): return (subject, name)
    case .unknown(let near):
      throw .badValue(
        word,
        of: "explain",
        expected:
          "a callback, a step, a rule, an exception, an error code or a word of a trace",
        near: near
      )
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    if format == .json {
      guard let document = try document(in: world) else { return .invalid }
      try world.print(ExplanationDocument.shape.document(document))
      return .success
    }
    if case .question(let text, let callback) = subject {
      return try answer(text, callback, in: world)
    }
    guard var pages = try pages(in: world) else { return .invalid }
    if let hint = Term.hint(for: pages), !isAboutTerms { pages[pages.count - 1].add(hint) }
    try world.print(PagePlainText(ink: world.ink).text(of: pages))
    return .success
  }

  /// Whether the page explains the terms itself.
  private var isAboutTerms: Bool {
    switch subject {
    case .term, .terms, .signs: true
    case .callback, .hook, .word, .rules, .gate, .law, .phase, .sign, .code, .language,
      .declaringProtocol, .answer, .gap, .lesson, .scenario, .exception, .evidence, .line,
      .question:
      false
    }
  }

  /// Returns the lessons, or nil without a library, so that a page has only the facts.
  func book(in world: World) throws(FileError) -> LessonBook? {
    let hasLibrary = (try? ScenarioLibrary(files: world.files.readable).folder()) != nil
    return hasLibrary ? try LessonBook(in: world) : nil
  }

  /// Prints the page of the callback in a question, and the answers.
  private func answer(
    _ question: String,
    _ callback: Callback?,
    in world: World
  ) throws(FileError) -> ExitCode {
    let book = try LessonBook(in: world)
    let page = QuestionPage(question: question, book: book)
    var pages = page.pages
    if let callback {
      let explained = explained(callback, printsAll ? book : nil)
      pages.insert(printsAll ? explained.page : explained.short, at: 0)
    }
    try world.print(PagePlainText(ink: world.ink).text(of: pages))
    if pages.isEmpty {
      world.say("no lesson mentions '\(Phrase.visible(question))'\n")
    } else if callback == nil {
      for remark in page.result.remarks { try world.note(remark) }
    }
    return .success
  }
}
