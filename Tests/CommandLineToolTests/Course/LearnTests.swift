import Diagnostics
import Scenarios
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// `learn`, and the course behind it.
struct LearnTests {
  /// The numbers of all questions, answered or out of scope.
  private static var questions: [String] {
    Course.shipped.lessons.flatMap { $0.answers.map(\.number) } + Course.shipped.gaps.map(\.number)
  }

  /// Every question is answered once, or declared out of scope once, and no number is left out.
  @Test func everyQuestionIsAccountedFor() {
    let all = Self.questions
    let numbered = Set(all.map { $0.filter(\.isNumber) })
    #expect(Set(all).count == all.count)
    #expect(numbered.sorted() == (1...numbered.count).map { ($0 < 10 ? "0" : "") + "\($0)" })
    #expect(numbered.count >= 68)
    for gap in Course.shipped.gaps { #expect(gap.reason.count > 100) }
  }

  @Test func lessonsHaveNamesOfTheirOwn() {
    #expect(Set(Course.shipped.lessons.map(\.name)).count == Course.shipped.lessons.count)
    #expect(Course.shipped.lessons.first?.scenario == "load/first-load")
    #expect(Course.shipped.lessons.last?.name == "invalid-update")
    for lesson in Course.shipped.lessons {
      #expect(!lesson.answers.isEmpty)
      #expect(lesson.predict.hasSuffix("?"), "\(lesson.name)")
    }
  }

  /// What is expected of the trace is not told before it is asked for.
  @Test(arguments: Course.shipped.lessons.map(\.name))
  func nothingTellsWhatComesBeforeThePrediction(lesson: String) throws {
    let page = ToolRun(["learn", lesson, "--quiet"], hasLibrary: true).output
    let riddle = try #require(page.firstRange(of: "\nPredict")).lowerBound
    #expect(page.contains("\n  steps:\n"))
    for line in page[..<riddle].split(separator: "\n") {
      #expect(!line.drop { " -".contains($0) }.hasPrefix("expect:"), "\(line)")
    }
  }

  /// The quoted lines are in the golden of the lesson, in the order of the trace.
  @Test(arguments: Course.shipped.lessons.indices)
  func quotedLinesAreInTheGolden(index: Int) throws {
    let lesson = Course.shipped.lessons[index]
    let part = lesson.version.description.replacing(" ", with: "-")
    let golden = try Repository.text("Golden/\(lesson.scenario).\(part).trace")
    let lines = golden.split(separator: "\n").map(String.init)
    for answer in lesson.answers {
      #expect(!answer.places(in: lines).isEmpty, "\(lesson.name) \(answer.number): \(answer.line)")
      #expect(answer.text.count > 100)
    }
    let places = CourseSight.places(of: lesson.sights.map(\.line), in: lines)
    for (sight, place) in zip(lesson.sights, places) {
      #expect(place != nil, "\(lesson.name): \(sight.line)")
    }
  }

  @Test("The built-in lessons have no mistakes")
  func theShippedCourseIsRight() {
    #expect(CourseReader.shipped.mistakes.isEmpty, "\(CourseReader.shipped.mistakes)")
    #expect(EverydayWords.read.diagnostics.isEmpty, "\(EverydayWords.read.diagnostics)")
    let check = CourseCheck(course: .shipped)
    for lesson in Course.shipped.lessons {
      let file = SourceText(path: lesson.path, bytes: Array(lesson.file.utf8))
      let mistakes = check.diagnostics(of: lesson, in: file)
      #expect(mistakes.isEmpty, "\(lesson.name): \(mistakes.map(\.problem.wording.message))")
    }
  }

  @Test(
    "Each lesson shows the newest version of its scenario, and a common misconception"
  )
  func lessonsAreModern() throws {
    for lesson in Course.shipped.lessons {
      #expect(lesson.version == .iOS(26), "\(lesson.name)")
      #expect(
        lesson.prediction.choices.contains { !$0.isRight && $0.reply != nil },
        "\(lesson.name)"
      )
      #expect(lesson.idea.plain.count > 150 && lesson.code.count > 2, "\(lesson.name)")
      let shown = try #require(Course.shipped.lesson(lesson.name))
      let played = try #require(ShownLesson(number: shown.number, of: .shipped))
      #expect(played.scenario.versions.last == lesson.version, "\(lesson.name)")
      #expect(played.anchor > 1, "\(lesson.name)")
      let quiz = lesson.quiz.count
      #expect(quiz == 0 || (4...8).contains(quiz), "\(lesson.name)")
    }
  }

  /// What the texts name exists: scenarios, commands with lessons.
  @Test func whatIsNamedExists() throws {
    for gap in Course.shipped.gaps {
      for name in CourseCheck.names(in: gap.says) {
        #expect(Course.shipped.lesson(name) != nil, "\(gap.number): \(name)")
      }
    }
  }

  @Test("The user's file with the name of a lesson is not shown, and a note says so")
  func anOwnFileOfTheSameName() throws {
    let path = "Scenarios/load/first-load.yaml"
    let own = ToolRun(
      ["learn", "first-load"],
      files: MemoryFiles([path: Samples.noCell]),
      hasLibrary: true
    )
    let note =
      "note: the lesson uses the built-in scenario, not your scenario \(path). To see yours: "
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

  @Test("The command in the note works if the project's folders have other names")
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
    for lesson in Course.shipped.lessons { #expect(run.output.contains(" \(lesson.name) ")) }
    for question in Self.questions { #expect(run.output.contains(" \(question) ")) }
  }

  @Test func aPredictionNamesTheVersionOnce() {
    func page(_ lesson: String) -> String { ToolRun(["learn", lesson], hasLibrary: true).output }
    #expect(page("first-load").contains("\nPredict for iOS 26\nA table has three rows"))
    #expect(page("half-a-swipe").contains("\nPredict\nOn iOS 8.1, the user"))
  }

  @Test(arguments: ["Q39", "q39", "invalid-update", "64", "crashes/model-not-changed"])
  func lessonsAreFoundByNumberNameAndQuestion(word: String) {
    let run = ToolRun(["learn", word, "--quiet"], hasLibrary: true)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("Lesson 64 of 64: invalid-update\n"))
    #expect(run.output.contains("\nPredict for iOS 26\ndeleteRows is called for one of three rows"))
    #expect(run.output.contains("\n12  ! NSInternalInconsistencyException: Invalid update"))
    #expect(run.output.contains("\n  to fix it: "))
    #expect(run.output.contains("\nQ39: "))
    #expect(run.output.contains("\n  event 12: ! NSInternalInconsistencyException: Invalid update"))
    #expect(run.output.hasSuffix("\nThis was the last lesson.\n"))
  }

  @Test func eachLessonNamesTheNext() {
    let run = ToolRun(["learn", "q1", "--quiet"], hasLibrary: true)
    #expect(run.output.hasPrefix("Lesson 1 of 64: first-load\n"))
    #expect(run.output.hasSuffix("\nnext: tabletrace learn only-two-methods\n"))
  }

  @Test func thePageOfACallbackHasItsQuestions() {
    let run = ToolRun(["explain", "didSelectRowAt", "--all"], hasLibrary: true)
    #expect(run.output.contains("\n  Q27  didSelectRow is not called. Why?\n"))
    for number in ["Q02", "Q04", "Q11"] {
      let questions = Course.shipped.questions(about: .heightForRowAt).map(\.answer.number)
      #expect(questions.contains(number))
    }
    #expect(Course.shipped.questions(about: .didUpdateFocus).isEmpty)
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

  /// A question in place of a name gets a command that searches for it.
  @Test(arguments: ["learn", "list"])
  func aQuestionLeadsToTheSearch(command: String) {
    let run = ToolRun([command, "jump up"], hasLibrary: true)
    #expect(run.code == .usage)
    #expect(run.errors.contains("help: to search the lessons: tabletrace list --find 'jump up'\n"))
  }

  @Test func aCheckInTheTraceIsExplained() {
    let page = ToolRun(["learn", "blank-table", "--quiet"], hasLibrary: true).output
    #expect(page.replacing("\n", with: " ").contains("'- expect' is a check of this example"))
  }

  /// A terminal shows the trace once somebody asks for it; a pipe does not wait.
  @Test func aTerminalWaitsBeforeTheTrace() {
    let arguments = ["learn", "1", "--quiet", "--color", "never"]
    let piped = ToolRun(arguments, hasLibrary: true).output
    let typed = ToolRun(arguments, isTerminal: true, hasLibrary: true, typing: [""]).output
    #expect(!piped.contains("Return for the trace"))
    #expect(
      typed
        == piped.replacing(
          "\n\nThe trace under",
          with: "\n\nYour choice, or Return for the trace> \nThe trace under"
        )
    )
    let wrong = ToolRun(arguments, isTerminal: true, hasLibrary: true, typing: ["2"]).output
    #expect(wrong.contains("Not this one. Many people expect this."), "\(wrong)")
    let right = ToolRun(arguments, isTerminal: true, hasLibrary: true, typing: ["3"]).output
    #expect(right.contains("Right.\n"))
  }

  /// A number that is no choice is asked for again.
  @Test(arguments: ["7", "0", "x", "3 or 4"]) func aWrongChoiceIsNoReturn(typed: String) {
    let arguments = ["learn", "1", "--quiet", "--color", "never"]
    let run = ToolRun(arguments, isTerminal: true, hasLibrary: true, typing: [typed, "3"])
    #expect(run.errors.contains("type a number from 1 to "))
    #expect(run.output.contains("Right.\n"))
  }

  /// A scenario of the same name here is another one; the lesson speaks of its own.
  @Test func aFolderHereReplacesNoLesson() {
    let files = MemoryFiles(["Scenarios/load/first-load.yaml": Samples.twoRows])
    let run = ToolRun(["learn", "1"], files: files, hasLibrary: true)
    #expect(run.output.contains("[Apple, Banana, Cherry]"))
  }
}
