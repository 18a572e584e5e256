import Diagnostics
import Project
import Scenarios
import TableTrace
import Teaching

/// The pages of `explain`.
extension ExplainCommand {
  /// The pages; nil, after error messages, for a scenario that cannot be read.
  func pages(in world: World) throws(FileError) -> [Page]? {
    let other = otherMeaning.map { [Page(title: name, says: PageText($0))] } ?? []
    return try ownPages(in: world).map { $0 + other }
  }

  /// The other meaning of the name in output, for example as a key.
  var otherMeaning: String? {
    switch subject {
    case .sign, .term, .terms: return nil
    case .callback, .hook, .word, .rules, .gate, .law, .phase, .code, .language,
      .declaringProtocol, .answer, .gap, .lesson, .scenario, .exception, .evidence, .line,
      .question:
      return Term.named(name)?.sentences ?? TraceWord.named(name)?.sentence
    }
  }

  private func ownPages(in world: World) throws(FileError) -> [Page]? {
    switch subject {
    case .callback(let callback): return pages(callback, try book(in: world))
    case .hook(let hook): return [HookPage(hook: hook).page]
    case .word(let listing):
      let book = try book(in: world)
      // A phase may be called like a step.
      let phase = Phase(rawValue: listing.name).map { page($0, book) }
      return [page(listing, book)] + [phase].compactMap(\.self)
    case .rules(let entries): return pages(entries)
    case .gate(let gate):
      // A few gates are called like the rule that looks at them.
      return [GatePage(gate: gate).page] + pages(RuleSelection.rules(named: gate.rawValue))
    case .law(let law): return [LawPage(law: law).page]
    case .phase(let phase): return [page(phase, try book(in: world))]
    case .sign(let word): return [Page(title: word.sign, says: PageText(word.sentence))]
    case .term(let term): return [term.page]
    case .terms: return [Term.page]
    case .code(let code): return [code.page]
    case .language(let word, let part):
      return [KeyPage(word: word, part: part, book: printsAll ? try book(in: world) : nil).page]
    case .declaringProtocol(let found): return [ProtocolPage(subject: found).page]
    case .answer(let answer, let lesson): return [AnswerPage.page(of: answer, in: lesson)]
    case .gap(let gap): return [AnswerPage.page(of: gap)]
    case .lesson(let lesson, let number): return [AnswerPage.page(of: lesson, number: number)]
    case .scenario(let name): return try page(scenario: name, in: world).map { [$0] }
    case .exception(let found):
      let lessons = try book(in: world).map { RaisingLesson.all(in: $0) } ?? []
      return ExceptionPage(subject: found, lessons: lessons).pages
    case .evidence(let found): return [EvidencePage(evidence: found).page]
    case .line(let line): return try pages(line, in: world)
    case .question: return nil
    }
  }

  private func pages(_ callback: Callback, _ book: LessonBook?) -> [Page] {
    // A query may be called like a callback.
    let listing = StepListing.named(callback.facts.key)
    return [page(callback, book)] + (listing.map { [page($0, book)] } ?? [])
  }

  func page(_ callback: Callback, _ book: LessonBook?) -> Page {
    guard printsAll else { return CallbackPage(facts: callback.facts).short }
    let survey = book.map { CallbackSurvey(of: [callback], in: $0) }
    let sightings = survey.map { CallbackSightings(of: callback, in: $0) }
    return CallbackPage(facts: callback.facts, sightings: sightings).page
  }

  private func page(_ listing: StepListing, _ book: LessonBook?) -> Page {
    let sightings = book.map { WordSightings(of: listing, in: $0) }
    let page = WordPage(listing: listing, sightings: sightings)
    return printsAll ? page.page : page.short
  }

  private func page(_ phase: Phase, _ book: LessonBook?) -> Page {
    let sightings = book.map { PhaseSightings(of: phase, in: CourseRun.all(in: $0)) }
    let page = PhasePage(phase: phase, sightings: sightings)
    return printsAll ? page.page : page.short
  }

  private func page(scenario name: String, in world: World) throws(FileError) -> Page? {
    let loaded = try ScenarioReader(world: world).read(argument: name)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return nil }
    return ScenarioPage(name: loaded.file.name, scenario: scenario).page
  }

  /// The parts of a line of a trace, then the page of its subject.
  private func pages(_ line: PastedLine, in world: World) throws(FileError) -> [Page] {
    let rows = line.parts.map { $0.map { PageText($0) } }
    let head = [Page(title: "a line of a trace", parts: [.rows(rows)])]
    switch line.subject {
    case .word(let listing): return head + [page(listing, try book(in: world))]
    case .call(.callback(let callback)): return head + pages(callback, try book(in: world))
    case .call(let hook): return head + [HookPage(hook: hook).page]
    case .phase(let phase): return head + [page(phase, try book(in: world))]
    case .exception, .none: return head
    }
  }

  private func pages(_ rules: [RuleEntry]) -> [Page] {
    rules.map { RulePage(entry: $0, version: nil).page }
  }
}
