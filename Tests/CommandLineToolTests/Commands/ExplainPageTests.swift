import Reports
import Sampling
import Scenarios
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// The pages of what is neither a callback nor a rule.
struct ExplainPageTests {
  private func page(_ word: String) -> ToolRun {
    ToolRun(["explain", "--all", "--", word], hasLibrary: true)
  }

  @Test(
    "The page of a step or query shows its UIKit method and its form in a scenario",
    arguments: StepListing.all + StepListing.queries
  )
  func everyWordHasItsMeaning(listing: StepListing) {
    #expect(listing.meaning.hasSuffix("."), "\(listing.name)")
    let run = ToolRun(["explain", listing.name])
    #expect(run.code == .success)
    // A callback of the same name is explained first.
    guard Callback.named(listing.name) == nil else {
      #expect(run.output.contains("\nalso \(listing.name): \(listing.meaning)\n"))
      return
    }
    #expect(run.output.contains("\n\n\(Paragraph.wrapped(listing.meaning))\n"))
    #expect(
      run.output.contains("\nhow a scenario writes it\n\n  steps:\n") != listing.example.isEmpty
    )
    #expect(run.output.contains("\ncommon mistakes and surprises\n  1. "))
  }

  /// A word, and what its page says of calls, phases, gates, rules, lessons and questions.
  @Test(
    arguments: Sample.of(
      [
        (
          "reloadData",
          [
            "\n  done by  your app, by a method call\n",
            "\n  numberOfRowsInSection  inside the step",
            "\n  cellForRowAt           > layout", "\n  reload.did-end ",
            "\n  reload/reload-is-two-moments ", "\n  Q15 ",
          ]
        ),
        (
          "tap",
          [
            "\n  done by  the user\n", "\n  willSelectRowAt ",
            "\n  didDeselectRowAt ",
            "\nconditions (gates) that prevented calls in this step\n",
            "\n  selection.will-deselect ",
            "\n  select/",
          ]
        ),
        (
          "visibleCells",
          [
            "\n  called by  your app\n", "\n  cellForRowAt ",
            "\n  reload/reload-then-visible-cells ",
            "\n  Q17 ",
          ]
        ),
        ("selectRow", ["\n  selection.by-user ", "\n  select/programmatic "]),
        (
          "delegate", ["\n\ntableView.delegate, ", "\n| `delegate` |"]
        ),
        ("dequeue", ["dequeueReusableCell(withIdentifier:for:)", "\n  load/dequeue-two-ways "]),
        ("> idle", ["> idle\n\n"]),
      ],
      2
    )
  )
  func whatTheLessonsShow(word: String, parts: [String]) {
    let run = page(word)
    #expect(run.code == .success)
    for part in parts { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
  }

  @Test("A word that is both a step and a phase has both pages")
  func aStepAndAPhase() {
    let run = page("layout")
    #expect(run.output.hasPrefix("layout\n  done by  "))
    #expect(run.output.contains("\n> layout\n\n\(Paragraph.wrapped(Phase.layout.sentence))"))
  }

  @Test(
    "Words of reports and names of devices have a page without lessons",
    arguments: [
      "tabletrace trace 1", "Cell#1 new", "Cell#7 reused", "in the step itself", "UIKit", "decides",
      "calls", "raised", "claim-met", "partly-met",
    ] + Device.all.map(\.name)
  )
  func aWordOfAReport(word: String) {
    let run = page(word)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("\(word)\n\n"), "\(run.output)")
    #expect(run.output.contains(".\n\nrelated\n  "), "\(run.output)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test("The heading above similar questions names the first of them")
  func aHeadingNamesAQuestionBelowIt() throws {
    let run = page("why is willdisplay not called")
    let head = "\nsimilar questions ('tabletrace explain "
    let rest = try #require(run.output.firstRange(of: head).map { run.output[$0.upperBound...] })
    let number = rest.prefix { $0 != "'" }
    #expect(rest.hasPrefix("\(number)' answers the first)\n  \(number) "), "\(rest)")
  }

  @Test("The page of a step does not list calls that only the app's reactions cause")
  func reactionsAreNoPartOfAStep() {
    let calls = page("tap").output.components(between: "the calls that", and: "\n\n")
    #expect(!calls.contains("numberOfRowsInSection"), "\(calls)")
    #expect(calls.contains("didSelectRowAt"), "\(calls)")
    #expect(page("model").output.contains("It causes no call in the lessons"))
  }

  @Test(
    arguments: Sample.of(
      [
        (
          "load/first-load",
          [
            "\n  question  In which order", "\n  cellForRowAt ", "\n  Q01 ",
            "tabletrace quiz load/",
          ]
        ),
        ("first-load", ["\n  lesson    1 of ", "\n  scenario  load/first-load\n", "\n  Q01 "]),
        (
          "Q27",
          ["Q27: didSelectRow is not called. Why?\n", ", in select/why-not-didselect\n"]
        ),
        ("q27", ["Q27: didSelectRow is not called. Why?\n"]),
        ("q47a", ["Q47a: reloadData inside "]),
        ("Q47b", ["Q47b: ", "Out of scope. "]), ("Q1", ["Q01: "]),
        ("UITableViewDataSource", ["\n  numberOfRowsInSection ", "required"]),
        ("uiscrollviewdelegate", ["\n  scrollViewDidScroll ", "\n  received by    delegate\n"]),
        ("performBatchUpdates(_:completion:)", ["batch\n  done by", "\n\nperformBatchUpdates("]),
        ("insertRows(at:with:)", ["insertRows\n  done by  "]),
        ("setContentOffset", ["scroll\n  done by"]),
        ("tableView.reloadData()", ["reloadData\n  done by"]),
        ("applySnapshot", ["apply\n  done by"]), ("touchesBegan", ["touchDown\n  done by"]),
        ("deleteRowsAtIndexPaths:withRowAnimation:", ["deleteRows\n  done by"]),
        ("dequeueReusableCell(withIdentifier:)", ["dequeue\n\nWhich method dequeues the cells."]),
        ("allowsSelection", ["\n\nThe property allowsSelection of UITableView"]),
        ("os: iOS 12", ["iOS 12\n\nAn iOS or Mac Catalyst version"]),
        ("[0, 2]", ["[0, 2]\n\nRow 2 of section 0"]),
        ("scenario: load/first-load", ["\n  question  In which order"]),
        ("Cell#17", ["Cell#17\n\nA cell with its number"]),
        ("golden", ["golden\n\nThe file with the trace"]),
        ("re-query", ["re-query\n\nThe table queries"]),
        ("gates", ["gate\n\nA condition"]), ("terms", ["\nre-query\n  ", "\npool\n  "]),
        ("prepareForReuse()", ["\n\nResets a cell that is about to be reused."]),
      ],
      8
    )
  )
  func coursesProtocolsAndHooks(word: String, parts: [String]) {
    let run = page(word)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.errors.isEmpty)
    for part in parts { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
  }

  @Test("For the beginning of several names, the command suggests these names")
  func severalNames() {
    let run = page("UITableView")
    #expect(run.code == .usage)
    #expect(run.errors.contains("did you mean 'UITableViewDataSource', "), "\(run.errors)")
    #expect(page("heightFor").code == .usage)
  }

  @Test("A missing scenario is reported")
  func noSuchScenario() {
    let run = page("load/frist-load")
    #expect(run.code == .invalid)
    #expect(run.errors.contains("did you mean 'load/first-load'?"), "\(run.errors)")
  }

  @Test(arguments: UIKitException.samples + UIKitException.samplesOfApps)
  func everyExceptionHasAPage(exception: UIKitException) throws {
    let whole = "! \(exception.name): \(exception.reason)"
    let start = exception.reason.split(separator: " ").prefix(5).joined(separator: " ")
    for text in [exception.reason, whole, start] {
      let found = try #require(ExceptionSubject(text), "\(text)")
      #expect(found.samples.contains(exception), "\(text)")
    }
    let run = ToolRun(["explain", "--all", exception.name])
    #expect(run.code == .success)
    #expect(run.output.contains(exception.rule.rawValue))
  }

  @Test(
    arguments: Sample.of(
      [
        (
          "Invalid update: invalid number of rows in section 7", "validity.count-text",
          "crashes/model-not-changed"
        ),
        (
          "attempt to insert row 12 into section 3", "validity.insertion-range",
          "crashes/insert-beyond-the-end"
        ),
        (
          "unable to dequeue a cell with identifier Foo", "reuse.dequeue-unregistered",
          "load/not-registered"
        ),
        (
          "*** Terminating app due to uncaught exception 'NSRangeException', reason: '*** -[__NSArrayM objectAtIndex:]: index 9",
          "app.raised", "scroll/data-changed-without-reload"
        ),
      ],
      2
    )
  )
  func anExceptionLeadsToItsLesson(text: String, rule: String, lesson: String) {
    let run = page(text)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains(lesson), "\(run.output)")
    #expect(run.output.contains("\n  \(rule) ") || rule == "app.raised", "\(run.output)")
  }

  @Test("Every line of every golden can be explained, and so can each name in it")
  func everyLineOfATraceHasAPage() throws {
    var lines: Set<String> = []
    for path in try Repository.files(below: "Golden", suffix: ".trace") {
      for line in try Repository.text(path).split(separator: "\n").dropFirst(3) {
        lines.insert(String(line.drop { $0 == " " }).replacing(/[0-9]+/, with: "1"))
      }
    }
    #expect(lines.count > 1000)
    let unknown = lines.filter { ExplainSubject(name: $0) == nil }
    #expect(unknown.sorted().prefix(10) == [], "\(unknown.count)")
  }

  @Test("The words of steps and answers, and the codes of findings, have pages")
  func everyWordOfATraceHasAPage() throws {
    var words = Set(Finding.Kind.allCases.map(\.rawValue))
    let names = Set(StepListing.all.map(\.name) + StepListing.queries.map(\.name))
    for path in try Repository.files(below: "Golden", suffix: ".trace") {
      for line in try Repository.text(path).split(separator: "\n").dropFirst(3) {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("- ") {
          let found = line.split { !$0.isLetter }.map(String.init)
          words.formUnion(found.filter { names.contains($0) || Callback.named($0) != nil })
        } else if let arrow = line.firstRange(of: " -> "), !line.hasPrefix("*"),
          !line.hasPrefix("=")
        {
          let answer = line[arrow.upperBound...]
          guard answer.allSatisfy({ $0 != "\"" && $0 != "[" && $0 != "{" && $0 != "(" }) else {
            continue
          }
          words.formUnion(
            answer.split(separator: " ").map(String.init).filter { Double($0) == nil }
          )
        }
      }
    }
    #expect(words.count > 120)
    for word in words.sorted() {
      #expect(ExplainSubject(name: word) != nil, "\(word)")
    }
  }

  @Test(
    arguments: Sample.of(
      [
        ("why is didSelect not called", "select/why-not-didselect", "Q27"),
        ("why are my cells blank", "load/blank-table", "Q09"),
        ("when is willDisplay called twice", "willDisplayCell", ""),
        ("why does reloadData not refresh", "reload/", "Q18"),
      ],
      1
    )
  )
  func questionsLeadToPagesAndLessons(question: String, lesson: String, answer: String) {
    let run = page(question)
    #expect(run.code == .success)
    #expect(run.output.contains(lesson), "\(run.output)")
    #expect(run.output.contains(answer), "\(run.output)")
    #expect(!run.errors.contains("weak"), "\(run.errors)")
  }

  @Test("A weak match is reported, and so is no match")
  func weakMatches() {
    let weak = page("purple headers")
    #expect(
      weak.errors.contains("note: this is a weak match: \(SearchResult.advice)\n"),
      "\(weak.errors)"
    )
    #expect(weak.output.contains("lessons that answer"))
    #expect(page("how to bake bread").errors.contains("nothing here mentions 'bake'\n"))
  }
}

extension String {
  /// What stands between two texts; empty where there is nothing.
  fileprivate func components(between start: String, and end: String) -> Substring {
    guard let from = firstRange(of: start) else { return "" }
    let rest = self[from.upperBound...]
    return rest.firstRange(of: end).map { rest[..<$0.lowerBound] } ?? rest
  }
}
