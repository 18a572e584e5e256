import Foundation
import Testing

@testable import CommandLineTool
@testable import Project

/// `run --format jsonl --state`.
struct RunStateTests {
  private static func records(_ scenario: String, _ more: [String] = []) throws -> [[String: Any]] {
    let run = ToolRun(
      ["run", scenario, "--format", "jsonl", "--quiet"] + more,
      hasLibrary: true
    )
    #expect(run.code == .success, "\(run.errors)")
    return try run.output.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      )
    }
  }

  @Test func statesComeOnRequestAndChangeNothingElse() throws {
    let scenarios = [
      "load/first-load", "scroll/estimated-jump", "updates/order-of-the-calls",
      "editing/half-a-swipe", "crashes/heights-with-old-index-paths", "reuse/wrong-image",
      "reload/reload-in-will-display",
    ]
    for scenario in scenarios {
      let plain = try Self.records(scenario)
      let stated = try Self.records(scenario, ["--state"])
      #expect(plain.count == stated.count)
      for (plain, stated) in zip(plain, stated) {
        var rest = stated
        let before = rest.removeValue(forKey: "before")
        rest.removeValue(forKey: "after")
        #expect((before == nil) == (plain["kind"] as? String == "trace"))
        #expect(rest as NSDictionary == plain as NSDictionary)
      }
    }
  }

  /// After a line at the outermost level stands what is before the next one.
  @Test(arguments: [
    "scroll/estimated-jump", "updates/insert-a-row", "select/one-row-after-another",
  ])
  func afterIsBeforeTheNext(scenario: String) throws {
    var last: NSDictionary?
    for record in try Self.records(scenario, ["--state"]).dropFirst() {
      let before = try #require(record["before"] as? NSDictionary)
      guard record["depth"] as? Int == 0 else { continue }
      #expect(last == nil || last == before)
      last = record["after"] as? NSDictionary ?? before
    }
    let rows = last?["visibleRows"] as? [String: Any]
    #expect((rows?["count"] as? Int ?? 0) > 0)
  }

  /// Calls that are left out leave the state of the others.
  @Test func filteredRecordsHaveTheirStates() throws {
    let all = try Self.records("scroll/one-row", ["--state"])
    let some = try Self.records("scroll/one-row", ["--state", "--only", "cellForRowAt"])
    func before(_ records: [[String: Any]]) -> [NSDictionary] {
      records.filter { $0["callback"] as? String == "cellForRowAt" }
        .compactMap { $0["before"] as? NSDictionary }
    }
    #expect(before(some) == before(all))
    #expect(!before(some).isEmpty && some.count < all.count)
  }

  @Test func cellsSayWhatTheyShow() throws {
    let records = try Self.records("reuse/content-of-another-row", ["--state"])
    let state = try #require((records.last?["after"] ?? records.last?["before"]) as? [String: Any])
    let rows = try #require((state["visibleRows"] as? [String: Any])?["first"] as? [[String: Any]])
    #expect(rows.contains { ($0["content"] as? String)?.contains("text") == true })
  }

  @Test func theStateBelongsToRecords() {
    for more in [[], ["--view", "story"], ["--summary"]] {
      let run = ToolRun(["run", "load/first-load", "--state"] + more, hasLibrary: true)
      #expect(run.code == .usage)
      #expect(run.errors.contains("the option '--state' cannot be used here"))
    }
  }

  /// A re-query hears of more sections than the table knows, and is looked at in its middle.
  @Test(
    arguments: [
      "contentSize", "{rectForSection: 4}", "{rectForRow: [4, 0]}", "{rectForHeader: 4}",
      "{indexPathForRow: {x: 1, y: 900}}", "indexPathsForVisibleRows",
    ]
  )
  func sectionsMayGrowWhileTheTableIsLookedAt(query: String) {
    let scenario = """
      version: 1
      title: More sections
      os: [iOS 9, iOS 17]
      sections: [{rows: 1, header: A}]
      dataSource:
        numberOfSections: model
        titleForHeaderInSection: {answer: model, when: {state: grown}, do: [{query: \(query)}]}
      delegate: {heightForRowAt: 60}
      steps:
        - load
        - model: {sections: [{rows: 1}, {rows: 1}, {rows: 1}, {rows: 1}, {rows: 1}]}
        - state: grown
        - reloadData

      """
    let files = MemoryFiles(["a.yaml": scenario])
    for version in ["iOS 9", "iOS 17"] {
      let arguments = ["run", "a.yaml", "--os", version, "--format", "jsonl", "--state"]
      let run = ToolRun(arguments, files: files)
      #expect(run.code == .success, "\(run.errors)")
      #expect(run.output.contains("\"sections\":5"))
    }
  }
}

/// What a picture of the table needs is in its state.
struct PictureStateTests {
  /// Parts of states: the scenario, what to look for in the last state that has the key, the key.
  private static let cases: [(scenario: String, key: String, text: String)] = [
    ("load/first-load", "nearRows", #""first":"[0, 0]","height":44,"last":"[0, 2]","y":0"#),
    ("scroll/estimated-jump", "farRows", #""above":"#),
    ("scroll/estimated-jump", "nearRows", #""isGuess":true"#),
    ("editing/swipe-or-edit-button", "openButtons", #""edge":"trailing","titles":["Remove"]"#),
    ("editing/swipe-or-edit-button", "visibleRows", #""controls":{"canMove""#),
    ("load/view-is-appearing", "contentInset", #""bottom":"#),
    ("headers/titles-and-views", "sectionViews", #""y":"#),
    ("touch/accessory-and-indentation", "visibleRows", #""accessory":"#),
  ]

  @Test(arguments: cases)
  func stateHas(scenario: String, key: String, text: String) {
    let run = ToolRun(
      ["run", scenario, "--format", "jsonl", "--state", "--quiet"],
      hasLibrary: true
    )
    #expect(run.code == .success, "\(run.errors)")
    let states = run.output.split(separator: "\n").filter { $0.contains("\"\(key)\":") }
    #expect(states.contains { $0.contains(text) }, "\(scenario): no \(text)")
  }

  @Test("The state contains a dragged row, with the index path where it would land")
  func movedRow() {
    let run = ToolRun(
      ["run", "editing/reorder", "--format", "jsonl", "--state", "--quiet"],
      hasLibrary: true
    )
    #expect(run.output.contains(#""movedRow":{"row":"[0, 0]","target":"[0, 2]"}"#))
  }

  @Test("The state shows that a header is pinned to the top")
  func pinnedHeader() {
    let scenario = """
      version: 1
      title: A header sticks
      os: [iOS 9]
      viewport: {width: 320, height: 200}
      sections: [{rows: 20, header: A}]
      dataSource: {titleForHeaderInSection: model}
      delegate: {heightForRowAt: 44, heightForHeaderInSection: 28}
      steps: [load, scroll: {by: 100}]

      """
    let files = MemoryFiles(["a.yaml": scenario])
    let arguments = ["step", "a.yaml", "--at", "last", "--quiet"]
    let run = ToolRun(arguments, files: files)
    #expect(run.output.contains("header 0 HeaderFooterView#1 at 100, 28 pinned"), "\(run.output)")
    let first = ToolRun(["step", "a.yaml", "--at", "20", "--quiet"], files: files)
    #expect(!first.output.contains("pinned"))
  }
}
