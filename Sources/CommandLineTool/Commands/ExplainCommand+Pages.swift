import Diagnostics
import Scenarios
import TableTrace

/// The pages of what `explain` explains.
extension ExplainCommand {
  /// The page, and what the name stands for besides; nil for a scenario that cannot be read, of which
  /// the world has been told.
  func page(in world: World, ink: Ink) throws(FileError) -> String? {
    let other = otherMeaning.map { "\n\(ink.paint(name, .bold)): \($0)\n" } ?? ""
    return try ownPage(in: world, ink: ink).map { $0 + other }
  }

  /// What the tool prints under a name that stands for something else first, such as a key.
  var otherMeaning: String? {
    if case .sign = subject { return nil }
    return TraceWord.named(name)?.sentence
  }

  private func ownPage(in world: World, ink: Ink) throws(FileError) -> String? {
    switch subject {
    case .callback(let callback): return page(callback, try book(in: world), ink)
    case .hook(let hook): return HookPage(hook: hook, ink: ink).text + written(hook)
    case .word(let listing):
      let book = try book(in: world)
      // A phase may be called like a step.
      let phase = Phase(rawValue: listing.name).map { PhasePage(phase: $0, book: book, ink: ink) }
      return page(listing, book, ink) + (phase.map { "\n" + $0.text } ?? "")
    case .rules(let entries): return pages(entries, ink).joined(separator: "\n")
    case .gate(let gate):
      // A few gates are called like the rule that looks at them.
      let rules = RuleSelection.rules(named: gate.rawValue)
      return ([page(gate, ink)] + pages(rules, ink)).joined(separator: "\n")
    case .law(let law): return LawPage(law: law, ink: ink).text
    case .phase(let phase):
      return PhasePage(phase: phase, book: try book(in: world), ink: ink).text
    case .sign(let word): return "\(ink.paint(word.sign, .bold)): \(word.sentence)\n"
    case .code(let code): return page(code, ink)
    case .language(let word, let part):
      return KeyPage(word: word, part: part, book: try book(in: world), ink: ink).text
    case .declaringProtocol(let found): return ProtocolPage(subject: found, ink: ink).text
    case .answer(let answer, let lesson): return AnswerPage(ink: ink).text(of: answer, in: lesson)
    case .gap(let gap): return AnswerPage(ink: ink).text(of: gap)
    case .lesson(let lesson, let number):
      return AnswerPage(ink: ink).text(of: lesson, number: number)
    case .scenario(let name): return try page(scenario: name, in: world, ink)
    case .exception(let found):
      let lessons = try book(in: world).map { RaisingLesson.all(in: $0) } ?? []
      return ExceptionPage(subject: found, lessons: lessons, ink: ink).text
    case .evidence(let found): return EvidencePage(evidence: found, ink: ink).text
    case .line(let line): return try page(line, in: world, ink)
    case .question: return nil
    }
  }

  private func page(_ callback: Callback, _ book: LessonBook?, _ ink: Ink) -> String {
    let sightings = book.map { CallbackSightings(of: callback, in: $0) }
    let text = CallbackPage(facts: callback.facts, sightings: sightings, ink: ink).text
    // A query may be called like a callback.
    return text + (StepListing.named(callback.facts.key).map { "\n" + page($0, book, ink) } ?? "")
  }

  private func page(_ listing: StepListing, _ book: LessonBook?, _ ink: Ink) -> String {
    let sightings = book.map { WordSightings(of: listing.name, isQuery: listing.isQuery, in: $0) }
    return WordPage(listing: listing, sightings: sightings, ink: ink).text
  }

  /// How a hook is written in a scenario; empty for one that no scenario writes.
  private func written(_ hook: Message) -> String {
    let key: String
    switch hook {
    case .cell(let hook): key = hook.key
    case .controller(let hook): key = hook.rawValue
    case .cellProvider, .callback: return ""
    }
    return ScenarioReference.part(about: key).map { "\n" + $0 } ?? ""
  }

  private func page(
    scenario name: String,
    in world: World,
    _ ink: Ink
  ) throws(FileError) -> String? {
    let loaded = try ScenarioReader(world: world).read(argument: name)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return nil }
    return ScenarioPage(loaded: loaded, scenario: scenario, ink: ink).text
  }

  /// The parts of a line of a trace, then the page of what it is about.
  private func page(_ line: PastedLine, in world: World, _ ink: Ink) throws(FileError) -> String {
    let parts = PageParts(ink: ink)
    let head = parts.head("a line of a trace") + parts.table(line.parts)
    switch line.subject {
    case .word(let listing): return head + "\n" + page(listing, try book(in: world), ink)
    case .call(.callback(let callback)):
      return head + "\n" + page(callback, try book(in: world), ink)
    case .call(let hook): return head + "\n" + HookPage(hook: hook, ink: ink).text
    case .phase(let phase):
      return head + "\n" + PhasePage(phase: phase, book: try book(in: world), ink: ink).text
    case .exception, .none: return head
    }
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
