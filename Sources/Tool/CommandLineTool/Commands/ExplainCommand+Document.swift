import Diagnostics
import Project
import Scenarios
import TableTrace
import Teaching

/// Returns the output of `explain` as a JSON document.
extension ExplainCommand {
  /// Returns the document, or nil, after error messages, if a scenario cannot be read.
  func document(in world: World) throws(FileError) -> ExplanationDocument? {
    switch subject {
    case .callback(let callback): return document(callback, try book(in: world))
    case .rules(let entries): return document(.rules, rules: entries)
    case .gate(let gate): return document(gate)
    case .law(let law):
      let rules = law.suspensions.map(\.rule).compactMap { RuleBook.entry($0) }
      return document(.law, text: law.sentence, rules: rules)
    case .phase(let phase): return document(.phase, text: phase.sentence)
    case .sign(let word): return document(.sign, text: word.sentence)
    case .term(let term): return document(.term, text: term.sentences)
    case .terms: return try document(ofPage: .terms, in: world)
    case .signs: return try document(ofPage: .sign, in: world)
    case .code(let code): return document(code)
    case .language(_, let part):
      return document(.language, text: part + (otherMeaning.map { "\n\($0)\n" } ?? ""))
    case .question(let text, let callback):
      let book = try LessonBook(in: world)
      var document = callback.map { self.document($0, book) } ?? self.document(.question)
      document.subject = .question
      document.name = text
      let page = QuestionPage(question: text, book: book)
      document.lessons = page.hits
      return document
    case .hook: return try document(ofPage: .hook, in: world)
    case .word(let listing):
      return try document(ofPage: listing.isQuery ? .query : .step, in: world)
    case .declaringProtocol: return try document(ofPage: .protocol, in: world)
    case .answer, .gap: return try document(ofPage: .answer, in: world)
    case .lesson, .scenario: return try document(ofPage: .lesson, in: world)
    case .exception: return try document(ofPage: .exception, in: world)
    case .evidence: return try document(ofPage: .evidence, in: world)
    case .line: return try document(ofPage: .line, in: world)
    }
  }

  /// Returns the printed page as a document with one text.
  private func document(
    ofPage subject: ExplanationDocument.Subject,
    in world: World
  ) throws(FileError) -> ExplanationDocument? {
    try pages(in: world).map {
      document(subject, text: PagePlainText(ink: Ink()).text(of: $0))
    }
  }

  private func document(
    _ subject: ExplanationDocument.Subject,
    text: String? = nil,
    rules: [RuleEntry] = []
  ) -> ExplanationDocument {
    var document = ExplanationDocument(subject, word)
    document.text = text
    if !rules.isEmpty { document.rules = rules.map { RuleRecord($0) } }
    return document
  }

  private func document(_ callback: Callback, _ book: LessonBook?) -> ExplanationDocument {
    var document = ExplanationDocument(.callback, callback.facts.key)
    let sightings = book.map {
      CallbackSightings(of: callback, in: CallbackSurvey(of: [callback], in: $0))
    }
    document.text = ExplanationText.of(.callback, callback.facts.key).purpose
    document.callback = (callback.facts, sightings)
    return document
  }

  private func document(_ gate: GateID) -> ExplanationDocument {
    let lists = GateBook.all.filter { $0.gates.contains { $0.id == gate } }
    var document = document(.gate, rules: RuleSelection.rules(named: gate.rawValue))
    document.text = gate.sentence
    document.keeps = lists.map(\.callback.facts.key)
    return document
  }

  private func document(_ code: ProblemCode) -> ExplanationDocument {
    var document = document(.code, text: code.explanation)
    document.name = code.name
    document.title = code.title
    document.severity = code.severity.rawValue
    return document
  }
}
