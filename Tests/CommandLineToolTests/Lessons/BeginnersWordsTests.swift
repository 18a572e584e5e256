import Sampling
import Scenarios
import Testing

@testable import Project
@testable import Teaching

/// Whether somebody who knows no UIKit finds the answers with `list --find`.
///
/// `Tests/Search/beginners.tsv` was written before the search was tuned; a third of it was looked at
/// only when the search was done. `Tests/Search/titles.tsv` has the words of others.
struct BeginnersWordsTests {
  /// What is typed, and what answers it.
  struct Attempt: Sendable, CustomTestStringConvertible {
    /// The number of the question.
    var question: String
    /// Lessons that answer it as well.
    var lessons: Set<String>
    var words: String

    var testDescription: String { "\(question): \(words)" }

    /// Whether an answer is among the first three that are shown.
    func isFound(by search: LessonSearch) -> Bool {
      search.find(words, atMost: 3).lessons.map(\.document).contains { document in
        document.number == question || lessons.contains(document.name)
      }
    }
  }

  /// Attempts with those that fail, which are known and left.
  struct Trial: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var attempts: [Attempt]
    var misses: Set<String>
  }

  private static let questions = lines(of: "beginners.tsv").filter { $0.count == 5 }

  private static let trials = [
    Trial(
      testDescription: "words that the search was tuned by",
      attempts: attempts(columns: [2, 3]),
      misses: [
        "why does it ask the height before making the row",
        "difference between creating a cell and showing it", "no animation when removing top row",
      ]
    ),
    Trial(
      testDescription: "words that it was not tuned by",
      attempts: attempts(columns: [4]),
      misses: [
        "little i button in the row", "data not showing up in tabel",
        "set selected row from code nothing happens",
      ]
    ),
    Trial(
      testDescription: "titles of questions that others have asked",
      attempts: lines(of: "titles.tsv").map { cells in
        let lessons = questions.first { $0[0] == cells[0] }.map { Set(words($0[1])) }
        return Attempt(question: cells[0], lessons: lessons ?? [], words: cells[1])
      },
      misses: [
        "swift add swipe to delete tableviewcell",
        "scrolltorowatindexpath doesnt handle the last row properly",
      ]
    ),
  ]

  /// The cells of a table of attempts, line by line.
  private static func lines(of file: String) -> [[String]] {
    let text = (try? Repository.text("Tests/Search/\(file)")) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func attempts(columns: [Int]) -> [Attempt] {
    questions.flatMap { cells in
      columns.map { Attempt(question: cells[0], lessons: Set(words(cells[1])), words: cells[$0]) }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  @Test func eachQuestionIsAskedThreeTimes() {
    let numbers =
      Course.shipped.lessons.flatMap { $0.answers.map(\.number) }
      + Course.shipped.gaps.map(\.number)
    #expect(Self.questions.map { $0[0] }.sorted() == numbers.sorted())
    let count = numbers.count
    #expect(Self.trials.map(\.attempts.count) == [2 * count, count, 36])
  }

  /// Nine of ten are found; which are not is known.
  @Test(arguments: trials)
  func theAnswerIsAmongTheFirstThree(trial: Trial) throws {
    let search = try Self.search.get()
    let misses = trial.attempts.filter { !$0.isFound(by: search) }.map(\.words)
    #expect(Set(misses) == trial.misses)
    #expect(misses.count * 10 <= trial.attempts.count)
  }

  /// A lesson is found by its own words; where it is not, others have the same ones.
  @Test func lessonsAreFoundByTheirOwnQuestions() throws {
    let search = try Self.search.get()
    let lessons = try Self.book().entries.filter { $0.question != nil }
    let missed = Sample.of(lessons, 60).filter { lesson in
      let found = search.find(lesson.headline, atMost: 3).lessons.map(\.document.name)
      return !found.contains(lesson.file.name)
    }
    #expect(missed.map(\.file.name) == [])
    #expect(lessons.count > 250)
  }

  /// The other words of the course are no copy of the attempts, which would prove nothing.
  @Test func noAttemptStandsInTheCourse() {
    let course = Course.shipped
    let others = Set(
      course.lessons.flatMap { $0.answers.flatMap(\.otherWords) }
        + course.gaps.flatMap(\.otherWords)
    )
    for attempt in Self.trials.flatMap(\.attempts) {
      #expect(!others.contains(attempt.words), "\(attempt)")
    }
  }

  @Test func everyQuestionHasOtherWords() {
    for answer in Course.shipped.lessons.flatMap(\.answers) {
      #expect(!answer.otherWords.isEmpty, "\(answer.number)")
    }
    for gap in Course.shipped.gaps { #expect(!gap.otherWords.isEmpty, "\(gap.number)") }
  }

  /// The search of the library, made once.
  static let search = Result { LessonSearch(try book()) }

  /// The names of the lessons that are shown first.
  static func firstThree(_ words: String) throws -> [String] {
    try search.get().find(words, atMost: 3).lessons.map(\.document.name)
  }

  private static func book() throws -> LessonBook {
    var world = World(
      environment: Environment(),
      files: OverlayFiles(),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    world.hasLibrary = true
    return try LessonBook(in: world)
  }
}
