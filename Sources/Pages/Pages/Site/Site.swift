package import Checks
import Diagnostics
import Foundation
import Goldens
import Project
import Scenarios
import ShippedLibrary
import TableTrace
package import Teaching

/// The course and the reference as linked pages, with a search.
package struct Site {
  /// A problem while the site is made.
  package enum Problem: Error {
    /// A scenario of the course is missing or has errors, which were printed.
    case noLesson(String)
    /// A built-in text cannot be shown.
    case page(SitePage.Problem)

    package var text: String {
      switch self {
      case .noLesson(let name): "the lesson '\(name)' has no scenario"
      case .page(let problem): "\(problem.file): \(problem.text)"
      }
    }
  }

  let pages: [SitePage]
  let records: [SiteRecord]

  package init(
    _ items: [ScenarioSitePages.Item],
    _ conformance: Conformance,
    course: Course,
    jobs: Int
  ) throws(Problem) {
    let book = LessonBook(items.map(\.entry))
    let maker = SitePageMaker(places: SitePlaces(of: book, course))
    let lessons = try Self.lessons(of: course, in: maker, jobs: jobs)
    let film = try Self.film(of: course)
    do throws(SitePage.Problem) {
      let made = try Self.reference(items, book, maker, conformance, course, jobs: jobs)
      var pages = lessons + made.pages
      pages.insert(SiteStart(pages: pages, course: course, film: film).page, at: 0)
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
    return [LessonListPage(maker: maker, course: course).page] + pages
  }

  /// Returns what the start page plays: a list with titles, on the newest iOS version.
  private static func film(of course: Course) throws(Problem) -> PlayerDocument {
    let name = "load/first-screen"
    guard let text = course.scenarioText(name),
      let scenario = ScenarioDecoder.decode(text.bytes, path: text.path).scenario,
      let version = scenario.versions.last
    else { throw .noLesson(name) }
    let run = PlayedRun(
      scenario,
      version,
      name: name,
      names: .swift,
      filter: CallFilter(),
      isFilm: false
    )
    return PlayerDocument(runs: [run])
  }

  /// Returns the search records of the course's questions, each on the page of its lesson.
  private static func questions(of course: Course) -> [SiteRecord] {
    course.lessons.flatMap { lesson in
      lesson.answers.map { answer in
        SiteRecord(
          path: "\(LessonSitePage.path(of: lesson.name))#\(answer.number)",
          title: answer.question,
          section: .lessons,
          text: ([answer.says.plain] + answer.otherWords + [answer.number]).joined(separator: " ")
        )
      }
    }
  }

  private static func reference(
    _ items: [ScenarioSitePages.Item],
    _ book: LessonBook,
    _ maker: SitePageMaker,
    _ conformance: Conformance,
    _ course: Course,
    jobs: Int
  ) throws(SitePage.Problem) -> (pages: [SitePage], records: [SiteRecord]) {
    let handbook = HandbookPages(try Handbook()) { maker.places.path(ofWord: $0) }
    let traces = KeptTraces()
    let callbacks = CallbackSitePages(
      maker: maker,
      survey: CallbackSurvey(of: Set(Callback.allCases), in: book, traces: traces, jobs: jobs),
      course: CourseRun.all(in: book, traces: traces, jobs: jobs)
    )
    let steps = StepSitePages(
      maker: maker,
      sightings: StepSitePages.sightings(in: book, jobs: jobs)
    )
    let rules = RuleSitePages(maker: maker)
    let exceptions = ExceptionSitePages(maker: maker, lessons: RaisingLesson.all(in: book))
    let gaps = GapSitePages(maker: maker, course: course)
    var pages = try handbook.all() + callbacks.all(jobs: jobs)
    pages += try [steps.contents(below: handbook.reference())] + steps.all(jobs: jobs)
    pages += try exceptions.all() + rules.all(jobs: jobs)
    pages += try ScenarioSitePages(maker: maker, items: items, traces: traces).all(jobs: jobs)
    pages += try ReleaseSitePages(maker: maker).all()
    pages += try EvidenceSitePages(maker: maker, conformance: conformance).all()
    pages.append(try gaps.page())
    return (pages, rules.records + gaps.records)
  }
}

extension Site {
  /// A file with its path from the root of the site.
  package typealias File = (path: String, bytes: [UInt8])

  /// Returns all files, which name their own addresses if `baseURL` is not nil.
  package func files(baseURL: String?) -> [File] {
    let frame = SiteFrame(baseURL: baseURL)
    let pictures = Handbook.pictures.map { picture in
      (path: picture.path, text: picture.file.text)
    }
    let texts =
      pages.map { ($0.path, frame.html($0)) } + pictures + [
        ("style.css", Self.code(Self.styles)),
        ("player.css", PlayerPage.style), ("player.js", PlayerPage.script),
        ("search.js", Self.code(["Site/search.js"])),
        ("search-page.js", Self.code(["Site/search-page.js"])),
        ("search-index.js", SiteRecord.script(records)),
      ]
    return texts.map { ($0.0, Array($0.1.utf8)) } + [(SiteFrame.previewPath, Self.preview)]
  }

  private static let styles =
    ["Player/colours.css"]
    + ["frame", "style", "columns", "start", "lesson", "paper"].map { "Site/\($0).css" }

  /// The picture for link previews, which the tool stores in base 64.
  private static var preview: [UInt8] {
    let file = ShippedFile.at("Sources/Pages/Site/preview.png")
    let data = file.flatMap { Data(base64Encoded: $0.text) }
    return Array(data ?? Data())
  }

  /// Returns files of the site's code, joined.
  private static func code(_ names: [String]) -> String {
    names.compactMap { ShippedFile.at("Sources/Pages/\($0)") }
      .map(\.text).joined()
  }
}
