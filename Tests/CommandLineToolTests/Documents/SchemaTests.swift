import Fuzzing
import Sampling
import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project
@testable import Teaching

/// What is printed as JSON is what the schemas describe.
struct SchemaTests {
  /// A schema as the command prints it.
  private static func checker(_ schema: OutputSchema) throws -> SchemaChecker {
    let run = ToolRun(["schema", schema.rawValue])
    #expect(run.code == .success)
    return SchemaChecker(root: try #require(JSONValue(json: run.output)))
  }

  private static func printed(_ arguments: [String], files: any Files = MemoryFiles()) throws
    -> JSONValue
  {
    let run = ToolRun(arguments + ["--format", "json"], files: files, hasLibrary: true)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.hasSuffix("\n}\n"))
    return try #require(JSONValue(json: run.output))
  }

  @Test(
    arguments: [
      ["rules"], ["rules", "load", "--os", "iOS 9"], ["rules", "swipe.will-begin"],
    ]
  )
  func rules(arguments: [String]) throws {
    #expect(try Self.checker(.rules).accepts(try Self.printed(arguments)))
  }

  @Test(
    arguments: [
      (OutputSchema.changes, ["rules", "--changes"]),
      (.changes, ["rules", "--changes", "--os", "iOS 11"]),
      (.changes, ["rules", "selection.multiple", "--changes"]),
      (.changes, ["history", "didHighlightRowAt"]),
      (.changes, ["history", "editActionsForRowAt", "--os", "iOS 11"]),
      (.weakest, ["rules", "swipe", "--weakest", "--os", "iOS 17"]),
      (.learn, ["learn"]), (.learn, ["learn", "Q39"]), (.learn, ["learn", "Q46"]),
    ]
  )
  func facts(schema: OutputSchema, arguments: [String]) throws {
    #expect(try Self.checker(schema).accepts(try Self.printed(arguments)))
  }

  /// The document has what the text has.
  @Test func aChangeIsToldWithBeforeAndNow() throws {
    let document = try Self.printed(["rules", "swipe.full", "--changes"])
    guard case .list(let releases) = document["releases"] else {
      Issue.record("no releases")
      return
    }
    #expect(releases.count == 1)
    #expect(releases.first?["os"] == .text("iOS 11"))
    guard case .list(let changes) = releases.first?["changes"] else {
      Issue.record("no changes")
      return
    }
    #expect(changes.first?["rule"] == .text("swipe.full"))
    #expect(
      changes.first?["was"] == .text("no: a swipe across the whole row only shows the buttons")
    )
    #expect(
      changes.first?["now"] == .text("yes: a swipe across the whole row performs the first action")
    )
    #expect(changes.first?["comparedWith"] == .text("before"))
  }

  @Test func aLessonHasItsTrace() throws {
    let document = try Self.printed(["learn", "Q39"])
    let text = "\(document)"
    #expect(text.contains("invalid-update"))
    #expect(text.contains("- deleteRows: [[0, 1]]"))
  }

  @Test(
    arguments: Sample.of(
      [
        [], ["--find", "didSelectRow is not called"], ["--find", "zzzz"], ["scenarios", "load"],
        ["steps"], ["queries"], ["callbacks", "--os", "iOS 9"], ["rules"], ["rules", "load"],
        ["errors"], ["devices"], ["versions"],
      ],
      4
    )
  )
  func lists(arguments: [String]) throws {
    #expect(try Self.checker(.list).accepts(try Self.printed(["list"] + arguments)))
  }

  @Test(
    arguments: Sample.of(
      [
        "heightForRowAt", "didSelectRowAt", "load.section-order", "swipe",
        "highlight.should-highlight",
        "layout", "=", "T012", "tap", "why is didSelectRow not called", "why is my table blank",
        "visibleCells", "Q27", "Q46", "first-load", "load/first-load", "UITableViewDelegate",
        "NSInternalInconsistencyException", "cellForRowAt [0, 0] -> Cell#1 new", "viewDidLoad",
      ],
      5
    )
  )
  func explanations(word: String) throws {
    #expect(try Self.checker(.explain).accepts(try Self.printed(["explain", word])))
  }

  /// Every name that has a page has a document; callbacks, whose lessons run, are those above.
  @Test func everyNameHasADocument() throws {
    let checker = try Self.checker(.explain)
    let callbacks = Set(Callback.allCases.map(\.facts.key))
    for name in Sample.of(ExplainSubject.names, 150) where !callbacks.contains(name) {
      let run = ToolRun(["explain", "--format", "json", "--", name])
      let document = try #require(JSONValue(json: run.output), "\(name)")
      #expect(checker.accepts(document), "\(name)")
    }
  }

  @Test func conformance() throws {
    let run = ToolRun(["conformance", "--format", "json"], files: OverlayFiles())
    let document = try #require(JSONValue(json: run.output))
    #expect(try Self.checker(.conformance).accepts(document))
    #expect(document["isTrue"] == .flag(run.code == .success))
  }

  @Test(arguments: ["callback", "row", "rule", "phase", "reason"])
  func counts(grouping: String) throws {
    let arguments = ["count", "load/first-load", "--os", "iOS 9", "--by", grouping]
    #expect(try Self.checker(.count).accepts(try Self.printed(arguments)))
  }

  /// The lines of lessons of all subjects, with and without the state of the table.
  @Test(
    arguments: Sample.of(
      [
        "load/first-load", "load/layout-outside-window", "scroll/estimated-jump", "scroll/prefetch",
        "select/why-not-didselect", "select/cell-and-delegate", "touch/focus", "editing/reorder",
        "editing/swipe-not-possible", "updates/insert-a-row", "updates/sections-come-and-go",
        "crashes/model-not-changed", "crashes/last-row-of-a-section", "reuse/wrong-image",
        "patterns/late-image", "diffable/apply-a-snapshot", "crashes/stale-index-path",
      ],
      4
    )
  )
  func events(scenario: String) throws {
    let checker = try Self.checker(.events)
    for more in [[], ["--state"]] {
      let arguments = ["run", scenario, "--format", "jsonl", "--quiet"] + more
      let run = ToolRun(arguments, hasLibrary: true)
      for line in run.output.split(separator: "\n") {
        let record = try #require(JSONValue(json: String(line)))
        #expect(checker.accepts(record), "\(line)")
      }
    }
  }

  /// A schema that accepts everything would pass all of these.
  @Test func otherDocumentsAreRefused() throws {
    let rules = try Self.printed(["rules", "load.section-order"])
    let list = try Self.printed(["list", "versions"])
    for schema in OutputSchema.allCases where schema != .scenarios {
      let checker = try Self.checker(schema)
      #expect(checker.accepts(rules) == (schema == .rules), "\(schema)")
      #expect(checker.accepts(list) == (schema == .list), "\(schema)")
      #expect(!checker.accepts(.object([:])), "\(schema)")
    }
  }

  @Test func aLessonIsFoundInTheDocument() throws {
    let document = try Self.printed([
      "list", "--find", "didEndEditing is not called after half a swipe",
    ])
    guard case .list(let entries) = document["entries"] else {
      Issue.record("no entries")
      return
    }
    #expect(entries.first?["name"] == .text("editing/half-a-swipe"))
  }

  @Test func theSchemaOfScenariosIsTheOneWithoutAName() {
    #expect(ToolRun(["schema", "scenarios"]).output == ToolRun(["schema"]).output)
  }
}
