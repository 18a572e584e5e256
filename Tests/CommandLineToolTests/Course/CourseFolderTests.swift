import Testing

@testable import Project
@testable import Teaching

/// `learn --course`: a teacher's own folder of lessons, and what is wrong with a broken one.
struct CourseFolderTests {
  /// A lesson as short as it can be, of the scenario `load/first-load` inside the tool.
  static let lesson = """
    ---
    os: iOS 26
    scenario: load/first-load
    ---
    # Counting

    ## Idea

    The table counts.

    ## Code

    ```swift
    let rows = 3
    ```

    ## Predict

    How often?

    - [ ] Once. *Many expect this.*
    - [x] Twice.

    It counts twice.

    ## Play

    - `numberOfSections(in:) -> 1`: The first count.

    ## Takeaway

    Remember: It counts twice.

    In your app: Count cheaply.

    ## Q1: Why twice?

    Because of the layout.

    ```trace
    > layout
    numberOfSections(in:) -> 1
    ```

    """

  private static func learn(_ files: [String: String], _ words: String...) -> ToolRun {
    ToolRun(
      ["learn", "--course", "lessons"] + words,
      files: MemoryFiles(files),
      hasLibrary: true
    )
  }

  @Test("A folder with one lesson is a course")
  func oneFileIsEnough() {
    let files = ["lessons/mine.md": Self.lesson]
    let list = Self.learn(files)
    #expect(list.code == .success, "\(list.errors)")
    #expect(list.output.contains("1  mine  Q1  Why twice?"), "\(list.output)")
    let lesson = Self.learn(files, "mine", "--quiet")
    #expect(lesson.code == .success)
    #expect(lesson.output.hasPrefix("Lesson 1 of 1: mine\n\nCounting\n\nThe table counts.\n"))
    #expect(lesson.output.contains("\n  event 7: numberOfSections(in:) -> 1\n"), "\(lesson.output)")
    #expect(Self.learn(files, "other").code == .usage)
    #expect(Self.learn(files, "mine", "--format", "markdown").output == Self.lesson)
    #expect(Self.learn(files, "mine", "--format", "json").code == .success)
  }

  /// A built-in lesson as `learn` prints it.
  private static var copy: String {
    ToolRun(["learn", "insert-and-delete", "--format", "markdown"], hasLibrary: true).output
  }

  @Test("A copy of a built-in lesson is a separate course")
  func copyOfALesson() {
    let list = Self.learn(["lessons/mine.md": Self.copy])
    #expect(list.code == .success, "\(list.errors)")
    #expect(list.output.contains("To begin: tabletrace learn mine --course lessons"))
    #expect(Self.learn(["lessons/mine.md": Self.copy], "mine").code == .success)
  }

  @Test("A quiz with a course asks the questions of its lesson")
  func quizOfALesson() {
    func quiz(_ name: String) -> ToolRun {
      ToolRun(
        ["quiz", name, "--course", "lessons", "--answers", "1"],
        files: MemoryFiles(["lessons/mine.md": Self.copy]),
        hasLibrary: true
      )
    }
    let run = quiz("mine")
    #expect(run.code == .success, "\(run.errors)")
    #expect(!run.output.contains("The questions are about"), "\(run.output)")
    #expect(quiz("other").code == .usage)
  }

  @Test("A lesson uses the scenario next to it")
  func theScenarioBesideALesson() {
    let scenario = "version: 1\ntitle: Mine\nos: iOS 26\nsections: [{rows: 1}]\nsteps: [load]\n"
    let lesson = Self.lesson.replacing("scenario: load/first-load\n", with: "")
      .replacing("numberOfSections(in:) -> 1", with: "> window")
      .replacing("> layout\n> window", with: "> layout")
    let run = Self.learn(
      ["lessons/mine.md": lesson, "lessons/mine.yaml": scenario],
      "1",
      "--quiet"
    )
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains("\nThe scenario mine\n"))
  }

  @Test("The file course.md orders lessons in chapters")
  func theListOrders() {
    let other = Self.lesson.replacing("## Q1:", with: "## Q2:")
    let list = "---\nchapters:\n  - title: First\n    lessons: [b, a]\n---\n# Course\n"
    let files = ["lessons/a.md": Self.lesson, "lessons/b.md": other, "lessons/course.md": list]
    let run = Self.learn(files)
    #expect(run.output.hasPrefix("First\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("1  b  Q2"))
  }

  /// A mistake, what is said of it and where.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
    var code: String
    var place: String

    init(_ description: String, _ old: String, _ new: String, _ code: String, _ place: String) {
      testDescription = description
      (self.old, self.new, self.code, self.place) = (old, new, code, place)
    }
  }

  private static let mistakes: [Mistake] = [
    Mistake("no front matter", "---\nos", "os", "M001", "lessons/mine.md:1:1"),
    Mistake("an unknown key", "os: iOS 26", "os: iOS 26\nchapter: 1", "T010", "mine.md:3:1"),
    Mistake("no version", "os: iOS 26\n", "", "T015", "mine.md:2:1"),
    Mistake("a version that is none", "iOS 26", "iOS 99", "T0", "mine.md:2:5"),
    Mistake("a missing part", "## Idea", "### Idea", "M002", "lessons/mine.md"),
    Mistake("no code", "```swift\nlet rows = 3\n```\n", "", "M002", "lessons/mine.md"),
    Mistake("no takeaway", "Remember:", "Forget:", "M002", "lessons/mine.md"),
    Mistake("an unknown headline", "## Idea", "## Idee", "M003", "lessons/mine.md:7:1"),
    Mistake(
      "code that does not end",
      "let rows = 3\n```",
      "let rows = 3",
      "M003",
      "lessons/mine.md"
    ),
    Mistake(
      "a part twice",
      "## Code",
      "## Idea\n\nMore.\n\n## Code",
      "M004",
      "lessons/mine.md:11:1"
    ),
    Mistake("no right answer", "- [x]", "- [ ]", "M005", "lessons/mine.md:21:1"),
    Mistake("one answer", "- [ ] Once. *Many expect this.*\n", "", "M005", "lessons/mine.md:21:1"),
    Mistake(
      "a line that is not in the trace",
      "`numberOfSections",
      "`numberOf",
      "M006",
      "mine.md:28:1"
    ),
    Mistake("no scenario", "load/first-load", "load/last-load", "M007", "lessons/mine.md:3:1"),
    Mistake("a version that the scenario lacks", "iOS 26", "iOS 16", "M008", "lessons/mine.md:2:1"),
    Mistake(
      "a name that leads nowhere",
      "It counts twice.\n\n##",
      "See `load/no`.\n\n##",
      "M011",
      "mine.md:24:1"
    ),
  ]

  @Test("A lesson with mistakes is refused, with the place of the mistake", arguments: mistakes)
  func brokenLessonsAreRefused(_ mistake: Mistake) {
    let text = Self.lesson.replacing(mistake.old, with: mistake.new)
    #expect(text != Self.lesson)
    let run = Self.learn(["lessons/mine.md": text])
    #expect(run.code == .invalid)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error[\(mistake.code)"), "\(run.errors)")
    #expect(run.errors.contains(mistake.place), "\(run.errors)")
  }

  /// A folder that is no course, and the code of what is said of it.
  struct Folder: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: String
    var files: [String: String]
  }

  private static let folders: [Folder] = [
    Folder(testDescription: "no lesson", code: "M010", files: ["lessons/a.yaml": ""]),
    Folder(
      testDescription: "two lessons that answer one question",
      code: "M009",
      files: ["lessons/a.md": lesson, "lessons/b.md": lesson]
    ),
    Folder(
      testDescription: "a list without a chapter",
      code: "T0",
      files: ["lessons/a.md": lesson, "lessons/course.md": "---\nchapters: []\n---\n"]
    ),
    Folder(
      testDescription: "a list with another lesson",
      code: "M010",
      files: [
        "lessons/a.md": lesson,
        "lessons/course.md": "---\nchapters: [{title: A, lessons: [b]}]\n---\n# A\n",
      ]
    ),
    Folder(testDescription: "a file", code: "F004", files: ["lessons": "a file"]),
    Folder(testDescription: "nothing", code: "F001", files: [:]),
  ]

  @Test("A folder with mistakes is refused", arguments: folders)
  func brokenFoldersAreRefused(_ folder: Folder) {
    let run = Self.learn(folder.files)
    #expect(run.code == .invalid)
    #expect(run.errors.contains("error[\(folder.code)"), "\(run.errors)")
  }

  @Test("Damaged files cause an error and no crash")
  func damagedFilesAreRead() {
    let lines = Self.lesson.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let slips: [[String]] = [[], ["```"], ["## "], ["- `"], ["- [x] *"], ["---"]]
    for count in lines.indices {
      let front: [String] = Array(lines[..<count])
      let rest: [String] = Array(lines[count...])
      var texts: [[String]] = [front, rest]
      for slip in slips { texts.append(front + slip + rest) }
      for text in texts {
        let run = Self.learn(["lessons/mine.md": text.joined(separator: "\n")])
        #expect(run.code == ExitCode.invalid || !run.output.isEmpty)
      }
    }
  }

  @Test("A site of a course folder contains its lessons")
  func theSiteOfAFolder() {
    let files = MemoryFiles(["lessons/mine.md": Self.lesson.replacing("- [x]", with: "- [ ]")])
    let run = ToolRun(["site", "--course", "lessons", "-o", "out"], files: files, hasLibrary: true)
    #expect(run.code == .invalid)
    #expect(run.errors.contains("error[M005]"))
    #expect(files.text("out/index.html") == nil)
  }
}
