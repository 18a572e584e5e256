import Project
import Scenarios
import TableTrace
import Teaching

/// The pages of steps and queries, and of the words of traces.
struct StepSitePages {
  let maker: SitePageMaker
  /// The lessons that use each step, query or word.
  let sightings: [(listing: StepListing, sightings: WordSightings)]

  /// Returns all pages, except for the page of the scenario language.
  func all(jobs: Int) throws(SitePage.Problem) -> [SitePage] {
    let pages = try SitePageMaker.pages(of: sightings, jobs: jobs) {
      listing,
      sightings throws(SitePage.Problem) in
      let page = WordPage(listing: listing, sightings: sightings).explained.page
      let subject = PageSubject(.step, listing.name)
      let words = "\(listing.documentation) \(listing.meaning)"
      return try maker.page(subject, listing.name, .steps, [page], found: words)
    }
    return [try words()] + pages
  }

  static let wordsPath = "steps/words-of-a-trace.html"

  /// Returns the page of the scenario language, completed by the words that it does not list.
  func contents(below reference: SitePage) -> SitePage {
    var page = reference
    let link = SiteLinks.link(from: page.path, to: Self.wordsPath)
    page.body +=
      "<h2>See also</h2>\n<p><a href=\"\(link)\">Steps, queries and the words of a trace</a></p>\n"
    return page
  }

  private func words() throws(SitePage.Problem) -> SitePage {
    let rows = TraceWord.all.map { [PageText($0.sign), PageText($0.sentence)] }
    let steps = sightings.map { [PageText(.step, $0.listing.name), PageText($0.listing.meaning)] }
    return try maker.list(
      at: Self.wordsPath,
      "Words of a trace",
      .steps,
      about: "The steps of a scenario, and every sign and word that a trace can have.",
      [
        Page(title: "Steps and queries", parts: [.rows(steps)]),
        Page(title: "Signs and words", parts: [.rows(rows)]),
      ]
    )
  }

  /// Returns the lessons that use each step and query, and runs each lesson once under each
  /// version.
  static func sightings(
    in book: LessonBook,
    jobs: Int
  ) -> [(listing: StepListing, sightings: WordSightings)] {
    var known: Set<String> = []
    let listings = (StepListing.all + StepListing.queries).filter { known.insert($0.name).inserted }
    let lessons = Workers.map(listings, jobs: jobs) { WordLessons(of: $0, in: book) }
    var words: [String: [WordLessons]] = [:]
    var entries: [LessonBook.Entry] = []
    for word in lessons {
      for entry in word.shown {
        if words[entry.file.name] == nil { entries.append(entry) }
        words[entry.file.name, default: []].append(word)
      }
    }
    let asked = entries.map { (entry: $0, words: words[$0.file.name] ?? []) }
    let runs = Workers.map(asked, jobs: jobs) { entry, words in
      let runs = WordRuns(entry.scenario)
      return words.map { ($0.word, runs.seen(of: $0)) }
    }
    var seen: [String: [String: WordRuns.Seen]] = [:]
    for (entry, runs) in zip(entries, runs) {
      for (word, found) in runs { seen[word, default: [:]][entry.file.name] = found }
    }
    return zip(listings, lessons).map { listing, word in
      let runs = word.shown.compactMap { seen[word.word]?[$0.file.name] }
      return (listing, WordSightings(of: word, runs))
    }
  }
}
