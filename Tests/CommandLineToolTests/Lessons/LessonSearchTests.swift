import Testing

@testable import Project
@testable import Teaching

struct LessonSearchTests {
  /// What people ask, and a lesson that is among the first three.
  private static let questions: [(String, String)] = [
    ("cellForRow is not called, the table is blank", "load/blank-table"),
    ("didSelectRowAtIndexPath not called", "select/why-not-didselect"),
    ("tableView:didSelectRowAtIndexPath: is never called", "select/why-not-didselect"),
    ("heightForRow called for every row", "load/heights-before-cells"),
    ("is reloadData synchronous", "reload/reload-is-two-moments"),
    ("invalid number of rows in section", "crashes/model-not-changed"),
    ("unable to generate a new section map", "crashes/no-section-left"),
    ("jumpy after reloading with dynamic heights", "scroll/estimated-jump"),
    ("how to detect the end of loading", "scroll/end-of-loading"),
    ("viewForHeaderInSection not called", "headers/header-not-called"),
    ("swipe versus edit button", "editing/swipe-or-edit-button"),
    ("reorder control missing", "editing/reorder-control-missing"),
    ("selectRow does not call didSelect", "select/programmatic"),
    ("prefetching", "scroll/prefetch"),
    ("old content when cells are reused", "reuse/old-content"),
    ("willdisplay", "load/will-display"),
    ("cellforrow willdisplay", "load/will-display"),
    ("TAP GESTURE", "touch/recogniser-takes-the-touch"),
  ]

  @Test(arguments: questions)
  func findsTheLesson(question: String, lesson: String) throws {
    #expect(try BeginnersWordsTests.firstThree(question).contains(lesson))
  }

  @Test func whatIsFoundIsPrinted() throws {
    let (question, _) = Self.questions[0]
    let run = ToolRun(["list", "--find", question], hasLibrary: true)
    #expect(run.code == .success)
    let first = try #require(try BeginnersWordsTests.firstThree(question).first)
    #expect(run.output.hasPrefix("\(first) "), "\(run.output)")
  }

  @Test func nothingIsFoundForForeignWords() {
    let run = ToolRun(["list", "--find", "zebra"], hasLibrary: true)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "no lesson mentions 'zebra'\nhelp: describe in other words what happens on the screen, "
        + "name a callback ('tabletrace list callbacks'), or look through the course ('tabletrace learn')\n"
    )
  }

  @Test func wordsAreStems() {
    for word in ["deletes", "deleting", "deleted", "delete"] {
      #expect(SearchWords.stems(in: word) == ["delet"])
    }
    #expect(SearchWords.stems(in: "the table view") == [])
    #expect(SearchWords.stems(in: "didSelect").contains("select"))
    #expect(
      SearchWords.stems(in: "heightForRowAtIndexPath?").first == "heightForRowAt"
    )
  }

  @Test func lessonsAreListedBySubject() {
    let files = Samples.project([
      "Scenarios/load/why.yaml": Samples.noCell + "learn: Why is there no cell?\n"
    ])
    let run = ToolRun(["list"], files: files)
    #expect(
      run.output == """
        load
          load/why  Why is there no cell?

        scenarios without a question
          load  1  tabletrace list scenarios load

        """
    )
  }
}

struct ShowTests {
  @Test func showsQuestionSetUpTraceAndAnswer() {
    let run = ToolRun(["show", "select/why-not-didselect", "--os", "iOS 17"], hasLibrary: true)
    #expect(run.code == .success)
    let heads = [
      "Six reasons why didSelect is not called\n", "\nWhy is didSelectRow not called?\n",
      "\nThe scenario select/why-not-didselect\n  os: [iOS 12, iOS 17, iOS 26]\n",
      "\nThe trace under iOS 17\n- load\n", "\nThe answer\n", "\nsource: https://",
      "\nother versions: --os 'iOS 12', 'iOS 26'\n",
    ]
    var rest = run.output[...]
    for head in heads {
      let range = rest.firstRange(of: head)
      #expect(range != nil, "\(head) is missing or too early")
      if let range { rest = rest[range.upperBound...] }
    }
    #expect(!run.output.contains("\n  learn:"))
    #expect(!run.output.contains("\n  about:"))
  }

  @Test func theTraceIsThatOfRun() {
    let trace = ToolRun(["run", "load/first-load", "--quiet"], hasLibrary: true).output
    let body = trace.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4)
    let page = ToolRun(["show", "load/first-load"], hasLibrary: true).output
    #expect(page.contains(body.joined(separator: "\n")))
  }

  @Test func aCrashIsExplainedBelowTheTrace() {
    let page = ToolRun(["show", "crashes/model-not-changed"], hasLibrary: true)
    #expect(page.code == .success)
    #expect(page.output.contains("\n! "))
  }
}

struct NewTests {
  @Test func copiesALesson() {
    let files = MemoryFiles()
    let run = ToolRun(
      ["new", "mine/first", "--from", "load/first-load"],
      files: files,
      hasLibrary: true
    )
    #expect(run.output == "Scenarios/mine/first.yaml\n")
    let copy = files.text("Scenarios/mine/first.yaml") ?? ""
    #expect(copy.hasPrefix("version: 1\ntitle: The first load of a small table\n"))
    let trace = ToolRun(["run", "mine/first", "--quiet"], files: files, hasLibrary: true)
    #expect(trace.output.hasPrefix("tabletrace trace 1\nscenario: mine/first\n"))
  }

  @Test(arguments: [
    (["new", "load/two-rows", "--from", "load/two-rows"], ExitCode.invalid, "error[F013]"),
    (["new", "x", "--from", "recorded/load-01"], .invalid, "error[F013]"),
    (["new", "x", "--from", "load/none"], .invalid, "error[T001]"),
    (["new"], .usage, "error[U008]"),
    (["new", "--from", "load/first-load"], .usage, "error[U008]"),
  ])
  func refuses(arguments: [String], code: ExitCode, error: String) {
    let files = Samples.project([:])
    let before = files.contents
    let run = ToolRun(arguments, files: files, hasLibrary: true)
    #expect(run.code == code)
    #expect(run.errors.contains(error), "\(run.errors)")
    #expect(files.contents == before)
  }
}
