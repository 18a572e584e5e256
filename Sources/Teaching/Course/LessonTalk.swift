package import Diagnostics
import Project
import TableTrace

/// The texts of a lesson in a terminal, around its scenario and its trace.
package struct LessonTalk {
  private let shown: ShownLesson
  private let ink: Ink

  package init(shown: ShownLesson, ink: Ink) {
    self.shown = shown
    self.ink = ink
  }

  private var lesson: CourseLesson { shown.lesson }

  private func head(_ text: String) -> String { "\n" + ink.paint(text, .bold) + "\n" }

  package var opening: String {
    let code = lesson.code.map { $0.isEmpty ? "\n" : "  \(Phrase.visible($0))\n" }.joined()
    return ink.paint(shown.title, .bold) + "\n\n" + Paragraph.wrapped(lesson.title) + "\n"
      + Paragraph.pages(lesson.idea.plain) + head("The code") + code
  }

  /// The words of the scenario that are not from UIKit, one in each line.
  package var words: String {
    guard !shown.words.isEmpty else { return "" }
    return "\n" + TextTable.lines(shown.words.map { [$0.word, $0.meaning] })
  }

  /// The meanings of the signs in the trace.
  package var signs: String { Paragraph.wrapped(shown.signs) + "\n" }

  /// The question with the answers to choose from.
  package var prediction: String {
    // A question may name its own version.
    let version = lesson.predict.contains("iOS ") ? "" : " for \(lesson.version)"
    return head("Predict\(version)") + Paragraph.wrapped(lesson.predict) + lesson.prediction.list
  }

  /// Returns the reply to a choice with the right answer, or an empty text without a choice.
  package func verdict(on choice: Int?) -> String {
    let choices = lesson.prediction.choices
    guard let choice, choices.indices.contains(choice - 1) else { return "" }
    let chosen = choices[choice - 1]
    guard !chosen.isRight else { return Paragraph.wrapped("Right.") }
    let reply = chosen.reply.map { $0.plain + " " } ?? ""
    return Paragraph.wrapped("Not this one. \(reply)The answer is \(lesson.prediction.right).")
  }

  /// What follows the trace: its certainty, the lines that matter, the answers, and what to
  /// remember.
  package var ending: String {
    let right = lesson.prediction.choices.first { $0.isRight }?.text.plain ?? ""
    return "\n" + Paragraph.wrapped("\(shown.certainty) \(explanation)") + counts
      + head("What you see")
      + Paragraph.wrapped("Answer \(lesson.prediction.right): \(right)")
      + Paragraph.wrapped(lesson.prediction.reason.plain)
      + shown.sights.map { sight, event in
        "\n  event \(event): \(Phrase.visible(sight.line))\n" + Paragraph.wrapped(sight.text.plain)
      }.joined()
      + shown.answers.map(text).joined()
      + head("Remember") + Paragraph.wrapped(lesson.remember.plain)
      + head("In your app") + Paragraph.wrapped(lesson.practice.plain) + onward
  }

  /// The command that explains which lines are guesses.
  private var explanation: String {
    "tabletrace run \(lesson.scenario) --os '\(lesson.version)' --why explains."
  }

  /// The number of calls of each counted callback, one in each line.
  private var counts: String {
    guard !shown.counts.isEmpty || lesson.older != nil else { return "" }
    let older = lesson.older.map { [$0.description] } ?? []
    let rows = shown.counts.map { count in
      [count.callback.facts.key] + (count.olderCalls.map { ["\($0)"] } ?? []) + ["\(count.calls)"]
    }
    let table =
      rows.isEmpty
      ? ""
      : head("Calls")
        + TextTable.lines([[""] + older + [lesson.version.description]] + rows)
    guard let other = lesson.older else { return table }
    let command = "tabletrace diff \(lesson.scenario) '\(other)' '\(lesson.version)'"
    return table + "\n" + Paragraph.wrapped("\(other) differs: \(command)")
  }

  /// Returns an answer with the line of the trace that shows it.
  private func text(of shown: ShownLesson.Answer) -> String {
    let answer = shown.answer
    return head("\(answer.number): \(answer.question)") + Paragraph.pages(answer.text)
      + "\n  \(shown.phrase): \(Phrase.visible(answer.line))\n"
  }

  private var onward: String {
    let isShipped = Course.shipped.lesson(lesson.name)?.lesson.scenario == lesson.scenario
    let asked = isShipped ? lesson.name : lesson.scenario
    let quiz = lesson.quiz.isEmpty ? "" : "\nquiz: tabletrace quiz \(asked)\n"
    guard let next = shown.next else { return quiz + "\nThis was the last lesson.\n" }
    return quiz + "\nnext: tabletrace learn \(next.name)\n"
  }
}
