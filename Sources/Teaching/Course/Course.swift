package import TableTrace

/// The course: lessons in an order that a beginner can follow, from the first load to the invalid
/// update, with the questions that people ask.
package enum Course {
  /// The chapters in order.
  package static let chapters: [CourseChapter] = [
    CourseChapter(title: "The first load", lessons: firstLoad),
    CourseChapter(title: "Heights and estimates", lessons: heights),
    CourseChapter(title: "Headers", lessons: headers),
    CourseChapter(title: "Scrolling and reuse", lessons: scrolling),
    CourseChapter(title: "Reloading", lessons: reloading),
    CourseChapter(title: "Jumps", lessons: jumps),
    CourseChapter(title: "Touching and selecting", lessons: selecting),
    CourseChapter(title: "What becomes of a selection", lessons: keepingSelection),
    CourseChapter(title: "Editing and swiping", lessons: editing),
    CourseChapter(title: "Reordering", lessons: reordering),
    CourseChapter(title: "Updates", lessons: updating),
    CourseChapter(title: "Crashes", lessons: crashes),
  ]

  /// All lessons in order.
  package static let lessons: [CourseLesson] = chapters.flatMap(\.lessons)

  /// The questions that are out of scope, each with the reason.
  package static let gaps: [CourseGap] = [
    CourseGap(
      number: "Q46",
      question: "Why is cellForRow called for a row that no longer exists?",
      reason:
        "It was reported as a defect of single releases, for self-sizing rows in an animated update, "
        + "and no log shows which call comes when. The simulation has the order that logs show, where "
        + "a row that is gone is not asked. What asks old rows without any defect is data that changes "
        + "before the table is told: 'tabletrace learn heights-of-old-rows'."
    ),
    CourseGap(
      number: "Q47b",
      question: "Why is the removal of the first visible row not animated?",
      reason:
        "Nothing is drawn here: an animation is its name, its frames in time and the calls at its "
        + "end. How rows move on the screen while it runs is not simulated. Which rows count as visible is: "
        + "'tabletrace explain indexPathsForVisibleRows'."
    ),
    CourseGap(
      number: "Q47c",
      question:
        "Why does the table enter itself again when I build an attributed string from HTML in "
        + "heightForRow?",
      reason:
        "The importer of HTML runs the run loop until it is done, so that a layout can begin inside "
        + "the question. A run loop inside a callback is not simulated, only turns that follow each other: "
        + "the rounds of a table that lays out in the middle of a round were never recorded. Build the string "
        + "before the table asks, and let heightForRow look it up."
    ),
  ]

  /// The lesson of a name, of a number from 1, or of a question; the first one of a scenario.
  package static func lesson(_ word: String) -> (number: Int, lesson: CourseLesson)? {
    let place = lessons.indices.first { index in
      [lessons[index].name, lessons[index].scenario, "\(index + 1)"].contains(word)
        || lessons[index].answers.contains { $0.number.lowercased() == normal(word) }
    }
    return place.map { ($0 + 1, lessons[$0]) }
  }

  /// The question of this number that is out of scope.
  package static func gap(_ word: String) -> CourseGap? {
    gaps.first { $0.number.lowercased() == normal(word) }
  }

  /// The questions that speak of a callback, with the lessons that answer them.
  package static func questions(about callback: Callback) -> [(
    answer: CourseAnswer, lesson: String
  )] {
    let key = callback.facts.key
    let ending = ["InSection", "Section", "At"].first { key.hasSuffix($0) } ?? ""
    let stem = String(key.dropLast(ending.count))
    return lessons.flatMap { lesson in
      lesson.answers.filter { $0.question.contains(stem) || $0.line.hasPrefix(callback.facts.name) }
        .map { (answer: $0, lesson: lesson.name) }
    }
  }

  /// Whether a word is the number of a question, `Q1` that of Q01.
  static func isNumber(_ number: String, _ word: String) -> Bool {
    number.lowercased() == normal(word)
  }

  /// The number of a question as the course writes it: `q1` is Q01.
  private static func normal(_ word: String) -> String {
    let word = word.lowercased()
    let digits = word.dropFirst().prefix { $0.isNumber }
    guard word.hasPrefix("q"), digits.count == 1 else { return word }
    return "q0" + word.dropFirst()
  }

  /// Every word that names a lesson or a question.
  package static var words: [String] {
    lessons.map(\.name) + lessons.flatMap { $0.answers.map(\.number) } + gaps.map(\.number)
  }
}
