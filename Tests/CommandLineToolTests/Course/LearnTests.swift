import Scenarios
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// `learn`, and the course behind it.
struct LearnTests {
  /// The questions that people ask, Q01 to Q58 with 47a to 47c.
  private static let questions: [String] =
    (1...58).map { "Q" + ($0 < 10 ? "0" : "") + "\($0)" } + ["Q47a", "Q47b", "Q47c"]

  /// Every question is answered once, or declared out of scope once.
  @Test func everyQuestionIsAccountedFor() {
    let answered = Course.lessons.flatMap { $0.answers.map(\.number) }
    let all = answered + Course.gaps.map(\.number)
    #expect(all.sorted() == Self.questions.sorted())
    for gap in Course.gaps { #expect(gap.reason.count > 100) }
  }

  @Test func lessonsHaveNamesOfTheirOwn() {
    #expect(Set(Course.lessons.map(\.name)).count == Course.lessons.count)
    #expect(Course.lessons.first?.scenario == "load/first-load")
    #expect(Course.lessons.last?.name == "invalid-update")
    for lesson in Course.lessons {
      #expect(!lesson.answers.isEmpty)
      #expect(lesson.predict.contains("?") || lesson.predict.contains("Order these: "))
    }
  }

  /// What is expected of the trace is not told before it is asked for.
  @Test(arguments: Course.lessons.map(\.name))
  func nothingTellsWhatComesBeforeThePrediction(lesson: String) throws {
    let page = ToolRun(["learn", lesson, "--quiet"], hasLibrary: true).output
    let riddle = try #require(page.firstRange(of: "\nPredict\n")).lowerBound
    #expect(page.contains("\n  steps:\n"))
    for line in page[..<riddle].split(separator: "\n") {
      #expect(!line.drop { " -".contains($0) }.hasPrefix("expect:"), "\(line)")
    }
  }

  /// The quoted line stands in the golden of the lesson, which is a version that the scenario names.
  @Test(arguments: Course.lessons.indices)
  func quotedLinesStandInTheGolden(index: Int) throws {
    let lesson = Course.lessons[index]
    let part = lesson.version.description.replacing(" ", with: "-")
    let golden = try Repository.text("Golden/\(lesson.scenario).\(part).trace")
    let lines = golden.split(separator: "\n").map(String.init)
    for answer in lesson.answers {
      #expect(!answer.places(in: lines).isEmpty, "\(lesson.name) \(answer.number): \(answer.line)")
      #expect(answer.text.count > 100)
    }
  }

  /// What the texts name exists: scenarios, commands with lessons.
  @Test func whatIsNamedExists() throws {
    let texts =
      Course.lessons.flatMap { $0.answers.map(\.text) + [$0.predict] } + Course.gaps.map(\.reason)
    for text in texts {
      for word in text.split(whereSeparator: { " ()',".contains($0) }) where word.contains("/") {
        #expect(throws: Never.self) { try Repository.text("Scenarios/\(word).yaml") }
      }
      for part in text.split(separator: "tabletrace learn ").dropFirst() {
        let name = String(part.prefix { $0 != "'" })
        #expect(Course.lesson(name) != nil, "\(name)")
      }
    }
  }

  @Test("A file of one's own that is called like a lesson is not shown, and the note says so")
  func anOwnFileOfTheSameName() throws {
    let path = "Scenarios/load/first-load.yaml"
    let own = ToolRun(
      ["learn", "first-load"],
      files: MemoryFiles([path: Samples.noCell]),
      hasLibrary: true
    )
    let note =
      "note: the lesson shows the scenario of the tool; \(path) is another one of this name: "
      + "tabletrace show \(path)\n"
    #expect(own.code == .success)
    #expect(own.errors.contains(note), "\(own.errors)")
    let same = ToolRun(
      ["learn", "first-load"],
      files: MemoryFiles([path: try Repository.text(path)]),
      hasLibrary: true
    )
    #expect(same.output == own.output)
    #expect(!same.errors.contains("another one of this name"))
  }

  @Test("The command of the note can be typed where the folders of the project have other names")
  func theNoteNamesTheFolders() {
    let run = ToolRun(
      ["learn", "first-load"],
      files: MemoryFiles([
        "tabletrace.yaml": "scenarios: My tables\n",
        "My tables/load/first-load.yaml": Samples.noCell,
      ]),
      hasLibrary: true
    )
    let path = "My tables/load/first-load.yaml"
    #expect(run.errors.contains(": tabletrace show '\(path)'\n"), "\(run.errors)")
  }

  @Test func theCourseIsListed() {
    let run = ToolRun(["learn"], hasLibrary: true)
    #expect(run.code == .success)
    for lesson in Course.lessons { #expect(run.output.contains(" \(lesson.name) ")) }
    for question in Self.questions { #expect(run.output.contains(" \(question) ")) }
  }

  @Test(arguments: ["Q39", "q39", "invalid-update", "56", "crashes/model-not-changed"])
  func lessonsAreFoundByNumberNameAndQuestion(word: String) {
    let run = ToolRun(["learn", word, "--quiet"], hasLibrary: true)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("Lesson 56 of 56: invalid-update\n"))
    #expect(run.output.contains("\nPredict\ndeleteRows for one of three rows"))
    #expect(run.output.contains("\n! NSInternalInconsistencyException: Invalid update"))
    #expect(run.output.contains("\n  to fix it: "))
    #expect(run.output.contains("\nQ39: "))
    #expect(run.output.contains("\n  event 12: ! NSInternalInconsistencyException: Invalid update"))
    #expect(run.output.hasSuffix("\nThis was the last lesson.\n"))
  }

  @Test func eachLessonNamesTheNext() {
    let run = ToolRun(["learn", "q1", "--quiet"], hasLibrary: true)
    #expect(run.output.hasPrefix("Lesson 1 of 56: first-load\n"))
    #expect(run.output.hasSuffix("\nnext: tabletrace learn only-two-methods\n"))
  }

  @Test func thePageOfACallbackHasItsQuestions() {
    let run = ToolRun(["explain", "didSelectRowAt"], hasLibrary: true)
    #expect(run.output.contains("\n  Q27  didSelectRow is not called. Why?\n"))
    for number in ["Q02", "Q04", "Q11"] {
      let questions = Course.questions(about: .heightForRowAt).map(\.answer.number)
      #expect(questions.contains(number))
    }
    #expect(Course.questions(about: .didUpdateFocus).isEmpty)
  }

  @Test func gapsSayWhy() {
    let run = ToolRun(["learn", "Q47b"], hasLibrary: true)
    #expect(run.output.hasPrefix("Q47b: Why is the removal"))
    #expect(run.output.contains("\nOut of scope. Nothing is drawn here"))
  }

  @Test func slipsAreAnsweredByNearNames() {
    let run = ToolRun(["learn", "invalid-updat"], hasLibrary: true)
    #expect(run.code == .usage)
    #expect(run.errors.contains("did you mean 'invalid-update'?"))
  }

  /// A terminal shows the trace once somebody asks for it; a pipe does not wait.
  @Test func aTerminalWaitsBeforeTheTrace() {
    let arguments = ["learn", "1", "--quiet", "--color", "never"]
    let piped = ToolRun(arguments, hasLibrary: true).output
    let typed = ToolRun(arguments, isTerminal: true, hasLibrary: true, typing: [""]).output
    #expect(!piped.contains("Return shows the trace"))
    #expect(
      typed
        == piped.replacing(
          "\n\nThe trace under",
          with: "\n\nPress Return to see the trace> \nThe trace under"
        )
    )
  }

  /// A scenario of the same name here is another one; the lesson speaks of its own.
  @Test func aFolderHereReplacesNoLesson() {
    let files = MemoryFiles(["Scenarios/load/first-load.yaml": Samples.twoRows])
    let run = ToolRun(["learn", "1"], files: files, hasLibrary: true)
    #expect(run.output.contains("[Apple, Banana, Cherry]"))
  }
}
