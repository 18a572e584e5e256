import Goldens
import Sampling
import Testing

@testable import CommandLineTool
@testable import Project

/// A scenario that begins from the log of a plain load follows that log on every version.
@Suite struct LogOfATraceTests {
  private static let versions = [
    "iOS 4", "iOS 6", "iOS 8", "iOS 9", "iOS 10", "iOS 11", "iOS 12", "iOS 13", "iOS 14", "iOS 15",
    "iOS 16", "iOS 17", "iOS 18", "iOS 26",
  ]

  private static let delegates = [
    "{willDisplayCell: }", "{heightForRowAt: 44}", "{didSelectRowAt: }",
    "{heightForRowAt: 60, willDisplayCell: }",
  ]

  /// A load as a log, below a header that names the version.
  private static func files(_ version: String, _ delegate: String) throws -> MemoryFiles {
    let files = MemoryFiles([
      "a.yaml": """
      version: 1
      title: Plain load
      os: \(version)
      viewport: {width: 320, height: 132}
      sections: [{rows: 8}]
      delegate: \(delegate)
      steps: [load]

      """
    ])
    let trace = ToolRun(["run", "a.yaml"], files: files).output
    let lines = trace.split(separator: "\n").filter { $0.contains("tableView(_:") }
    files.contents["a.log"] = Array(
      (["os: \(version)", "extent: complete", ""] + lines.map(String.init)).joined(separator: "\n")
        .utf8
    )
    return files
  }

  @Test("A new scenario from a trace matches the trace", arguments: versions, delegates)
  func matches(version: String, delegate: String) throws {
    let files = try Self.files(version, delegate)
    let run = ToolRun(["new", "b.yaml", "--from", "a.log"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains(" matches under "), "\(files.text("b.yaml") ?? "")\(run.output)")
  }

  @Test("It also matches a log without a header", arguments: versions, delegates.prefix(2))
  func matchesWithoutHeader(version: String, delegate: String) throws {
    let files = try Self.files(version, delegate)
    let lines = try #require(files.text("a.log")).split(separator: "\n").dropFirst(2)
    files.contents["a.log"] = Array(lines.joined(separator: "\n").utf8)
    let run = ToolRun(["new", "b.yaml", "--from", "a.log"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains(" matches under "), "\(files.text("b.yaml") ?? "")\(run.output)")
  }

  /// A load of a plain table, with what its log does not say.
  struct Load: CustomTestStringConvertible, Sendable {
    var version: String
    var host: String
    var delegate: String
    var sections: String
    var height: Int
    var hasAnswers: Bool

    var testDescription: String {
      "\(version), \(host), \(delegate), \(sections), \(height), \(hasAnswers)"
    }

    // All 14 versions take minutes. These four differ most.
    static let all: [Load] = ["iOS 8", "iOS 12", "iOS 17", "iOS 26"].flatMap { version in
      hosts.flatMap { host in
        loadDelegates.flatMap { delegate in
          sectionLists.flatMap { sections in
            [true, false].map { hasAnswers in
              Load(
                version: version,
                host: host,
                delegate: delegate,
                sections: sections,
                height: delegate.count.isMultiple(of: 2) ? 480 : 568,
                hasAnswers: hasAnswers
              )
            }
          }
        }
      }
    }

    private static let hosts = [
      "", "host: viewController\n", "host: tableViewController\n",
      "host: {tableViewController: {in: navigationController}}\n",
    ]
    private static let loadDelegates = [
      "{willDisplayCell: }", "{heightForRowAt: 60, willDisplayCell: }",
      "{heightForRowAt: 60, estimatedHeightForRowAt: 44}",
      "{viewForHeaderInSection: view, heightForHeaderInSection: 30, heightForRowAt: 60}",
    ]
    private static let sectionLists = ["[{rows: 50}]", "[{rows: 2}, {rows: 3}]"]

    var scenario: String {
      """
      version: 1
      title: Plain load
      os: \(version)
      \(host)viewport: {width: 320, height: \(height)}
      sections: \(sections)
      dataSource: {numberOfSections: model, numberOfRowsInSection: model, cellForRowAt: model}
      delegate: \(delegate)
      controller: {viewDidLoad: , viewWillAppear: , viewDidAppear: }
      steps: [load]

      """
    }
  }

  @Test(
    "A plain load is matched whatever its log leaves out",
    arguments: Sample.of(Load.all, 16)
  )
  func matchesPlainLoad(load: Load) throws {
    let files = MemoryFiles(["a.yaml": load.scenario])
    var lines: [String] = []
    for line in ToolRun(["run", "a.yaml"], files: files).output.split(separator: "\n") {
      let call = String(line.drop { $0 == " " })
      guard ["tableView(", "numberOf", "view"].contains(where: call.hasPrefix) else { continue }
      let silent = String(call.prefix { $0 != ">" }).replacing(" -", with: "")
      lines.append(load.hasAnswers ? call : silent.replacing(#/Cell#\d+, /#, with: ""))
    }
    files.contents["a.log"] = Array(lines.joined(separator: "\n").utf8)
    let run = ToolRun(["new", "b.yaml", "--from", "a.log"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains(" matches under "), "\(files.text("b.yaml") ?? "")\(run.output)")
  }

  @Test("A late row height does not make the scenario invalid")
  func laterRow() throws {
    let log = """
      os: iOS 16

      numberOfSections(in:) -> 2
      tableView(_:numberOfRowsInSection:) 0 -> 2
      tableView(_:numberOfRowsInSection:) 1 -> 1
      tableView(_:heightForRowAt:) [0, 0] -> 100
      tableView(_:heightForRowAt:) [0, 1] -> 100
      tableView(_:heightForRowAt:) [1, 0] -> 100
      tableView(_:heightForRowAt:) [1, 2] -> 20

      """
    let files = MemoryFiles(["a.log": log])
    let run = ToolRun(["new", "b.yaml", "--from", "a.log"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(ToolRun(["validate", "b.yaml"], files: files).code == .success)
  }

  @Test("Only the needed part of a long log is used, with a note")
  func longLog() throws {
    let calls = (0..<30_000).map { "tableView(_:cellForRowAt:) [0, \($0 % 3)]\n" }.joined()
    let files = MemoryFiles(["a.log": "os: iOS 17\n\n" + calls, "a.yaml": Samples.twoRows])
    let run = ToolRun(["new", "b.yaml", "--from", "a.log"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      run.errors.contains("the log is long, so the scenario is based on its first 20002 lines")
    )
    #expect(ToolRun(["validate", "b.yaml"], files: files).code == .success)
  }

  @Test("A log of Catalyst matches a Catalyst version")
  func catalyst() throws {
    let scenario = """
      version: 1
      title: Sections and a reload
      os: \("Catalyst 26")
      viewport: {width: 320, height: 132}
      table: {estimatedRowHeight: 200}
      sections: [{rows: [i1, i2, i3], header: H0, footer: F0}]
      dataSource: {numberOfSections: model, titleForFooterInSection: model}
      delegate:
        heightForHeaderInSection: 40
        heightForFooterInSection: 0
        didHighlightRowAt:
      steps: [load, {scrollToRow: {row: [0, 2], at: middle}}, {touchDown: [0, 2]}, touchCancel]

      """
    let files = MemoryFiles(["a.yaml": scenario])
    let trace = ToolRun(["run", "a.yaml"], files: files).output
    files.contents["a.log"] = Array(
      trace.split(separator: "\n").filter { $0.contains("(_:") || $0.contains("(in:)") }
        .joined(separator: "\n").utf8
    )
    let run = ToolRun(["compare", "a.yaml", "a.log", "--guess-os"], files: files)
    #expect(run.code == .success, "\(run.output)")
    #expect(run.output.contains("Catalyst "), "\(run.output)")
  }
}
