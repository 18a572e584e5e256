import Diagnostics
import TableTrace

/// The parts that pages of `explain` are made of.
struct PageParts {
  /// The most lessons that a page names.
  static let mostLessons = 8

  var ink: Ink

  /// The name of what is explained.
  func head(_ text: String) -> String { ink.paint(text, .bold) + "\n" }

  /// Rows of words below a head.
  func table(_ rows: [[String]]) -> String {
    TextTable.lines(rows.map { ["  \($0.first ?? "")"] + $0.dropFirst() })
  }

  /// A part with its headline; nothing where it has no rows.
  func part(_ headline: String, _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : "\n" + head(headline) + table(rows)
  }

  /// Lessons with their questions.
  func lessons(_ entries: [LessonBook.Entry]) -> String {
    part("lessons", entries.prefix(Self.mostLessons).map { [$0.file.name, $0.headline] })
  }

  /// Questions that the course answers.
  func questions(_ answers: [CourseAnswer]) -> String {
    part("questions that 'tabletrace learn' answers", answers.map { [$0.number, $0.question] })
  }

  /// Rules with their sentences.
  func rules(_ rules: [RuleID], titled title: String = "the rules behind its calls") -> String {
    part(
      title,
      rules.compactMap { rule in RuleBook.entry(rule).map { [rule.rawValue, $0.sentence] } }
    )
  }
}
