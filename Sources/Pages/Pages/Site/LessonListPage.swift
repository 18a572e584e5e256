import Reports
import Teaching

/// The list of the lessons, each with a link and its questions.
struct LessonListPage {
  let maker: SitePageMaker
  let course: Course

  var page: SitePage {
    var number = 0
    let chapters = course.chapters.enumerated().map { place, chapter -> String in
      let first = number + 1
      let items = chapter.lessons.map { lesson -> String in
        number += 1
        return item(lesson)
      }
      let id = "chapter-\(place + 1)"
      return """
        <section aria-labelledby="\(id)">
        <h2 id="\(id)">\(XMLText.content(chapter.title))</h2>
        <ol class="lessons" start="\(first)">
        \(items.joined())</ol>
        </section>

        """
    }
    let body = """
      <h1>Lessons</h1>
      <p>Each lesson has a question, a prediction and a trace that plays. Begin with the first, or choose \
      what you want to know.</p>
      \(chapters.joined())\(outOfScope)
      """
    return SitePage(
      path: SiteSection.lessons.path,
      title: SiteSection.lessons.title,
      section: .lessons,
      body: body,
      searchText: SiteSection.lessons.says
    )
  }

  /// Returns the title of a lesson with its questions below.
  private func item(_ lesson: CourseLesson) -> String {
    let others = lesson.answers.map { answer in
      "<li>\(link(answer.question, to: PageSubject(.question, answer.number)))</li>\n"
    }
    let below = others.isEmpty ? "" : "\n<ul>\n\(others.joined())</ul>\n"
    let title = link(lesson.title, to: PageSubject(.lesson, lesson.name))
    return "<li>\(title)\(below)</li>\n"
  }

  private var outOfScope: String {
    let items = course.gaps.map { gap in
      "<li>\(link(gap.question, to: PageSubject(.question, gap.number)))</li>\n"
    }
    return """
      <section aria-labelledby="out-of-scope">
      <h2 id="out-of-scope">Out of scope</h2>
      <ul>
      \(items.joined())</ul>
      </section>

      """
  }

  private func link(_ text: String, to subject: PageSubject) -> String {
    let words = XMLText.content(text)
    guard let path = maker.places.path(of: subject) else { return words }
    let address = SiteLinks.link(from: SiteSection.lessons.path, to: path)
    return "<a href=\"\(XMLText.attribute(address))\">\(words)</a>"
  }
}
