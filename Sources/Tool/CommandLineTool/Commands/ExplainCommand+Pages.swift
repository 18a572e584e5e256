import Diagnostics
import Project
import Scenarios
import TableTrace
import Teaching

/// Finds the pages of `explain`.
extension ExplainCommand {
  /// Returns the pages of the name's meanings, or nil after an error message.
  func pages(in world: World) throws(FileError) -> [Page]? {
    if case .terms = subject { return [Term.page] }
    if case .signs = subject { return [TraceWord.page] }
    guard let found = try explanations(in: world), let first = found.first else { return nil }
    if printsAll {
      return found.map(\.page)
        + (otherMeaning.map { [Page(title: name, says: PageText($0))] } ?? [])
    }
    var page = first.short
    for other in found.dropFirst() {
      page.parts.append(.remark(PageText("also \(other.name): \(other.purpose)")))
    }
    if found.count > 1, first.rest.isEmpty {
      let typed = ShellWord.quoted(name)
      // A name that begins with a dash would be read as an option.
      let words = name.hasPrefix("-") ? "--all -- \(typed)" : "\(typed) --all"
      page.add(PageHint("the whole page", "tabletrace explain \(words)"))
    }
    if let otherMeaning { page.parts.append(.remark(PageText("\(name): \(otherMeaning)"))) }
    return [page]
  }

  /// The name's other meaning in output, for example as a key.
  var otherMeaning: String? {
    switch subject {
    case .sign, .term, .terms, .signs: return nil
    case .callback, .hook, .word, .rules, .gate, .law, .phase, .code, .language,
      .declaringProtocol, .answer, .gap, .lesson, .scenario, .exception, .evidence, .line,
      .question:
      return Term.named(name)?.sentences ?? TraceWord.named(name)?.sentence
    }
  }

  /// Returns what the name can mean, with the page of each meaning.
  private func explanations(in world: World) throws(FileError) -> [Explanation]? {
    switch subject {
    case .callback(let callback): return try explanations(callback, in: world)
    case .hook(let hook): return [HookPage(hook: hook).explained]
    case .word(let listing):
      // A phase may have the same name as a step.
      let phase = try Phase(rawValue: listing.name).map { phase throws(FileError) in
        try explained(phase, in: world)
      }
      return [try explained(listing, in: world)] + [phase].compactMap(\.self)
    case .rules(let entries): return explanations(entries)
    case .gate(let gate):
      // A few gates have the same name as the rule that uses them.
      return [gate.explained]
        + explanations(RuleSelection.rules(named: gate.rawValue))
    case .law(let law): return [law.explained]
    case .phase(let phase): return [try explained(phase, in: world)]
    case .sign(let word): return [word.explained]
    case .term(let term):
      let part = ReferencePage.words.contains(name) ? ReferencePage.part(about: name) : nil
      let key = try part.map { part throws(FileError) in
        KeyPage(word: name, part: part, book: try wholeBook(in: world)).explained
      }
      return [term.explained] + [key].compactMap(\.self)
    case .code(let code): return [code.explained]
    case .language(let word, let part):
      return [KeyPage(word: word, part: part, book: try wholeBook(in: world)).explained]
    case .declaringProtocol(let found): return [found.explained]
    case .answer(let answer, let lesson): return [AnswerPage.explained(answer, in: lesson)]
    case .gap(let gap): return [AnswerPage.explained(gap, in: .shipped)]
    case .lesson(let lesson, let number): return [AnswerPage.explained(lesson, number: number)]
    case .scenario(let name): return try explained(scenario: name, in: world).map { [$0] }
    case .exception(let found):
      let lessons = try book(in: world).map { RaisingLesson.all(in: $0) } ?? []
      return ExceptionPage(subject: found, lessons: lessons).explanations
    case .evidence(let found): return [EvidencePage(evidence: found).explained]
    case .line(let line): return try explanations(line, in: world)
    case .question, .terms, .signs: return nil
    }
  }

  private func explanations(
    _ callback: Callback,
    in world: World
  ) throws(FileError) -> [Explanation] {
    // A query may have the same name as a callback.
    let query = try StepListing.named(callback.facts.key).map { listing throws(FileError) in
      try explained(listing, in: world)
    }
    return [explained(callback, try wholeBook(in: world))] + [query].compactMap(\.self)
  }

  /// Returns the explanation of a callback, with lessons only on the complete page.
  func explained(_ callback: Callback, _ book: LessonBook?) -> Explanation {
    let survey = book.map { CallbackSurvey(of: [callback], in: $0) }
    let sightings = survey.map { CallbackSightings(of: callback, in: $0) }
    return CallbackPage(facts: callback.facts, sightings: sightings).explained
  }

  private func explained(_ listing: StepListing, in world: World) throws(FileError) -> Explanation {
    let sightings = try wholeBook(in: world).map { WordSightings(of: listing, in: $0) }
    return WordPage(listing: listing, sightings: sightings).explained
  }

  private func explained(_ phase: Phase, in world: World) throws(FileError) -> Explanation {
    let sightings = try wholeBook(in: world).map { book in
      PhaseSightings(of: phase, in: CourseRun.all(in: book))
    }
    return PhasePage(phase: phase, sightings: sightings).explained
  }

  private func explained(scenario name: String, in world: World) throws(FileError) -> Explanation? {
    let loaded = try ScenarioReader(world: world).read(argument: name)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return nil }
    return ScenarioPage(name: loaded.file.name, scenario: scenario).explained
  }

  /// Returns the parts of a trace's line, then the page of what the line is about.
  private func explanations(
    _ line: PastedLine,
    in world: World
  ) throws(FileError) -> [Explanation] {
    let subject: [Explanation] =
      switch line.subject {
      case .word(let listing): [try explained(listing, in: world)]
      case .call(.callback(let callback)): try explanations(callback, in: world)
      case .call(let hook): [HookPage(hook: hook).explained]
      case .phase(let phase): [try explained(phase, in: world)]
      case .exception, .none: []
      }
    return [line.explained(with: subject)] + subject
  }

  private func explanations(_ rules: [RuleEntry]) -> [Explanation] {
    guard rules.count > 1 else { return rules.map { RuleExplanation(entry: $0).explained } }
    return [RuleGroupExplanation.explained(of: rules, named: word)]
  }

  /// Returns the lessons for a complete page, or nil for a short page, and without a library.
  private func wholeBook(in world: World) throws(FileError) -> LessonBook? {
    printsAll ? try book(in: world) : nil
  }
}
