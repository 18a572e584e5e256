import Foundation
import Goldens
import SimulatedUIKit
import TableTrace
import Testing

@testable import SimulatedUIKitTesting

/// A trace and its golden on the disk.
@Suite("A trace and its golden")
@MainActor
struct TraceExpectationTests {
  private let goldens: ScratchGoldens
  private let controller: FruitController
  private let window: UIWindow

  init() throws {
    goldens = try ScratchGoldens()
    (controller, window) = FruitController.shown(on: .iOS(12))
    controller.deleteSecond()
  }

  private var expectation: TraceExpectation { goldens.expectation(controller.tableView) }

  private func fault(_ work: () throws -> Void) -> TraceFault? {
    do {
      try work()
      return nil
    } catch {
      return error as? TraceFault
    }
  }

  @Test("A missing golden is written in the format of the tool, and then compared")
  func isWritten() throws {
    let path = goldens.place.file(.trace)
    #expect(
      fault { try expectation.compare() }
        == .missing(path: GoldenPlace.shown(path), next: "type this")
    )
    #expect(try expectation.write() == path)
    let text = try #require(goldens.text(path))
    #expect(
      text.hasPrefix("tabletrace trace 1\nscenario: ListTests/deletes\nos: iOS 12\n\n- load\n")
    )
    #expect(text.contains("tableView(_:commit:forRowAt:) delete, [0, 1]\n"))
    #expect(try expectation.write() == nil)
    try expectation.compare()
  }

  @Test("The first difference is shown with its step, its rule, and the certainty of the rule")
  func differs() throws {
    let path = goldens.place.file(.trace)
    _ = try expectation.write()
    let text = try #require(goldens.text(path))
    let line = "  tableView(_:numberOfRowsInSection:) 0 -> 2"
    #expect(text.contains(line))
    try goldens.put(
      text.replacingOccurrences(of: line, with: "  tableView(_:numberOfRowsInSection:) 0 -> 1"),
      path
    )
    guard case .differs(let report, let next) = fault({ try expectation.compare() }) else {
      Issue.record("nothing differs")
      return
    }
    let shown = GoldenPlace.shown(path)
    #expect(
      report == [
        "\(shown): answer (golden line 18, trace line 18): the same call with a different return value",
        "  step 3: confirmDelete",
        "    = 14  - swipe: {row: [0, 1]}",
        "          ...",
        "    = 16  - confirmDelete",
        "    = 17  tableView(_:commit:forRowAt:) delete, [0, 1]",
        "  golden:",
        "    - 18    tableView(_:numberOfRowsInSection:) 0 -> 1",
        "      19  > layout",
        "      20  > animation fade",
        "  trace:",
        "    + 18    tableView(_:numberOfRowsInSection:) 0 -> 2",
        "      19  > layout",
        "      20  > animation fade",
        "  rule of this line (stated): load.number-of-rows: Each time the table reads its data "
          + "(a re-query), it calls numberOfRowsInSection once for each section.",
        "  certainty: assumed, by update.single-call",
      ]
    )
    #expect(next == "type this")
  }

  @Test("The reason why a file is no golden is reported")
  func isUnreadable() throws {
    let path = goldens.place.file(.trace)
    try goldens.put("something\n", path)
    let text = try #require(fault { try expectation.compare() }?.text)
    #expect(text.hasPrefix("\(path):1: "))
    #expect(text.hasSuffix("the first line is not 'tabletrace trace 1'\n  next: type this"))
  }

  @Test(
    "A file of somebody else is not replaced",
    arguments: [
      (
        "tabletrace trace 9\n\n- load\n",
        "line 1: "
      ),
      ("tabletrace trace 1\n<<<<<<< ours\n- load\n=======\n>>>>>>> theirs\n", "line 2: "),
      ("my notes\n", "line 1: G008: the first line is not 'tabletrace trace 1'"),
    ]
  )
  func keepsWhatOthersWrote(_ text: String, _ reason: String) throws {
    let path = goldens.place.file(.trace)
    try goldens.put(text, path)
    let said = try #require(fault { _ = try expectation.write() }?.text)
    #expect(said.hasPrefix("'\(GoldenPlace.shown(path))' is not overwritten, \(reason)"))
    #expect(said.hasSuffix("\n  next: fix the file, or delete it"))
    #expect(goldens.text(path) == text)
  }

  @Test("A folder with the name of a golden is no golden")
  func isFolder() throws {
    try goldens.put("", goldens.place.file(.trace) + "/file")
    let path = GoldenPlace.shown(goldens.place.file(.trace))
    #expect(
      fault { try expectation.compare() } == .unreadableFile(path: path, reason: "it is no file")
    )
    #expect(fault { _ = try expectation.write() } != nil)
  }

  @Test("Nothing is written through a link", arguments: [0, 1, 2])
  func refusesLinks(place: Int) throws {
    let outside = goldens.folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    let steps = goldens.place.folders + [goldens.place.file(.trace)]
    let link = steps[place]
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: link).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let end = place == 2 ? outside.appendingPathComponent("kept").path : outside.path
    if place == 2 { try goldens.put("kept", end) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: end)
    #expect(fault { _ = try expectation.write() } == .link(path: GoldenPlace.shown(link)))
    let inside = try FileManager.default.contentsOfDirectory(atPath: outside.path)
    #expect(inside == (place == 2 ? ["kept"] : []))
    if place == 2 { #expect(goldens.text(end) == "kept") }
  }

  @Test("A golden is not written for two traces of the same run")
  func isAcceptedOnce() throws {
    _ = try expectation.write()
    let (other, otherWindow) = FruitController.shown(on: .iOS(12))
    let second = goldens.expectation(other.tableView)
    let path = GoldenPlace.shown(goldens.place.file(.trace))
    #expect(fault { _ = try second.write() } == .acceptedTwice(path: path))
    try expectation.compare()
    withExtendedLifetime(otherWindow) {}
  }

  @Test("A trace that is not accepted is not written")
  func isNotAccepted() {
    let path = goldens.place.file(.trace)
    let expectation = goldens.expectation(controller.tableView, accept: nil)
    #expect(
      fault { _ = try expectation.write() } == .notAccepted(path: GoldenPlace.shown(path))
    )
    #expect(goldens.text(path) == nil)
  }

  @Test("A pattern is used instead of a trace, and adjusted")
  func looksForPattern() throws {
    let pattern = goldens.place.file(.pattern)
    let head = "tabletrace pattern 1\nscenario: ListTests/deletes\nos: iOS 12\n\n"
    let commit = "tableView(_:commit:forRowAt:) delete, [0, 1]\n"
    try goldens.put("\(head)- load\n@skip\n\(commit)@skip\n", pattern)
    try expectation.compare()
    #expect(try expectation.write() == nil)

    try goldens.put(
      "\(head)- load\n@skip\ntableView(_:commit:forRowAt:) delete, [0, 2]\n@skip\n",
      pattern
    )
    let text = try #require(fault { try expectation.compare() }?.text)
    #expect(text.hasPrefix("\(GoldenPlace.shown(pattern)): a line was not found (pattern line 7, "))
    #expect(text.hasSuffix("\n  next: type this"))
    #expect(try expectation.write() == pattern)
    try expectation.compare()
    #expect(goldens.text(pattern)?.contains("@skip") == true)

    try goldens.put("", goldens.place.file(.trace))
    #expect(fault { try expectation.compare() }?.text.hasPrefix("both the trace") == true)
    #expect(fault { _ = try expectation.write() }?.text.hasPrefix("both the trace") == true)
  }

  @Test("A pattern of another test is refused")
  func isAnothersPattern() throws {
    let pattern = goldens.place.file(.pattern)
    try goldens.put("tabletrace pattern 1\nscenario: Other\nos: iOS 12\n\n- load\n@skip\n", pattern)
    #expect(
      fault { try expectation.compare() }?.text
        == "\(GoldenPlace.shown(pattern)): the pattern is for 'Other' under iOS 12\n  next: type this"
    )
  }
}
