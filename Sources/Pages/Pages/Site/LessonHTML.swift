import Reports
import TableTrace
import Teaching

enum LessonHTML {
  static func paragraphs(_ text: LessonText) -> String {
    text.markdown.split(separator: "\n\n").map { "<p>\(line(LessonText(String($0))))</p>" }
      .joined(separator: "\n")
  }

  static func line(_ text: LessonText) -> String {
    text.spans.map { span in
      let words = PageHTML.breakable(span.text)
      return span.isCode ? "<code>\(words)</code>" : words
    }.joined()
  }

  /// Returns the words of the scenario that are not from UIKit, with their meanings, or an empty
  /// text.
  static func words(of shown: ShownLesson) -> String {
    guard !shown.words.isEmpty else { return "" }
    let rows = shown.words.map { word, meaning in
      "<tr><th scope=\"row\"><code>\(XMLText.content(word))</code></th>"
        + "<td>\(XMLText.content(meaning))</td></tr>\n"
    }
    return "<table class=\"words\">\n<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }

  /// Returns the answers to choose from, each of which opens to show whether it is right.
  static func choices(of question: CourseQuestion, named name: String) -> String {
    let items = question.choices.map { choice in
      let reply = choice.reply.map { " " + line($0) } ?? ""
      let verdict =
        choice.isRight ? "Right. \(line(question.reason))" : "Not this one.\(reply)"
      return """
        <li><details name="\(name)"><summary>\(line(choice.text))</summary>
        <p>\(verdict)</p></details></li>

        """
    }
    return "<ul class=\"choices\">\n\(items.joined())</ul>"
  }

  /// Returns the reason for the right answer, the calls that matter and the numbers of calls.
  static func outcome(of shown: ShownLesson) -> String {
    let sights = shown.sights.map { sight, event in
      """
      <li><a href="#event=\(event)"><code>\(PageHTML.breakable(sight.line))</code></a>
      \(line(sight.text))</li>

      """
    }
    return """
      <h2>What you see</h2>
      \(paragraphs(shown.lesson.prediction.reason))
      <div class="seen">
      <ol class="sights">
      \(sights.joined())</ol>
      \(counts(of: shown))</div>
      """
  }

  private static func counts(of shown: ShownLesson) -> String {
    guard !shown.counts.isEmpty else { return "" }
    let older = shown.lesson.older.map { "<th scope=\"col\">\($0)</th>" } ?? ""
    let rows = shown.counts.map { count in
      let cells = [count.olderCalls, count.calls].compactMap(\.self).map { "<td>\($0)</td>" }
      return
        "<tr><th scope=\"row\">\(PageHTML.breakable(count.callback.facts.key))</th>\(cells.joined())</tr>\n"
    }
    return """
      <table class="counts">
      <thead><tr><th scope="col">Calls</th>\(older)<th scope="col">\(shown.lesson.version)</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>

      """
  }

  /// Returns the sentence to remember, and the exercise.
  static func takeaway(of lesson: CourseLesson) -> String {
    """
    <section class="takeaway" aria-labelledby="remember">
    <h2 id="remember">Remember</h2>
    \(paragraphs(lesson.remember))
    <h2>In your app</h2>
    \(paragraphs(lesson.practice))
    </section>
    """
  }

  /// Returns the questions of the quiz, or an empty text if there is none.
  static func quiz(of lesson: CourseLesson) -> String {
    guard !lesson.quiz.isEmpty else { return "" }
    let questions = lesson.quiz.enumerated().map { place, question in
      """
      <div>
      \(paragraphs(question.question))
      \(choices(of: question, named: "quiz-\(place + 1)"))
      </div>

      """
    }
    return "<h2>Quiz</h2>\n<div class=\"questions\">\n\(questions.joined())</div>\n"
  }
}
