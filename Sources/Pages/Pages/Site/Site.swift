package import Checks
import Goldens
import Project
import Scenarios
import ShippedLibrary
import TableTrace
package import Teaching

/// The course and the reference as pages that link to each other, with a search over them.
package struct Site {
  /// What went wrong while it was made.
  package enum Problem: Error {
    /// A scenario that the course needs is not there or has mistakes, which have been told.
    case noLesson(String)
    /// A text of the tool's own that cannot be shown.
    case page(SitePage.Problem)

    /// What is wrong, in words.
    package var text: String {
      switch self {
      case .noLesson(let name): "the lesson '\(name)' has no scenario"
      case .page(let problem): "\(problem.file): \(problem.text)"
      }
    }
  }

  /// Every page.
  let pages: [SitePage]
  /// What the search finds.
  let records: [SiteRecord]

  /// Makes the pages of a course and of some scenarios, each with its text.
  package init(
    _ items: [ScenarioSitePages.Item],
    _ conformance: Conformance,
    course: Course,
    jobs: Int
  ) throws(Problem) {
    let book = LessonBook(items.map(\.entry))
    let maker = SitePageMaker(places: SitePlaces(of: book, course))
    let lessons = try Self.lessons(of: course, in: maker, jobs: jobs)
    do throws(SitePage.Problem) {
      let made = try Self.reference(items, book, maker, conformance, course, jobs: jobs)
      var pages = lessons + made.pages
      pages.insert(SiteStart(pages: pages, course: course).page, at: 0)
      pages.append(SiteStart.search)
      self.pages = pages
      records =
        Self.questions(of: course)
        + pages.filter { $0.path != SiteFrame.searchPath }.map { SiteRecord($0) }
        + made.records
    } catch {
      throw .page(error)
    }
  }

  /// The lessons with their list.
  private static func lessons(
    of course: Course,
    in maker: SitePageMaker,
    jobs: Int
  ) throws(Problem) -> [SitePage] {
    let numbers = Array(1...max(1, course.lessons.count))
    let shown = Workers.map(numbers, jobs: jobs) { number in
      ShownLesson(number: number, of: course).map { lesson in
        let subject = PageSubject(.scenario, lesson.lesson.scenario)
        let scenario = maker.places.path(of: subject) ?? SiteSection.scenarios.path
        return LessonSitePage(lesson: lesson, scenario: scenario).page
      }
    }
    var pages: [SitePage] = []
    for (lesson, page) in zip(course.lessons, shown) {
      guard let page else { throw .noLesson(lesson.name) }
      pages.append(page)
    }
    do throws(SitePage.Problem) {
      let contents = try maker.contents(
        .lessons,
        about:
          "The course, from the first load to the invalid update: predict what the table calls, "
          + "then see it.",
        CoursePage(course).pages
      )
      return [contents] + pages
    } catch {
      throw .page(error)
    }
  }

  /// The questions of the course, each in the page of its lesson.
  private static func questions(of course: Course) -> [SiteRecord] {
    course.lessons.flatMap { lesson in
      lesson.answers.map { answer in
        SiteRecord(
          path: "\(LessonSitePage.path(of: lesson.name))#\(answer.number)",
          title: "\(answer.number): \(answer.question)",
          section: .lessons,
          text: answer.text
        )
      }
    }
  }

  /// The handbook and the reference.
  private static func reference(
    _ items: [ScenarioSitePages.Item],
    _ book: LessonBook,
    _ maker: SitePageMaker,
    _ conformance: Conformance,
    _ course: Course,
    jobs: Int
  ) throws(SitePage.Problem) -> (pages: [SitePage], records: [SiteRecord]) {
    let handbook = HandbookPages(try Handbook()) { maker.places.path(ofWord: $0) }
    let callbacks = CallbackSitePages(
      maker: maker,
      survey: CallbackSurvey(of: Set(Callback.allCases), in: book, jobs: jobs),
      course: CourseRun.all(in: book, jobs: jobs)
    )
    let steps = StepSitePages(
      maker: maker,
      sightings: StepSitePages.sightings(in: book, jobs: jobs)
    )
    let rules = RuleSitePages(maker: maker, lessons: RaisingLesson.all(in: book))
    let gaps = GapSitePages(maker: maker, course: course)
    var pages = try handbook.all() + callbacks.all(jobs: jobs)
    pages += try [steps.contents(below: handbook.reference())] + steps.all()
    pages += try rules.all() + ScenarioSitePages(maker: maker, items: items).all(jobs: jobs)
    pages += try ReleaseSitePages(maker: maker).all()
    pages += try EvidenceSitePages(maker: maker, conformance: conformance).all()
    pages.append(try gaps.page())
    return (pages, rules.records + gaps.records)
  }
}

extension Site {
  /// Every file with its path from the root of the site.
  package var files: [(path: String, text: String)] {
    let pictures = Handbook.pictures.map { picture in
      (path: picture.path, text: picture.file.text)
    }
    return pages.map { ($0.path, SiteFrame.html($0)) } + pictures + [
      ("style.css", Self.code(["Player/colours.css", "Site/style.css", "Site/paper.css"])),
      ("player.css", PlayerPage.style), ("player.js", PlayerPage.script),
      ("search.js", Self.code(["Site/search.js"])),
      ("search-page.js", Self.code(["Site/search-page.js"])),
      ("search-index.js", SiteRecord.script(records)),
    ]
  }

  /// Files of the site's own code, one behind the other.
  private static func code(_ names: [String]) -> String {
    names.compactMap { ShippedFile.at("Sources/Pages/\($0)") }
      .map(\.text).joined()
  }
}
