import Foundation
import Testing

@testable import Pages
@testable import Project

/// `player`.
struct PlayerCommandTests {
  private static func run(
    _ more: [String],
    files: MemoryFiles = MemoryFiles()
  ) -> ToolRun {
    ToolRun(["player"] + more + ["--quiet"], files: files, hasLibrary: true)
  }

  /// The data of a page as objects of Foundation.
  private static func data(_ page: String) throws -> [String: Any] {
    let parts = page.components(separatedBy: "<script type=\"application/json\">")
    let text = try #require(parts.dropFirst().first?.components(separatedBy: "</script>").first)
    let packed = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    let shapes = try #require(packed["shapes"] as? [[String]])
    var made: [Any] = []
    for value in try #require(packed["values"] as? [Any]) {
      guard let parts = value as? [Int] else {
        made.append(value)
        continue
      }
      if let shape = parts.first, shape < 0 {
        let members = zip(shapes[-1 - shape], parts.dropFirst()).map { ($0, made[$1]) }
        made.append(Dictionary(members) { first, _ in first })
      } else {
        made.append(parts.map { made[$0] })
      }
    }
    return try #require(made.last as? [String: Any])
  }

  @Test("The page contains the records of JSON Lines, with the states before and after each event")
  func recordsAreThoseOfJSONLines() throws {
    let scenarios = ["load/first-load", "scroll/estimated-jump", "editing/swipe-or-edit-button"]
    for scenario in scenarios {
      let page = Self.run([scenario, "--os", "iOS 10"])
      #expect(page.code == .success, "\(page.errors)")
      let document = try Self.data(page.output)
      let run = try #require((document["runs"] as? [[String: Any]])?.first)
      let states = try #require(run["states"] as? [NSDictionary])
      let lines = ToolRun(
        ["run", scenario, "--os", "iOS 10", "--format", "jsonl", "--quiet"],
        hasLibrary: true
      ).output.split(separator: "\n").dropFirst().compactMap { line in
        try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      }.filter { $0["kind"] as? String != "gate" }
      let events = try #require(run["events"] as? [[String: Any]])
      #expect(events.count == lines.count)
      for (event, line) in zip(events, lines) {
        var rest = event
        // The words of certainty are for the page alone.
        for key in ["before", "after", "gates", "word", "remark"] { rest.removeValue(forKey: key) }
        #expect(rest as NSDictionary == line as NSDictionary)
        #expect(states.indices.contains(try #require(event["after"] as? Int)))
      }
    }
  }

  @Test("A page is the same each time, loads nothing, and is less than 200,000 bytes for a lesson")
  func pageIsWholeAndTheSame() {
    let page = Self.run(["reuse/walk-through"])
    #expect(page.output == Self.run(["reuse/walk-through"]).output)
    #expect(page.output.hasPrefix(PlayerPage.mark))
    #expect(page.output.utf8.count < 200_000)
    #expect(page.output.contains("default-src 'none'"))
    for word in ["src=\"http", "href=\"http", "@import", "url(http"] {
      #expect(!page.output.contains(word), "\(word)")
    }
  }

  @Test("Only the name of a lesson adds its idea, its marks and its takeaway")
  func lessonIsAroundThePlayer() throws {
    let page = Self.run(["jump-while-scrolling-up"]).output
    #expect(page.contains("<h1>How the table corrects the offset while you scroll up</h1>"))
    #expect(page.contains("<h2 id=\"remember\">Remember</h2>"))
    #expect(try Self.data(page)["marks"] as? [Int] == [11, 23, 25, 27, 30, 31, 33, 35])
    let plain = Self.run(["scroll/jump-while-scrolling-up"]).output
    #expect(!plain.contains("id=\"remember\""))
    #expect(try Self.data(plain)["marks"] as? [Int] == [])
    let older = Self.run(["jump-while-scrolling-up", "--os", "iOS 12"]).output
    #expect(!older.contains("id=\"remember\""))
  }

  @Test("The page contains why, why-not and the quiz")
  func reasonsAreThere() throws {
    let document = try Self.data(Self.run(["select/why-not-didselect"]).output)
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let events = try #require(run["events"] as? [[String: Any]])
    let gates = events.compactMap { $0["gates"] as? [[String: Any]] }.joined()
    #expect(gates.contains { $0["callback"] as? String == "didSelectRowAt" })
    for gate in gates {
      #expect((gate["sentence"] as? String)?.isEmpty == false)
      #expect((gate["change"] as? String)?.isEmpty == false)
    }
    let names = Set((run["rules"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String })
    for event in events {
      if let rule = event["rule"] as? String { #expect(names.contains(rule)) }
    }
    let whyNot = try #require(run["whyNot"] as? [String: Any])
    let judged = try #require(whyNot["steps"] as? [[Any]])
    #expect(judged.count == (run["steps"] as? [Any])?.count)
    for row in judged { #expect(row.count == (whyNot["callbacks"] as? [Any])?.count) }
    #expect((run["quiz"] as? [Any])?.isEmpty == false)
    #expect((document["cases"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test("A page about two versions has rows with the events of both")
  func rowsOfTwo() throws {
    let page = Self.run(["load/first-load", "--os", "iOS 9", "--os", "iOS 17"])
    let document = try Self.data(page.output)
    let rows = try #require(document["rows"] as? [[Any]])
    let runs = try #require(document["runs"] as? [[String: Any]])
    for side in 0...1 {
      let numbers = rows.compactMap { $0[side] as? Int }.filter { $0 > 0 }
      let count = (runs[side]["events"] as? [Any])?.count ?? 0
      #expect(numbers == Array(1...count))
    }
  }

  @Test("Text of a scenario cannot end an HTML element")
  func hostileTexts() {
    let scenario = """
      version: 1
      title: "</script><script>alert(1)</script> \\u2028 & <b>"
      os: iOS 17
      sections: [{rows: ["</SCRIPT><!--", "]]>", "\\x01 \\uFFFE"]}]
      cells: {text: $item}
      steps: [load]

      """
    for more in [[], ["--format", "svg"]] {
      let page = Self.run(
        ["a<b>&\"'.yaml"] + more,
        files: MemoryFiles(["a<b>&\"'.yaml": scenario])
      )
      #expect(page.code == .success, "\(page.errors)")
      for text in ["alert(1)</script>", "</SCRIPT>", "<!--\"", "<b>", "\u{2028}"] {
        #expect(!page.output.contains(text), "\(text)")
      }
      // No XML can have them, not even escaped.
      let scalars = page.output.unicodeScalars
      #expect(!scalars.contains { $0.value < 0x20 && $0 != "\n" || more != [] && $0 == "\u{FFFE}" })
    }
  }

  @Test("Only a file that player has written is replaced")
  func foreignFilesStay() {
    let files = MemoryFiles(["notes.html": "<p>mine</p>", "empty.html": ""])
    let refused = Self.run(["load/first-load", "-o", "notes.html"], files: files)
    #expect(refused.code == .invalid)
    #expect(
      refused.errors.contains(
        "cannot write 'notes.html': it already exists, and this command did not write it\n"
          + "help: choose another file"
      )
    )
    #expect(files.text("notes.html") == "<p>mine</p>")
    for more in [[], ["--format", "svg"], []] {
      let written = Self.run(["load/first-load", "-o", "empty.html"] + more, files: files)
      #expect(written.code == .success, "\(written.errors)")
    }
    #expect(files.text("empty.html")?.hasPrefix(PlayerPage.mark) == true)
  }

  @Test(
    arguments: [
      (["load/first-load", "--at", "3"], "the option '--at' cannot be used here"),
      (["load/first-load", "--format", "svg", "--at", "0"], "the number of an event, from 1"),
      (["load/first-load", "--format", "svg", "--at", "99"], "an event from 1 to "),
      (["load/first-load", "load/first-load", "--format", "svg"], "a second SCENARIO"),
      (["load/first-load", "--os", "iOS 9", "--os", "iOS 9"], "iOS 9"),
      (["a", "b", "--os", "iOS 9", "--os", "iOS 17"], "a second SCENARIO and a second --os"),
    ]
  )
  func wrongOptionsAreRefused(arguments: [String], message: String) {
    let run = Self.run(arguments)
    #expect(run.code == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("An animation shows the titles of rows, or names of cities if rows are only counted")
  func filmsShowTitles() {
    let named = Self.run(["load/first-load", "--format", "svg"]).output
    for title in ["Apple", "Banana", "Cherry"] {
      #expect(
        named.contains("<text class=\"word\" x=\"16\" y=\"") && named.contains(">\(title)</text>")
      )
    }
    let counted = MemoryFiles([
      "a.yaml":
        "version: 1\ntitle: Counted\nos: iOS 26\nsections: [{rows: 2}]\nsteps: [load]\n"
    ])
    #expect(
      Self.run(["a.yaml", "--format", "svg"], files: counted).output.contains(">Amsterdam</text>")
    )
  }

  @Test("An animation has a frame for each event, and too many events are refused")
  func films() {
    let film = Self.run(["load/first-load", "--os", "iOS 17", "--format", "svg"])
    #expect(film.code == .success, "\(film.errors)")
    #expect(film.output.components(separatedBy: "<g class=\"frame").count - 1 == 20)
    let still = Self.run(["load/first-load", "--os", "iOS 17", "--format", "svg", "--at", "20"])
    #expect(still.output.components(separatedBy: "<g class=\"frame").count - 1 == 1)
    #expect(!still.output.contains("@keyframes"))
    let steps = String(repeating: "  - scroll: {by: 1}\n", count: 410)
    let files = MemoryFiles([
      "a.yaml":
        "version: 1\ntitle: Long\nos: iOS 9\nsections: [{rows: 99}]\nsteps:\n  - load\n\(steps)"
    ])
    let long = Self.run(["a.yaml", "--format", "svg"], files: files)
    #expect(long.code == .invalid)
    #expect(long.errors.contains(" events, and an animation shows at most 400\n"))
  }

  @Test("The animation in the README equals the output of the tool")
  func filmOfTheReadme() throws {
    let film = Self.run(["load/first-load", "--os", "iOS 17", "--format", "svg"])
    let path = "Sources/Language/Scenarios/Scenarios.docc/Resources/first-load.svg"
    #expect(try Repository.text(path) == film.output)
    #expect(try Repository.text("README.md").contains("](\(path))"))
  }
}
