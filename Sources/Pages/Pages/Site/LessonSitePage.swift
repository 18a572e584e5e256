import Project
import Reports
import Scenarios
import TableTrace
import Teaching

/// A lesson of the course as a page of the site, with the player of its scenario.
struct LessonSitePage {
  let lesson: ShownLesson
  /// The path of the page of its scenario, from the root of the site.
  let scenario: String

  /// Returns the path of a lesson's page, from the root of the site.
  static func path(of name: String) -> String { "\(SiteSection.lessons.rawValue)/\(name).html" }

  var page: SitePage {
    let questions = lesson.answers.flatMap { [$0.answer.question] + $0.answer.otherWords }
      .joined(separator: " ")
    return SitePage(
      path: path,
      title: lesson.lesson.title,
      section: .lessons,
      body: body,
      needsPlayer: true,
      searchText:
        "\(lesson.lesson.idea.plain) \(lesson.lesson.predict) \(questions) \(lesson.lesson.name)",
      summary: lesson.lesson.idea.plain
    )
  }

  private var path: String { Self.path(of: lesson.lesson.name) }

  /// The idea, the prediction next to the code, and the folded outcome.
  private var body: String {
    """
    <p class="quiet">\(XMLText.content(place))</p>
    <h1>\(XMLText.content(lesson.lesson.title))</h1>
    <div class="lesson">
    <div class="idea">
    \(LessonHTML.paragraphs(lesson.lesson.idea))
    <h2>Predict</h2>
    \(LessonHTML.paragraphs(lesson.lesson.prediction.question))
    \(LessonHTML.choices(of: lesson.lesson.prediction, named: "prediction"))
    </div>
    <div class="code">
    <h2>The code</h2>
    <pre tabindex="0"><code>\(XMLText.content(lesson.lesson.code.map(Self.indented).joined()))</code></pre>
    <details>
    <summary>The scenario for this code</summary>
    <p>\(name)</p>
    <pre tabindex="0"><code>\(XMLText.content(lesson.riddle.map { "\($0)\n" }.joined()))</code></pre>
    \(LessonHTML.words(of: lesson))</details>
    </div>
    </div>
    <details class="reveal">
    <summary>Watch what happens on \(lesson.lesson.version)</summary>
    \(PlayerPage.section(document, id: "player", level: 2, place: .inside))
    \(LessonHTML.outcome(of: lesson))
    \(LessonHTML.takeaway(of: lesson.lesson))
    \(lesson.answers.map(Self.answer).joined())</details>
    \(LessonHTML.quiz(of: lesson.lesson))\(onward)
    """
  }

  private var place: String {
    let chapter = lesson.chapter.map { ": \($0.title)" } ?? ""
    return "Lesson \(lesson.number) of \(lesson.course.lessons.count)\(chapter)"
  }

  /// Returns a line of code with a deep indentation shortened, so that it fits on a phone.
  private static func indented(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }.count
    return (indent > 12 ? "      " + line.dropFirst(indent) : line) + "\n"
  }

  private var name: String {
    let address = XMLText.attribute(SiteLinks.link(from: path, to: scenario))
    return "<a href=\"\(address)\"><code>\(XMLText.content(lesson.lesson.scenario))</code></a>"
  }

  private var document: PlayerDocument {
    let run = PlayedRun(
      lesson.scenario,
      lesson.lesson.version,
      name: lesson.lesson.scenario,
      names: .swift,
      filter: CallFilter(),
      isFilm: false
    )
    return PlayerDocument(
      runs: [run],
      opens: lesson.opens,
      marks: lesson.sights.map(\.event)
    )
  }

  private var onward: String {
    SiteLinks.onward(
      from: path,
      label: "Lessons",
      previous: lesson.previous.map(Self.neighbour),
      next: lesson.next.map(Self.neighbour),
      last: "<p>This was the last lesson.</p>\n"
    )
  }

  private static func neighbour(_ other: CourseLesson) -> SiteLinks.Neighbour {
    SiteLinks.Neighbour(
      title: other.title,
      path: path(of: other.name)
    )
  }

  /// Returns a question with its answer, and links to the events of the player that show it.
  private static func answer(_ shown: ShownLesson.Answer) -> String {
    let events = zip(shown.named, shown.joints).map { number, joint in
      "<a href=\"#event=\(number)\">\(number)</a>\(joint)"
    }.joined()
    let answer = shown.answer
    return """
      <section id="\(answer.number)" aria-labelledby="\(answer.number)-title">
      <h3 id="\(answer.number)-title">\(XMLText.content(answer.question))</h3>
      \(LessonHTML.paragraphs(answer.says))
      <p class="shown">See \(shown.noun) \(events): <code>\(PageHTML.breakable(answer.line))</code></p>
      </section>

      """
  }
}
