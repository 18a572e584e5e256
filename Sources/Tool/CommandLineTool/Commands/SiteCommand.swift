import Checks
import Diagnostics
import Pages
import Project
import Scenarios
import TableTrace
import Teaching

/// `site`: the course and the reference as pages for a browser.
struct SiteCommand: Command {
  static let facts = CommandFacts(
    name: "site",
    purpose: .find,
    operands: "",
    flags: [.output, .course, .jobs, .large, .quiet],
    meanings: [
      .output: "the folder of the site",
      .jobs: "simulate on N threads, 2 unless N is given; the pages are the same for any",
    ],
    says: "write the course and the reference as a site that needs no server",
    details: [
      "It prints the page to open. The site has the lessons with players inside, the handbook, and pages of every callback, step, "
        + "rule, scenario, release and piece of evidence, which link to each other; what is not known; "
        + "and a search over all of them. It needs no network and no server: open index.html in a "
        + "browser, or put the folder on any server.",
      "The scenarios are those of the folder Scenarios here and those inside the tool. Nothing is "
        + "replaced that 'tabletrace site' has not written, and pages that it no longer makes go.",
    ],
    examples: ["tabletrace site -o pages", "tabletrace site --course lessons -o pages"]
  )

  private static let folder = MadeFolder.Kind(
    listName: ".tabletrace-site",
    kept: .notSites,
    durability: .remade
  )
  /// On how many threads lessons run unless told otherwise.
  private static let usualJobs = 2

  var output: String
  var course: String?
  var jobs: Int

  init(_ line: TypedLine) throws(UsageProblem) {
    guard let output = line.value(.output), !output.isEmpty else {
      throw .missingOperand("-o FOLDER")
    }
    if output == "-" { throw .conflict("site", "-") }
    self.output = FilePath.tidy(output)
    course = line.value(.course)
    jobs = try line.jobs ?? Self.usualJobs
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    // Nobody waits for a site that cannot be written.
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
    try MadeFolder(output, of: Self.folder, in: world).write(site.files)
    let start = FilePath.join(output, SiteSection.start.path)
    try world.print("\(Phrase.visible(start))\n")
    return .success
  }
}
