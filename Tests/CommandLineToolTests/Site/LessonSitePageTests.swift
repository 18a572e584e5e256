import Reports
import Sampling
import Testing

@testable import Pages
@testable import Teaching

/// The lessons of the course as pages of a site.
struct LessonSitePageTests {
  private static func page(_ number: Int) throws -> (lesson: ShownLesson, page: SitePage) {
    let lesson = try #require(ShownLesson(number: number, of: .shipped))
    let scenario = "scenarios/\(lesson.lesson.scenario).html"
    return (lesson, LessonSitePage(lesson: lesson, scenario: scenario).page)
  }

  @Test(
    "Each lesson has a page with the content that learn shows",
    arguments: Sample.of(1...Course.shipped.lessons.count, 10)
  )
  func aPageHasWhatLearnShows(number: Int) throws {
    let (lesson, page) = try Self.page(number)
    #expect(page.path == "lessons/\(lesson.lesson.name).html" && page.needsPlayer)
    // What the page frame and the code of the player add is less than 90 KB.
    #expect(page.body.utf8.count < 110_000, "\(page.path) has \(page.body.utf8.count) bytes")
    #expect(page.body.contains(LessonHTML.paragraphs(lesson.lesson.prediction.question)))
    let learned = ToolRun(["learn", "\(number)", "--quiet"], hasLibrary: true).output
    for shown in lesson.answers {
      #expect(!shown.events.isEmpty)
      #expect(learned.contains("  \(shown.phrase): \(shown.answer.line)\n"))
      #expect(page.body.contains(LessonHTML.paragraphs(shown.answer.says)))
      for event in shown.named { #expect(page.body.contains("<a href=\"#event=\(event)\">")) }
    }
    for line in lesson.riddle { #expect(page.body.contains(XMLText.content(line))) }
  }

  @Test("The answer is folded until the reader has predicted it")
  func theTraceIsFolded() throws {
    let (_, page) = try Self.page(1)
    let parts = page.body.split(separator: "<details class=\"reveal\">")
    #expect(parts.count == 2)
    #expect(!parts[0].contains("data-player") && !parts[0].contains("Q01"))
    #expect(parts[1].contains("data-player=\"inside\"") && parts[1].contains("id=\"Q01\""))
  }

  @Test("The pages lead from the first lesson to the last")
  func lessonsFollowEachOther() throws {
    let first = try Self.page(1).page
    let second = Course.shipped.lessons[1].name
    #expect(first.body.contains("<a rel=\"next\" href=\"\(second).html\">"))
    #expect(!first.body.contains("rel=\"prev\""))
    let last = try Self.page(Course.shipped.lessons.count).page
    #expect(last.body.contains("<p>This was the last lesson.</p>"))
    #expect(ShownLesson(number: Course.shipped.lessons.count + 1, of: .shipped) == nil)
    #expect(ShownLesson(number: 0, of: .shipped) == nil)
  }

  @Test("If an answer has several events, the page names the first")
  func eventsAreNamed() {
    let answer = CourseAnswer(number: "Q00", question: "?", says: "!", lines: ["a"])
    let phrases = [
      [3]: "event 3", [3, 8]: "events 3 and 8", [1, 2, 3, 4]: "events 1, 2, 3 and 4",
      [1, 2, 3, 4, 5]: "events 1, 2, 3, 4 and 1 more",
    ]
    for (events, phrase) in phrases {
      #expect(ShownLesson.Answer(answer: answer, events: events).phrase == phrase)
    }
  }
}
