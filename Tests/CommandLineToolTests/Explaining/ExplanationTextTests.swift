import Diagnostics
import PlainWords
import Reports
import Sampling
import Scenarios
import ShippedLibrary
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// The texts that somebody has written for pages of `explain`, and the terms.
struct ExplanationTextTests {
  @Test("Every name has a text if its kind needs one, and every text has a name")
  func everyNameHasAText() throws {
    func names(_ kind: ExplanationText.Kind) throws -> Set<String> {
      Set(try ExplanationText.read(kind).keys)
    }
    let words = (StepListing.all + StepListing.queries).map(\.name)
    #expect(try names(.callback) == Set(Callback.allCases.map(\.facts.key)))
    #expect(try names(.step) == Set(words))
    #expect(try names(.phase) == Set(Phase.allCases.map(\.rawValue)))
    #expect(try names(.exception) == Set(ExceptionSubject.names))
    #expect(try names(.gate).isSubset(of: GateID.allCases.map(\.rawValue)))
    #expect(try names(.rule).isSubset(of: RuleID.allCases.map(\.rawValue)))
    #expect(try names(.key).isSubset(of: ReferencePage.words))
    #expect(try names(.code) == Set(ProblemCode.allCases.map(\.name)))
    #expect(
      Set(ProblemCode.allCases.map(\.title)).subtracting([""]).count == ProblemCode.allCases.count
    )
    let hooks = HookPage.hooks.flatMap(\.messages).map {
      HookPage(hook: $0).explained.purpose
    }
    #expect(!hooks.contains(""))
    #expect(try names(.hook).count == hooks.count)
  }

  private static let all = ExplanationText.Kind.allCases.flatMap { kind in
    ExplanationText.names(of: kind).map { ExplanationText.of(kind, $0) }
  }

  @Test("The method at the beginning of a text leads to the text's word")
  func methodsLeadToTheirWords() {
    let listings = StepListing.all + StepListing.queries
    let texts =
      listings.map { ($0.name, $0.meaning) }
      + ExplanationText.names(of: .key).map { ($0, ExplanationText.of(.key, $0).purpose ?? "") }
    for (word, meaning) in texts where !meaning.contains(")?.") {
      let method = meaning.prefix { $0.isLetter }
      guard method.count >= 4, meaning.dropFirst(method.count).first == "(" else { continue }
      #expect((UIKitMethod.word(for: String(method)) ?? String(method)) == word, "\(meaning)")
    }
    let words = Set(listings.map(\.name) + ExplanationText.names(of: .key))
    #expect(Set(UIKitMethod.words.values).subtracting(words) == [])
  }

  @Test("The texts use plain words")
  func wordsArePlain() {
    for text in Self.all {
      for words in [text.purpose, text.versions].compactMap(\.self) + text.reasons.map(\.says) {
        // Apple says of a callback that it tells the delegate something.
        let findings = PlainWords.findings(in: words).filter { !$0.hasPrefix("'tells'") }
        #expect(findings == [], "\(words)")
      }
    }
  }

  @Test("Every command in a text can be run as printed")
  func commandsWork() {
    let commands = Self.all.flatMap { text in
      text.reasons.compactMap(\.command) + [text.command].compactMap(\.self)
    }
    for command in Sample.of(Set(commands).sorted(), 40) {
      let run = ToolRun(ToolRun.words(command), hasLibrary: true)
      #expect(run.code == .success || run.code == .differs, "\(command)\n\(run.errors)")
    }
  }

  @Test("The command in a gate's text shows a call that the gate prevents")
  func gatesPrevent() {
    let commands = ExplanationText.names(of: .gate).compactMap { name in
      ExplanationText.of(.gate, name).command.map { (name, $0) }
    }
    for (name, command) in Sample.of(commands, 10) {
      let output = ToolRun(ToolRun.words(command), hasLibrary: true).output
      // A gate that holds, or that is not tested, is no answer.
      let lines = output.split(separator: "\n").filter { !$0.contains("✓") && !$0.contains("·") }
      #expect(lines.contains { $0.contains(name) }, "\(command)")
    }
  }

  @Test(
    "The page of a rule has a trace or an order, and an example shows each phase and step"
  )
  func placesShowThem() {
    for rule in Sample.of(RuleBook.all, 40) {
      let text = ExplanationText.of(.rule, rule.id.rawValue)
      let page = RuleExplanation(entry: rule).explained
      #expect(page.shown.count >= 2, "\(rule.id.rawValue) has neither a trace nor an order")
      #expect(text.place == nil || text.order == nil, "\(rule.id.rawValue)")
    }
    for phase in Phase.allCases {
      let text = ExplanationText.of(.phase, phase.rawValue)
      #expect(text.place == nil || PhasePage(phase: phase).explained.shown.count == 2)
    }
    for word in Sample.of(StepListing.all + StepListing.queries, 20) {
      let text = ExplanationText.of(.step, word.name)
      let shown = WordPage(listing: word).explained.shown
      #expect(text.place == nil || shown.count >= 2, "\(word.name)")
    }
  }

  @Test("The example of a scenario error shows what the tool prints")
  func examplesArePrinted() throws {
    let gallery = try Repository.files(
      below: "Tests/ScenariosTests/Gallery",
      suffix: "expected.txt"
    )
    .map { try Repository.text($0) }.joined(separator: "\n")
    .split(separator: "\n").joined(separator: "\n")
    for name in ExplanationText.names(of: .code) where name.hasPrefix("T") {
      let example = ExplanationText.of(.code, name).example
      #expect(example.first?.contains("[\(name)]") == true)
      #expect(gallery.contains(example.joined(separator: "\n")), "\(name)")
    }
  }

  @Test("A scenario that is suggested for a recording can be recorded")
  func recordingsArePossible() {
    let list = ToolRun(["recorder", "--list"], hasLibrary: true).output
    let lines = list.split(separator: "\n").map { $0.split(separator: "\t") }
    let possible = Set(lines.filter { $0.last?.hasPrefix("no") == false }.compactMap(\.first))
    for name in ExplanationText.names(of: .rule) {
      guard let scenario = ExplanationText.of(.rule, name).recording else { continue }
      #expect(possible.contains(scenario[...]), "\(name): \(scenario)")
    }
  }

  @Test("The reasons on a callback's page are about this callback", arguments: Callback.allCases)
  func reasonsAreAboutTheCallback(callback: Callback) {
    let text = ExplanationText.of(.callback, callback.facts.key)
    #expect((1...3).contains(text.reasons.count))
    #expect(text.reasons.count == 3 || !callback.isSentByTable)
    for reason in text.reasons {
      guard let command = reason.command?.split(separator: " ").map(String.init) else {
        #expect(!callback.isSentByTable, "\(reason.says) has no command")
        continue
      }
      guard command.first == "explain", let gate = command.last else { continue }
      let chain = GateBook.chain(of: callback).map(\.id.rawValue)
      #expect(chain.contains(gate), "\(gate) is no gate of \(callback.facts.key)")
    }
  }

  @Test("The order of calls in a text is that of a shipped scenario")
  func ordersAreTrue() throws {
    let texts = try ExplanationText.read(.callback)
    var pairs: [Callback: Set<Callback>] = [:]
    for callback in Callback.allCases {
      let order = (texts[callback.facts.key]?.order ?? "").split(separator: " ").compactMap {
        Callback.named(String($0))
      }
      for (first, second) in zip(order, order.dropFirst()) {
        pairs[first, default: []].insert(second)
      }
    }
    for (path, text) in Library.scenarios {
      guard let scenario = ScenarioDecoder.decode(Array(text.utf8), path: path).scenario else {
        continue
      }
      let own = Set(scenario.callbacks)
      guard pairs.contains(where: { own.contains($0.key) && !own.isDisjoint(with: $0.value) })
      else { continue }
      var seen: Set<Callback> = []
      for line in Simulation(scenario, scenario.newestVersion, recipients: nil).lines {
        guard case .call(.callback(let callback)) = line.kind else { continue }
        for first in seen { pairs[first]?.remove(callback) }
        seen.insert(callback)
      }
    }
    let left = pairs.flatMap { first, rest in
      rest.map { "\(first.facts.key) \(ExplanationText.arrow) \($0.facts.key)" }
    }
    #expect(left.sorted() == [])
  }

  private enum Library {
    static var scenarios: [(path: String, text: String)] {
      ShippedFile.below("Scenarios").filter { $0.path.hasSuffix(".yaml") }
        .map { ($0.path, $0.text) }
    }
  }

  @Test("Every term has a text of at most two sentences, and its own page")
  func termsHavePages() throws {
    let terms = try Term.read()
    let expected = ["re-query", "phase", "gate", "rule", "certainty", "golden", "pool"]
    #expect(Set(expected).isSubset(of: terms.map(\.name)))
    let all = ToolRun(["explain", "terms"]).output
    for term in terms {
      let words = Paragraph.lines(term.sentences, width: 78).map { "  \($0)\n" }.joined()
      #expect(all.contains("\n\(term.name)\n\(words)\n"))
      #expect(all.contains("\n  \(term.example)\n"))
      #expect(term.sentences.split(separator: ". ").count <= 2, "\(term.sentences)")
    }
    #expect(ToolRun(["explain", "re-query"]).output.hasPrefix("re-query\n\n"))
  }

  @Test("A page that uses a term of the tool links to the page of terms")
  func pagesLinkToTerms() {
    let callback = ToolRun(["explain", "didSelectRowAt"]).output
    #expect(!callback.contains("tabletrace explain terms"))
    let all = ToolRun(["explain", "didSelectRowAt", "--all"]).output
    #expect(all.contains("what 'gate' means: tabletrace explain terms\n"), "\(all)")
  }

  @Test("The words of traces are read without a mistake, each once")
  func wordsAreRead() throws {
    let words = try TraceWord.written().map(\.sign)
    #expect(Set(words).count == words.count)
    #expect(Set(words).isDisjoint(with: Term.all.map(\.name)))
    let reports = Finding.Kind.allCases.map(\.rawValue) + Certainty.allCases.map(\.rawValue)
    let written = Set(try TraceWord.written("report-words.yaml").map(\.sign))
    #expect(written.isSuperset(of: reports))
    #expect(try FileReference.read().map(\.title) == ["Patterns", "Logs", "Events"])
  }

  @Test(
    "A mistake in a file of texts is reported with its place",
    arguments: [
      ("- a list", 1, "the file needs names with texts"),
      ("a: []", 1, "'a' needs a block of texts"),
    ]
  )
  func mistakesHaveAPlace(text: String, line: Int, says: String) {
    #expect(throws: ExplanationFile.Mistake(path: "t.yaml", line: line, says: says)) {
      try ExplanationFile(path: "t.yaml", text: text)
    }
  }
}
