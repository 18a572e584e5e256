import Scenarios
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// `quiz`.
struct QuizTests {
  private static let asked = [
    "load/first-load", "select/why-not-didselect", "crashes/model-not-changed", "scroll/one-row",
    "editing/swipe-not-possible", "updates/insert-a-row", "reuse/walk-through",
  ]

  private static func quiz(_ more: [String], typing lines: [String] = []) -> ToolRun {
    ToolRun(["quiz"] + more + ["--generated", "--quiet"], hasLibrary: true, typing: lines)
  }

  private static func scenario(_ name: String) throws -> Scenario {
    let text = try Repository.text("Scenarios/\(name).yaml")
    return try #require(ScenarioDecoder.decode(Array(text.utf8), path: name).scenario)
  }

  /// The right answers, as somebody who knows them all would give them.
  private static func key(_ name: String, seed: Int = 0) throws -> [QuizQuestion] {
    let scenario = try scenario(name)
    let maker = QuizMaker(scenario, scenario.newestVersion, names: .swift)
    return maker.questions(atMost: 5, seed: seed)
  }

  @Test(arguments: asked)
  func rightAnswersAreRight(name: String) throws {
    let key = try Self.key(name)
    #expect(key.count >= 3)
    let answers = key.map { "\($0.right)" }
    let given = Self.quiz([name, "--answers", answers.joined(separator: ",")])
    #expect(given.code == .success, "\(given.errors)")
    #expect(given.output.hasSuffix("\n\(key.count) of \(key.count) correct\n"))
    let typed = Self.quiz([name], typing: answers)
    #expect(typed.output == given.output)
  }

  /// The right choice is what the trace says; no other choice says the same, and each has a reason.
  @Test(arguments: asked)
  func choicesDifferAndOneIsTrue(name: String) throws {
    let scenario = try Self.scenario(name)
    let run = QuizRun(scenario, scenario.newestVersion, names: .swift)
    for seed in 0...3 {
      for question in try Self.key(name, seed: seed) {
        #expect(Set(question.choices.map(\.text)).count == question.choices.count)
        #expect(question.choices.count { $0.objection == nil } == 1)
        #expect(question.choices.count >= QuizQuestion.fewestChoices)
        let right = question.choices[question.right - 1].text
        switch question.subject {
        case .next:
          let step = run.events[question.event - 1].step
          #expect(run.next(at: question.event, of: step)?.text == right)
        case .answer(let text):
          #expect(run.events[question.event].text == "\(text) -> \(right)")
        }
      }
    }
  }

  /// What is said to be another version's comes from its trace.
  @Test func wrongChoicesComeFromOtherVersions() throws {
    let scenario = try Self.scenario("load/heights-before-cells")
    let maker = QuizMaker(scenario, .iOS(10), names: .swift)
    let objections = maker.questions(atMost: 5, seed: 0).flatMap(\.choices).compactMap(\.objection)
    #expect(objections.contains { $0.hasSuffix(" on iOS 17.") || $0.hasSuffix(" on iOS 11.") })
  }

  @Test func wrongChoicesComeFromGates() throws {
    let key = try Self.key("select/why-not-didselect")
    let objections = key.flatMap(\.choices).compactMap(\.objection)
    #expect(objections.contains { $0.contains("(highlight.should-highlight)") })
  }

  /// However long the trace is, few places are looked at, and there is enough to ask.
  @Test func aLongTraceIsAskedAboutAtFewPlaces() throws {
    let rows = "  - rows: 3000\n"
    let text = try Repository.text("Scenarios/load/heights-before-cells.yaml")
      .replacing("  - rows: 6\n", with: rows)
    #expect(text.contains(rows))
    let scenario = try #require(ScenarioDecoder.decode(Array(text.utf8), path: "long").scenario)
    let maker = QuizMaker(scenario, .iOS(10), names: .swift)
    #expect(maker.run.events.count > 9000)
    #expect(maker.places.count < 100)
    #expect(maker.questions(atMost: 5, seed: 0).count >= 3)
  }

  @Test func theCrashIsAsked() throws {
    let key = try Self.key("crashes/model-not-changed")
    let texts = key.map { $0.choices[$0.right - 1].text }
    #expect(texts.contains { $0.hasPrefix("! NSInternalInconsistencyException: Invalid update") })
  }

  @Test func seedsAskOtherQuestionsAndTheSameOnceMore() throws {
    let name = "reuse/walk-through"
    let first = Self.quiz([name, "--answers", "0,0,0,0,0"]).output
    #expect(Self.quiz([name, "--answers", "0,0,0,0,0"]).output == first)
    let other = Self.quiz([name, "--answers", "0,0,0,0,0", "--seed", "7"]).output
    #expect(other != first)
    #expect(Self.quiz([name, "--answers", "0,0,0,0,0", "--seed", "7"]).output == other)
  }

  @Test func wrongChoicesAreExplainedAndScored() throws {
    let key = try Self.key("select/why-not-didselect")
    let wrong = key.map { $0.right == 1 ? 2 : 1 }
    let run = Self.quiz(["select/why-not-didselect"], typing: wrong.map(String.init))
    #expect(run.output.hasSuffix("\n0 of \(key.count) correct\n"))
    for (question, choice) in zip(key, wrong) {
      let text = question.choices[question.right - 1].text
      #expect(run.output.contains("\nno, it is \(question.right): \(text)\n"))
      let objection = try #require(question.choices[choice - 1].objection)
      #expect(run.output.contains("\n  \(choice): \(objection)\n"))
    }
  }

  @Test func emptyLinesShowTheAnswerAndTheEndEnds() throws {
    let count = try Self.key("load/first-load").count
    let none = Self.quiz(["load/first-load"], typing: ["", "x", "9", "q"])
    #expect(none.output.contains("\nthe answer is "))
    #expect(none.output.hasSuffix("\n0 of 1 correct, \(count - 1) not asked\n"))
    #expect(
      none.errors
        == String(
          repeating: "type a number from 1 to 4, an empty line for the answer, or q\n",
          count: 2
        )
    )
    #expect(
      Self.quiz(["load/first-load"]).output.hasSuffix("\n0 of 0 correct, \(count) not asked\n")
    )
  }

  @Test(
    arguments: [
      (
        ["--answers", "1,x"],
        "invalid value 'x' for --answers\nexpected: a list of choices such as 1,3,2"
      ),
      (
        ["--answers", "9"], "'9' for --answers\nexpected: a choice from 1 to 4 for question 1"
      ),
      (
        ["--answers", "0,0,0,0,0,0"],
        "invalid value '0,0,0,0,0,0' for --answers\nexpected: at most "
      ),
      (["--seed", "-1"], "'-1' for --seed\nexpected: a whole number, 0 or more"),
    ]
  )
  func badValuesAreRefused(more: [String], message: String) {
    let run = Self.quiz(["load/first-load"] + more)
    #expect(run.code == .usage)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  /// A step that calls nobody is a question too, and a table that is never asked anything.
  @Test(arguments: ["load/blank-table", "select/nearest-selected-row"])
  func silenceIsAsked(name: String) throws {
    let key = try Self.key(name)
    #expect(key.contains { $0.choices[$0.right - 1].text == "nothing: the step is over" })
    let run = Self.quiz([name, "--answers", "0"])
    #expect(run.output.contains("# No callback is called here."))
    let tooMany = Array(repeating: "0", count: key.count + 1).joined(separator: ",")
    #expect(Self.quiz([name, "--answers", tooMany]).errors.contains(" for --answers\n"))
  }

  @Test func nothingIsAskedWhereNothingHappens() {
    let empty = "version: 1\ntitle: Nothing\nsections: []\nsteps: [layout]\n"
    let run = ToolRun(["quiz", "a.yaml", "--answers", "1"], files: MemoryFiles(["a.yaml": empty]))
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output == "no questions: a has too few events\n")
  }

  @Test("A scenario of a lesson asks the questions of its author")
  func lessonsAskTheirOwnQuestions() throws {
    let lesson = try #require(Course.shipped.lesson("estimates")?.lesson)
    let key = lesson.quiz.map { "\($0.right)" }.joined(separator: ",")
    let name = lesson.scenario
    let run = ToolRun(["quiz", name, "--answers", key, "--quiet"], hasLibrary: true)
    #expect(run.code == .success)
    #expect(run.output.hasSuffix("\n\(lesson.quiz.count) of \(lesson.quiz.count) correct\n"))
    let wrong = lesson.quiz[0].right % 2 + 1
    let other = ToolRun(["quiz", name, "--answers", "\(wrong)", "--quiet"], hasLibrary: true).output
    #expect(other.contains("no, it is \(lesson.quiz[0].right): "), "\(other)")
    let generated = ToolRun(["quiz", name, "--seed", "1", "--answers", "0"], hasLibrary: true)
    #expect(!generated.output.contains(lesson.quiz[0].question.plain))
  }
}
