import Diagnostics
import Reports
import Scenarios
import TableTrace

/// `explain`: what a callback, a rule, a law, a gate, the code of an error or a word is.
struct ExplainCommand: Command {
  static let facts = CommandFacts(
    name: "explain",
    purpose: .find,
    operands: "NAME...",
    atLeast: 1,
    flags: [.format],
    formats: [.text, .json],
    says: "explain a callback, a rule, a law, a gate, a phase, an error or any word",
    details: [
      "NAME is a callback in any spelling, a rule or a group of rules, a law, a gate, a phase, a sign of "
        + "a trace, the code of an error, a step, a query or a key of scenarios. Several words are a question: "
        + "the page of the callback in it is shown, and the lessons that answer."
    ],
    examples: [
      "tabletrace explain heightForRowAt", "tabletrace explain T012", "tabletrace explain tap",
      "tabletrace explain 'why is didSelectRow not called'",
      "tabletrace explain swipe.will-begin --format json",
    ]
  )

  /// What is explained.
  enum Subject {
    case callback(Callback)
    case rules([RuleEntry])
    case gate(GateID)
    case law(Law)
    case phase(Phase)
    case sign(TraceWord)
    case code(ProblemCode)
    case language(String)
    case question(String, about: Callback?)
  }

  /// The most lessons that answer a question.
  static let mostLessons = 5

  var subject: Subject
  /// As it was typed.
  var word: String
  /// The name that it was taken for, where it is none itself.
  var meant: String?
  var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.joined(separator: " ")
    self.word = word
    format = OutputFormat(line)
    if let subject = Self.subject(word) {
      self.subject = subject
    } else if word.contains(" ") {
      subject = .question(word, about: Self.callback(in: word))
    } else if let callback = Self.callback(begunBy: word) {
      (subject, meant) = (.callback(callback), callback.facts.key)
    } else {
      let near = NearNames.of(word, in: Self.candidates)
      guard near.count == 1, let subject = Self.subject(near[0]) else {
        throw .badValue(
          word,
          of: "explain",
          expected:
            "which explains callbacks, rules, laws, gates, phases, the language and the codes of errors",
          near: near
        )
      }
      (self.subject, meant) = (subject, near[0])
    }
  }

  /// Every name that has a page, a callback in its other spellings too.
  private static var candidates: [Candidate] {
    let callbacks = CallbackCandidates.all
    return callbacks + names.dropFirst(callbacks.count).map { Candidate($0) }
  }

  /// Every name that has a page.
  static var names: [String] {
    Callback.allCases.map(\.facts.key) + RuleSelection.names + GateID.allCases.map(\.rawValue)
      + LawID.allCases.map(\.rawValue)
      + Phase.allCases.map(\.rawValue) + TraceWord.all.map(\.sign) + ProblemCode.all.map(\.name)
      + ReferencePage.words
  }

  private static func subject(_ word: String) -> Subject? {
    if let callback = Callback.named(word) { return .callback(callback) }
    if let code = ProblemCode.named(word) { return .code(code) }
    if let gate = GateID(rawValue: word) { return .gate(gate) }
    if let law = LawID(rawValue: word).flatMap(LawBook.law) { return .law(law) }
    if case let rules = RuleSelection.rules(named: word), !rules.isEmpty { return .rules(rules) }
    if let part = ReferencePage.part(about: word) { return .language(part) }
    let phase = word.hasPrefix("> ") ? String(word.dropFirst(2)) : word
    if let phase = Phase(rawValue: phase) { return .phase(phase) }
    return TraceWord.named(word).map { .sign($0) }
  }

  /// The callback that a question names, in any spelling or by the beginning of its key.
  private static func callback(in question: String) -> Callback? {
    let words = question.split { $0.isWhitespace || "?!,.;".contains($0) }.map(String.init)
    if let named = words.lazy.compactMap({ Callback.named($0) }).first { return named }
    return words.lazy.compactMap { callback(begunBy: $0) }.first
  }

  /// The one callback whose key begins with a word, capitals aside.
  private static func callback(begunBy word: String) -> Callback? {
    guard word.count >= 6 else { return nil }
    let begun = Callback.allCases.filter {
      $0.facts.key.lowercased().hasPrefix(word.lowercased())
    }
    return begun.count == 1 ? begun.first : nil
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    if let meant { try world.note("there is no '\(word)'; this is '\(meant)'") }
    if format == .json {
      try world.print(JSONText.document(try document(in: world)))
      return .success
    }
    let ink = world.ink
    switch subject {
    case .callback(let callback):
      try world.print(page(callback, try book(in: world), ink))
    case .rules(let entries):
      try world.print(pages(entries, ink).joined(separator: "\n"))
    case .gate(let gate):
      // A few gates are called like the rule that looks at them.
      let rules = RuleSelection.rules(named: gate.rawValue)
      try world.print(([page(gate, ink)] + pages(rules, ink)).joined(separator: "\n"))
    case .law(let law): try world.print(LawPage(law: law, ink: ink).text)
    case .phase(let phase):
      try world.print("\(ink.paint("> \(phase.rawValue)", .bold)): \(phase.sentence)\n")
    case .sign(let word): try world.print("\(ink.paint(word.sign, .bold)): \(word.sentence)\n")
    case .code(let code): try world.print(page(code, ink))
    case .language(let part): try world.print(part)
    case .question(let text, let callback): return try answer(text, callback, in: world)
    }
    return .success
  }

  /// The lessons; nil without a library, where a page has the facts alone.
  func book(in world: World) throws(FileError) -> LessonBook? {
    let hasLibrary = (try? ScenarioLibrary(files: world.files.readable).folder()) != nil
    return hasLibrary ? try LessonBook(in: world) : nil
  }

  /// Shows the page of the callback in a question, and the lessons that answer.
  private func answer(
    _ question: String,
    _ callback: Callback?,
    in world: World
  ) throws(FileError) -> ExitCode {
    let book = try LessonBook(in: world)
    let hits = LessonSearch(book).hits([question], limit: Self.mostLessons)
    if let callback { try world.print(page(callback, book, world.ink)) }
    guard !hits.isEmpty else {
      if callback == nil { world.say("nothing here speaks of '\(Phrase.visible(question))'\n") }
      return .success
    }
    let head = world.ink.paint("lessons that answer", .bold)
    try world.print((callback == nil ? "" : "\n") + head + "\n")
    let rows = hits.map { ["  \($0.entry.file.name)", $0.entry.headline] }
    try world.print(TextTable.lines(rows))
    return .success
  }

  private func page(_ callback: Callback, _ book: LessonBook?, _ ink: Ink) -> String {
    let sightings = book.map { CallbackSightings(of: callback, in: $0) }
    return CallbackPage(facts: callback.facts, sightings: sightings, ink: ink).text
  }

  private func pages(_ rules: [RuleEntry], _ ink: Ink) -> [String] {
    rules.map { RulePage(entry: $0, version: nil, ink: ink).text }
  }

  private func page(_ code: ProblemCode, _ ink: Ink) -> String {
    "\(ink.paint(code.name, .bold)): \(code.title) (\(code.severity.rawValue))\n\n"
      + Paragraph.wrapped(code.explanation)
  }

  /// A gate with the callbacks that it may keep away; what it says may depend on the callback.
  private func page(_ gate: GateID, _ ink: Ink) -> String {
    let found = GateBook.callbacks(behind: gate)
    var sentences: [String] = []
    var rules: [String] = []
    for gate in found.map(\.gate) {
      if !sentences.contains(gate.sentence) { sentences.append(gate.sentence) }
      if !rules.contains(gate.rule.rawValue) { rules.append(gate.rule.rawValue) }
    }
    let callbacks = found.map(\.callback.facts.key)
    return "\(ink.paint(gate.rawValue, .bold))\n"
      + TextTable.lines(
        sentences.map { ["  open when", $0] }
          + [
            ["  looked at by", rules.joined(separator: ", ")],
            ["  what to change", gate.change],
            [
              "  else not called",
              callbacks.count == Callback.allCases.count
                ? "any callback" : callbacks.joined(separator: ", "),
            ],
          ]
      )
  }
}
