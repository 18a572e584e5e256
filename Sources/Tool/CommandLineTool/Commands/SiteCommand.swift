import Checks
import Diagnostics
import Pages
import Project
import Scenarios
import TableTrace
import Teaching

/// `site`: writes the course and the reference as web pages.
struct SiteCommand: Command {
  static let facts = CommandFacts(
    name: "site",
    purpose: .find,
    operands: "",
    atMost: 0,
    flags: [.output, .baseURL, .course, .jobs, .large, .quiet],
    meanings: [
      .output: "write the site to this folder",
      .jobs: "use N threads, 2 by default (this does not change the pages)",
    ],
    says: "write the course and the reference as a static website",
    details: [
      "The command writes the site and prints the path of its start page. The site has the lessons "
        + "with players, and the handbook. Callbacks, steps, rules, scenarios, versions and "
        + "evidence have pages that link to each other. A search page finds all of these pages. "
        + "The site needs no network and no server: open index.html in a browser, or upload the "
        + "folder.",
      "The site contains your own scenarios and the built-in scenarios. Only files that "
        + "'tabletrace site' wrote are replaced or removed.",
      "With --base-url, each page also contains its address, a description and a picture. When "
        + "somebody links to the page, other sites show these as a preview.",
    ],
    examples: [
      "tabletrace site -o pages", "tabletrace site --course lessons -o pages",
      "tabletrace site -o pages --base-url https://example.org/tables",
    ]
  )

  private static let folder = MadeFolder.Kind(
    listName: ".tabletrace-site",
    kept: .notSites,
    durability: .remade
  )
  private static let usualJobs = 2

  var output: String
  var course: String?
  var jobs: Int
  /// The address without a slash at its end.
  var baseURL: String?

  init(_ line: TypedLine) throws(UsageProblem) {
    guard let output = line.value(.output), !output.isEmpty else {
      throw .missingOperand("-o FOLDER")
    }
    if output == "-" { throw .conflict("site", "-") }
    self.output = FilePath.tidy(output)
    course = line.value(.course)
    jobs = try line.jobs ?? Self.usualJobs
    baseURL = try line.value(.baseURL).map { text throws(UsageProblem) in
      guard Self.isAddress(text) else {
        throw .badValue(
          text,
          of: Flag.baseURL.spelling,
          expected: "an address such as https://example.org/tables",
          near: []
        )
      }
      return String(text.reversed().drop { $0 == "/" }.reversed())
    }
  }

  /// Whether a text is the address of a folder on a server, to which names of pages can be added.
  private static func isAddress(_ text: String) -> Bool {
    let rest = ["https://", "http://"].lazy.filter { text.hasPrefix($0) }.map {
      text.dropFirst($0.count)
    }.first
    guard let rest, let first = rest.first, first != "/" else { return false }
    return rest.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value > 0x20 && !"\"'<>?#\\\u{7F}".unicodeScalars.contains(scalar)
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    // This check runs first, before the slow work.
    if world.files.kind(of: output) == .file { throw .notFolder(path: output) }
    let course =
      try course.map { folder throws(FileError) in
        try CourseFolder.course(folder, in: world)
      } ?? .shipped
    guard let course else { return .invalid }
    let book = try LessonBook(in: world)
    guard book.isWhole else { return .invalid }
    var items: [ScenarioSitePages.Item] = []
    for entry in book.entries {
      let bytes = try world.files.readable.read(entry.file.path)
      items.append(
        ScenarioSitePages.Item(entry: entry, text: String(decoding: bytes, as: UTF8.self))
      )
    }
    guard let run = try ConformanceRun(in: world, judgesVersions: false), !run.hasInvalidFiles
    else { return .invalid }
    let site: Site
    do throws(Site.Problem) {
      site = try Site(items, run.conformance, course: course, jobs: jobs)
    } catch {
      world.complain(error.text)
      return .invalid
    }
    try MadeFolder(output, of: Self.folder, in: world).write(site.files(baseURL: baseURL))
    let start = FilePath.join(output, SiteSection.start.path)
    try world.print("\(Phrase.visible(start))\n")
    return .success
  }
}
