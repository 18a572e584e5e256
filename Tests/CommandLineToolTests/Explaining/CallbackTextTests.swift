import Diagnostics
import Scenarios
import ShippedLibrary
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// The texts of the short pages of callbacks, and of the terms.
struct CallbackTextTests {
  @Test("Every callback has a text, and every text a callback")
  func everyCallbackHasAText() throws {
    #expect(Set(try CallbackText.read().keys) == Set(Callback.allCases))
  }

  @Test("The page of a callback has at most 40 lines", arguments: Callback.allCases)
  func pagesAreShort(callback: Callback) {
    let run = ToolRun(["explain", callback.facts.key], hasLibrary: true)
    #expect(run.code == .success)
    let page = CallbackPage(facts: callback.facts).short
    let lines = PagePlainText(ink: Ink()).text(of: page).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count <= 40, "\(lines.count) lines")
    #expect(run.output.hasPrefix("\(callback.facts.key)\n  "))
  }

  @Test("A sentence of a text has at most 25 words and no semicolon", arguments: Callback.allCases)
  func sentencesAreShort(callback: Callback) throws {
    let text = try #require(CallbackText.of(callback))
    let texts = [text.purpose, text.versions ?? ""] + text.reasons.map(\.says)
    for text in texts {
      #expect(!text.contains(";"), "\(text)")
      for sentence in text.replacing(". ", with: ".\n").split(separator: "\n") {
        let words = sentence.split(separator: " ")
        #expect(words.count <= 25, "\(words.count) words: \(sentence)")
      }
    }
  }

  @Test("The command of a reason is about the callback", arguments: Callback.allCases)
  func commandsWork(callback: Callback) throws {
    let text = try #require(CallbackText.of(callback))
    #expect((1...3).contains(text.reasons.count))
    #expect(text.reasons.count == 3 || !callback.isSentByTable)
    for reason in text.reasons {
      guard let command = reason.command else {
        #expect(!callback.isSentByTable, "\(reason.says) has no command")
        continue
      }
      try #require(command.count == 2, "\(command)")
      switch command[0] {
      case "explain":
        let chain = GateBook.chain(of: callback).map(\.id.rawValue)
        #expect(chain.contains(command[1]), "\(command[1]) is no gate of \(callback.facts.key)")
      case "show", "run":
        let path = "Scenarios/\(command[1]).yaml"
        #expect(ShippedFile.at(path) != nil, "there is no \(path)")
      case _: Issue.record("\(command)")
      }
    }
  }

  @Test("The order of a text is that of a shipped scenario, call after call")
  func ordersAreTrue() throws {
    let texts = try CallbackText.read()
    var pairs: [Callback: Set<Callback>] = [:]
    for callback in Callback.allCases {
      let order = (texts[callback]?.order ?? "").split(separator: " ").compactMap {
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
      rest.map { "\(first.facts.key) \(CallbackText.arrow) \($0.facts.key)" }
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

  @Test("A page that uses a term of the tool names the page of terms")
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
  }

  @Test(
    "A mistake in a file of texts has its place",
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
