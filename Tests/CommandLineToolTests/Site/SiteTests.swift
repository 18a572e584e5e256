import Foundation
import Reports
import Sampling
import Scenarios
import TableTrace
import Testing

@testable import Pages
@testable import Project
@testable import Teaching

/// The site of the whole library, which takes half a minute in a debug build.
@Suite(.enabled(if: Sample.isEveryCase, "make ci makes the whole site"))
struct SiteTests {
  /// The files of the site by their paths, made once.
  private static let files: [String: String] = {
    let files = OverlayFiles()
    let run = ToolRun(["site", "-o", "out"], files: files, hasLibrary: true)
    #expect(run.code == .success && run.output == "out/index.html\n", "\(run.errors)")
    return Self.made(files.memory, in: "out")
  }()

  private static let site = ScannedSite(files)

  /// What was written into a folder, without the list of it.
  static func made(_ files: MemoryFiles, in folder: String) -> [String: String] {
    let made = files.contents.filter { $0.key.hasPrefix("\(folder)/") }
    let texts = made.map { path, bytes in
      (String(path.dropFirst(folder.count + 1)), String(decoding: bytes, as: UTF8.self))
    }
    return Dictionary(uniqueKeysWithValues: texts).filter { $0.key != ".tabletrace-site" }
  }

  @Test("Every link leads to an existing page and an existing place in it")
  func linksLeadSomewhere() {
    #expect(Self.site.pages.count > 1_500)
    #expect(Self.site.broken == [])
  }

  @Test(
    "A broken link is found",
    arguments: [
      "rules/none.html", "../index.html", "rules/laws.html#none", "#none",
      "search.html#search-words.",
    ]
  )
  func brokenLinksAreFound(link: String) throws {
    let start = try #require(Self.files["index.html"])
    let planted = start.replacing("</main>", with: "<a href=\"\(link)\">x</a></main>")
    let site = Self.site.replacing("index.html", with: planted)
    #expect(site.broken == ["index.html: \(link)"])
  }

  @Test("The page about the evidence begins with the results of running it")
  func conformanceIsShown() throws {
    let page = try #require(Self.files["evidence/index.html"])
    let printed = ToolRun(["conformance"], files: OverlayFiles(), hasLibrary: true).output
    let sums = try #require(printed.range(of: "cases: ")).lowerBound
    for line in printed[sums...].split(separator: "\n") {
      #expect(page.contains(line), "\(line)")
    }
  }

  @Test("A path of links leads from the first page to every other page")
  func pagesAreReached() {
    #expect(Self.site.unreachable == [])
    let more = Self.site.replacing("rules/alone.html", with: Self.files["index.html"] ?? "")
    #expect(more.unreachable == ["rules/alone.html"])
  }

  @Test("Every page has a title, one headline, headings in order, and unique names")
  func pagesAreInOrder() throws {
    for (path, page) in Self.site.pages {
      #expect(!page.title.isEmpty, "\(path)")
      #expect(page.unbalanced == [], "\(path)")
      #expect(page.headings.first == 1 && page.headings.count { $0 == 1 } == 1, "\(path)")
      let steps = zip(page.headings, page.headings.dropFirst()).filter { $1 > $0 + 1 }
      #expect(steps.isEmpty, "\(path) has \(page.headings)")
      #expect(Set(page.ids).count == page.ids.count, "\(path) has \(page.ids)")
      let text = Self.files[path] ?? ""
      #expect(text.hasPrefix(SiteFrame.mark + "<html lang=\"en\">\n"))
      #expect(text.contains("<a class=\"skip\" href=\"#content\">"))
      #expect(text.contains("<main id=\"content\">"))
      let description = text.firstRange(of: "<meta name=\"description\" content=\"")
      let rest = try #require(description.map { text[$0.upperBound...] }, "\(path)")
      let words = rest.prefix { $0 != "\"" }
      #expect(words.count > 20 && words.count < 400, "\(path): \(words)")
    }
  }

  @Test("Every name has a place on the site")
  func namesHavePlaces() throws {
    let world = World(
      environment: Environment(),
      files: ProjectFiles(disk: MemoryFiles()),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    let book = try LessonBook(in: world)
    #expect(book.entries.count > 500)
    let places = SitePlaces(of: book, .shipped)
    let names: [(PageSubject.Kind, [String])] = [
      (.callback, Callback.allCases.map(\.facts.key)), (.hook, CallFilter.keys.suffix(20)),
      (.step, (StepListing.all + StepListing.queries).map(\.name)),
      (.rule, RuleBook.all.map(\.id.rawValue)), (.gate, GateID.allCases.map(\.rawValue)),
      (.law, LawID.allCases.map(\.rawValue)), (.phase, Phase.allCases.map(\.rawValue)),
      (.declaringProtocol, DeclaringProtocol.allCases.map(\.rawValue)),
      (.exception, ExceptionSubject.names), (.scenario, book.entries.map(\.file.name)),
      (.lesson, Course.shipped.lessons.map(\.name)),
      (.question, Course.shipped.words.filter { $0.hasPrefix("Q") }), (.evidence, Evidence.names),
      (.release, SystemVersion.allOfIOS.map(\.description)),
    ]
    for (kind, names) in names {
      #expect(!names.isEmpty)
      for name in names {
        let path = try #require(places.path(of: PageSubject(kind, name)), "\(kind) \(name)")
        #expect(Self.site.isThere(path), "\(kind) \(name) at \(path)")
      }
    }
  }

  @Test("No two pages have the same file on a case-insensitive disk")
  func namesDifferByMoreThanCapitals() {
    #expect(Set(Self.files.keys.map { $0.lowercased() }).count == Self.files.count)
  }

  @Test("The page of a callback shows the output of explain and its history")
  func pagesShowWhatIsExplained() throws {
    let page = try #require(Self.files["callbacks/prefetchRowsAt.html"])
      .replacing("<wbr>", with: "")
    let printed = ToolRun(["explain", "prefetchRowsAt"], hasLibrary: true).output
    let whole = printed.firstRange(of: "\nall its ")?.lowerBound ?? printed.endIndex
    // A command of the terminal is a link on a page.
    let lines = printed[..<whole].split(separator: "\n").filter { !$0.contains("tabletrace ") }
    let words = lines.flatMap { $0.split(separator: " ") }.filter { $0.allSatisfy(\.isLetter) }
    #expect(words.count > 50)
    for word in words { #expect(page.contains(word), "\(word)") }
    #expect(page.contains("<summary><h2 class=\"part\">from version to version</h2></summary>"))
    #expect(page.contains("<a href=\"phase-layout.html\">&gt; layout</a>"))
  }

  @Test("Each exception text of UIKit has its own page")
  func exceptionsHavePages() {
    let pages = Self.files.filter {
      $0.key.hasPrefix("exceptions/") && $0.key != "exceptions/index.html"
    }
    #expect(pages.count == ExceptionSubject.texts.count && pages.count > 30)
    for (name, reason) in ExceptionSubject.texts {
      let printed =
        name == "Fatal error"
        ? "\(name): \(reason)" : "uncaught exception '\(name)', reason: '\(reason)'"
      let text = XMLText.content(printed)
      #expect(pages.values.contains { $0.contains(text) }, "\(reason)")
    }
  }

  @Test("Related callbacks, rules and exceptions are next to each other")
  func relatedNamesAreBeside() throws {
    for path in [
      "callbacks/cellForRowAt", "rules/update.places",
      "exceptions/invalid-update-invalid-number-of-rows-in-section-the",
    ] {
      let page = try #require(Self.files["\(path).html"])
      let side = try #require(page.firstRange(of: "<aside aria-label=\"Related\">")?.upperBound)
      #expect(page[side...].contains("<h2 class=\"part\">related</h2>"), "\(path)")
      #expect(!page[..<side].contains(">related</h2>"), "\(path)")
    }
  }

  @Test("The page of an exception names the lesson with the same text first")
  func lessonsWithTheSameText() throws {
    let path = "exceptions/attempt-to-delete-and-reload-the-same-index-path.html"
    let page = try #require(Self.files[path])
    let lessons = try #require(page.firstRange(of: ">scenarios that raise it</h2>")?.upperBound)
    let first = try #require(page[lessons...].firstRange(of: "<th scope=\"row\">")?.upperBound)
    #expect(page[first...].hasPrefix("<a href=\"../scenarios/crashes/delete-and-reload.html\">"))
  }

  @Test("A search allows a typing mistake and understands everyday words")
  func theSearchForgives() throws {
    let node = ShellProgram("node")
    guard node.isThere else { return }
    let wanted = [
      ("didSelctRowAt", "didSelectRowAt"), ("recyle cells", "reus"), ("blankk table", "blank"),
      ("attempt to delte row", "attempt-to-delete-row"),
    ]
    let found = try Self.search(wanted.map(\.0), with: node)
    for ((typed, part), paths) in zip(wanted, found) {
      #expect(paths.contains { $0.contains(part) }, "'\(typed)' finds \(paths)")
    }
  }

  @Test("A search finds a name first, in each of its spellings, and then questions")
  func theSearchFinds() throws {
    let node = ShellProgram("node")
    guard node.isThere else { return }
    var wanted: [(String, String)] = [
      ("Q27", "lessons/why-not-selected.html#Q27"), ("iOS 11", "versions/ios-11.html"),
      ("heightForRow", "callbacks/heightForRowAt.html"), ("load-01", "evidence/load-01.html"),
      ("why is didSelectRow not called", "lessons/why-not-selected.html"),
    ]
    for facts in Callback.allCases.map(\.facts) {
      let page = "callbacks/\(facts.key).html"
      wanted += [(facts.selector, page), (facts.key.lowercased(), page)]
    }
    wanted += RuleBook.all.map { ($0.id.rawValue, "rules/\($0.id.rawValue).html") }
    wanted.append(("load/first-load", "scenarios/load/first-load.html"))
    let found = try Self.search(wanted.map(\.0), with: node)
    try #require(found.count == wanted.count)
    for ((typed, path), found) in zip(wanted, found) {
      #expect(found.prefix(2).contains(path), "'\(typed)' finds \(found)")
    }
    #expect(try Self.search(["qqqqqq", "?", ""], with: node) == [[], [], []])
  }

  /// The paths of what is found first for each text.
  private static func search(_ texts: [String], with node: ShellProgram) throws -> [[String]] {
    let code = ["search-index.js", "search.js"].compactMap { files[$0] }.joined()
    let list = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let asked = """
      const prepared = prepareSearch(searchIndex, everydayWords);
      const paths = (text) => findRecords(prepared, text, 3).map((record) => record[0]);
      console.log(JSON.stringify(\(list).map(paths)));
      """
    let (output, code0) = try node.run(["-"], input: code + asked)
    #expect(code0 == 0, "\(output.prefix(500))")
    return try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
  }
}
