package import Diagnostics
package import Project
package import Scenarios
package import TableTrace

/// The subject of a page of `explain`.
package enum ExplainSubject {
  case callback(Callback)
  case hook(Message)
  case word(StepListing)
  case rules([RuleEntry])
  case gate(GateID)
  case law(Law)
  case phase(Phase)
  case sign(TraceWord)
  case term(Term)
  case terms
  case signs
  case code(ProblemCode)
  case language(String, part: String)
  case declaringProtocol(DeclaringProtocol)
  case answer(CourseAnswer, CourseLesson)
  case gap(CourseGap)
  case lesson(CourseLesson, number: Int)
  case scenario(String)
  case exception(ExceptionSubject)
  case evidence(Evidence)
  case line(PastedLine)
  case question(String, about: Callback?)

  /// Reads a name that has its own page, in any spelling, or returns nil.
  package init?(name word: String) {
    // Lines contain spaces, and so do headings of the reference, which are tried last.
    let subject =
      word.contains(" ")
      ? Self.ofATrace(word) ?? Self.ofTheTool(word)
      : Self.ofTheTool(word) ?? Self.ofTheCourse(word) ?? Self.ofATrace(word)
    guard let subject else { return nil }
    self = subject
  }

  /// Reads the name of a callback, rule, piece of evidence, gate, law, code, step or key.
  private static func ofTheTool(_ word: String) -> ExplainSubject? {
    // `*` also selects all rules, and `-` could be a misspelled name.
    if let sign = TraceWord.signs.first(where: { $0.sign == word }) { return .sign(sign) }
    if let callback = Callback.named(word) { return .callback(callback) }
    if let code = ProblemCode.named(word) { return .code(code) }
    if let gate = GateID(rawValue: word) { return .gate(gate) }
    if let law = LawID(rawValue: word).flatMap(LawBook.law) { return .law(law) }
    if let listing = StepListing.named(word) { return .word(listing) }
    if let hook = Message.hook(word) { return .hook(hook) }
    if case let rules = RuleSelection.rules(named: word), !rules.isEmpty { return .rules(rules) }
    if let found = DeclaringProtocol.named(word) { return .declaringProtocol(found) }
    if let found = Evidence(word) { return .evidence(found) }
    // Case does not matter for headings, so a name with exactly this case is preferred.
    // A golden is a file first, and then a key of the settings.
    if Term.named(word)?.isPrivate != true,
      ReferencePage.words.contains(word) || spelled(word) == nil,
      let part = ReferencePage.part(about: word)
    {
      return .language(word, part: part)
    }
    return ofUIKit(word)
  }

  /// Returns the callback, step, query or hook with this name, ignoring case, and its exact name.
  package static func spelled(_ word: String) -> (subject: ExplainSubject, name: String)? {
    if let callback = Callback.spelled(word) { return (.callback(callback), callback.facts.key) }
    if let listing = StepListing.spelled(word) { return (.word(listing), listing.name) }
    let letters = word.lowercased()
    guard let key = CallFilter.keys.first(where: { $0.lowercased() == letters }) else { return nil }
    return Message.hook(key).map { (.hook($0), key) }
  }

  /// Returns the step, query or key for a method of UIKit, with or without its arguments.
  private static func ofUIKit(_ word: String) -> ExplainSubject? {
    guard let name = UIKitMethod.word(for: word) else { return nil }
    if let listing = StepListing.named(name) { return .word(listing) }
    return ReferencePage.part(about: name).map { .language(name, part: $0) }
  }

  /// Reads the name of a question, lesson or scenario.
  private static func ofTheCourse(_ word: String) -> ExplainSubject? {
    if let found = Course.shipped.answer(word) { return .answer(found.answer, found.lesson) }
    if let gap = Course.shipped.gap(word) { return .gap(gap) }
    if word.contains("/"), !word.contains(" ") { return .scenario(word) }
    guard Int(word) == nil, let found = Course.shipped.lesson(word) else { return nil }
    return .lesson(found.lesson, number: found.number)
  }

  /// Reads a phase, a term, a sign, an exception, or a whole line.
  private static func ofATrace(_ word: String) -> ExplainSubject? {
    let phase = word.hasPrefix("> ") ? String(word.dropFirst(2)) : word
    if let phase = Phase(rawValue: phase) { return .phase(phase) }
    if word == "terms" { return .terms }
    if word == "signs" { return .signs }
    if let term = Term.named(word) { return .term(term) }
    if let sign = TraceWord.named(word) ?? TraceWord.phrase(word) { return .sign(sign) }
    if word.hasPrefix("["), let meaning = PastedLine.meaning(of: word) {
      return .sign(TraceWord(sign: word, sentence: meaning))
    }
    if let head = headOfATrace(word) { return head }
    if let line = PastedLine(word) {
      if case .exception(let exception) = line.subject { return .exception(exception) }
      return .line(line)
    }
    return ExceptionSubject(word).map { .exception($0) }
  }

  /// Reads a line of a trace's header, or a version.
  private static func headOfATrace(_ word: String) -> ExplainSubject? {
    if word.hasPrefix("scenario: ") { return .scenario(String(word.dropFirst("scenario: ".count))) }
    let version = word.hasPrefix("os: ") ? String(word.dropFirst("os: ".count)) : word
    guard let found = SystemVersion(typed: version) else { return nil }
    return .sign(
      TraceWord(
        sign: "\(found)",
        sentence:
          "An iOS or Mac Catalyst version. 'tabletrace run SCENARIO --os '\(found)'' simulates it, "
          + "and 'tabletrace rules --changes --os '\(found)'' lists what changed with it."
      )
    )
  }

  static var names: [String] {
    Callback.allCases.map(\.facts.key) + CallFilter.keys.dropFirst(Callback.allCases.count)
      + RuleSelection.names + GateID.allCases.map(\.rawValue) + LawID.allCases.map(\.rawValue)
      + Phase.allCases.map(\.rawValue) + ["terms", "signs"] + Term.all.map(\.name)
      + TraceWord.all.map(\.sign) + ProblemCode.allCases.map(\.name)
      + ReferencePage.words + DeclaringProtocol.allCases.map(\.rawValue) + Course.shipped.words
      + ExceptionSubject.names + Evidence.names
  }

  /// All names that have a page, including other spellings of callbacks.
  package static var candidates: [Candidate] {
    let callbacks = CallbackCandidates.all
    return callbacks + names.dropFirst(callbacks.count).map { Candidate($0) }
  }

  /// Returns the callback that a question contains, in any spelling or as the beginning of its key.
  package static func callback(in question: String) -> Callback? {
    let words = question.split { $0.isWhitespace || "?!,.;'\"".contains($0) }.map(String.init)
    if let named = words.lazy.compactMap({ Callback.spelled($0) }).first { return named }
    return words.lazy.compactMap { word -> Callback? in
      // An everyday word is not a misspelled callback.
      guard word.contains(where: \.isUppercase), word.first?.isLowercase == true,
        case .near(let callback, _) = NameReader.callback(word)
      else { return nil }
      return callback
    }.first
  }
}
