import Foundation
import Testing

@testable import CommandLineTool
@testable import Project

/// Links on the disk lead neither what is kept nor a golden out of the project.
///
/// A class, so that the folder goes when a test has ended.
final class PendingDiskTests {
  private let files = DiskFiles()
  private let folder: String
  private var project: String { folder + "/project" }

  init() throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = place.appendingPathComponent("tabletrace-\(UUID().uuidString)").path
    try files.makeFolder("\(folder)/project/Scenarios/load")
    try files.makeFolder("\(folder)/outside")
    try files.write(Array(Samples.twoRows.utf8), to: "\(folder)/project/Scenarios/load/a.yaml")
    try files.write(Array("mine".utf8), to: "\(folder)/outside/file")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func link(_ path: String, to target: String) throws {
    try files.makeFolder(FilePath.folder(of: path))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func outsideIsUntouched() throws -> Bool {
    let text = String(decoding: try files.read("\(folder)/outside/file"), as: UTF8.self)
    return try files.names(in: "\(folder)/outside") == ["file"] && text == "mine"
  }

  @Test("The next check or accept removes files of killed runs, even if it writes nothing")
  func leftoversOfKilledRuns() throws {
    let scenario = project + "/Scenarios/load/a.yaml"
    #expect(ToolRun(["accept", scenario], files: files).code == .success)
    let gone = try EndedProcess.number()
    let places = [
      "Golden/pending/load/.b.iOS-9.trace", "Golden/load/.b.iOS-9.trace", "Scenarios/load/.c.yaml",
    ].map { "\(project)/\($0).\(gone).partial" }
    let other = "\(project)/Golden/load/.download.\(gone).partial"
    func leave() throws {
      for path in places + [other] {
        try files.makeFolder(FilePath.folder(of: path))
        try files.write([], to: path)
      }
    }
    try leave()
    let server = ToolRun(["check", scenario], files: files, environment: ["CI": "true"])
    #expect(
      server.errors
        == "note: interrupted runs left '\(places[2])' and 2 more unfinished files: remove them\n"
    )
    #expect(places.allSatisfy { files.kind(of: $0) == .file })
    let check = ToolRun(["check", scenario], files: files)
    #expect(check.code == .success)
    #expect(
      check.errors
        == "note: removed '\(places[2])' and 2 more unfinished files of interrupted runs\n"
    )
    #expect(places.allSatisfy { files.kind(of: $0) == nil })
    try leave()
    let accept = ToolRun(["accept", scenario], files: files)
    #expect(
      accept.errors
        == "note: removed the unfinished file '\(places[1])' of an interrupted run\n"
    )
    #expect(files.kind(of: other) == .file)
  }

  @Test("Writing one golden removes unfinished files of other goldens in the folder")
  func leftoversBesideAWrittenGolden() throws {
    let gone = try EndedProcess.number()
    let folders = ["\(project)/Golden/pending/load", "\(project)/Golden/load"]
    for folder in folders {
      try files.makeFolder(folder)
      try files.write([], to: "\(folder)/.b.iOS-9.trace.\(gone).partial")
    }
    let check = ToolRun(["check", project + "/Scenarios/load/a.yaml"], files: files)
    #expect(check.code == .differs)
    #expect(
      check.errors.contains(
        "' and 1 more unfinished files of interrupted runs\n"
      )
    )
    #expect(try !files.names(in: folders[0]).contains { $0.hasSuffix(".partial") })
    #expect(try files.names(in: folders[1]).isEmpty)
    let accept = ToolRun(["accept", project + "/Scenarios/load/a.yaml"], files: files)
    #expect(accept.code == .success)
    #expect(try files.names(in: folders[1]) == ["a.iOS-17.trace", "a.iOS-9.trace"])
  }

  @Test(
    "Nothing is saved through a link, and the check says why",
    arguments: [
      ("Golden", "outside"), ("Golden/pending", "outside"), ("Golden/pending", "project/Golden"),
      ("Golden/pending/load", "outside"), ("Golden/pending/load/a.iOS-9.trace", "outside/file"),
      ("Golden/pending/load/a.iOS-9.json", "outside/file"),
    ]
  )
  func linksOutside(path: String, target: String) throws {
    try files.makeFolder("\(project)/Golden/real")
    if path == "Golden" { try FileManager.default.removeItem(atPath: "\(project)/Golden") }
    try link("\(project)/\(path)", to: "\(folder)/\(target)")
    let check = ToolRun(["check", project + "/Scenarios/load/a.yaml"], files: files)
    #expect(check.code == .differs)
    #expect(
      check.errors.hasPrefix("note: some traces could not be saved for 'tabletrace review': ")
    )
    #expect(check.errors.contains("a link in the path leads to '\(folder)/\(target)"))
    #expect(try outsideIsUntouched())
    let names = (try? files.names(in: "\(project)/Golden")) ?? []
    #expect(Set(names).isSubset(of: ["real", "pending", "file"]))
  }

  @Test(
    "No golden is written if a link leads out of the project",
    arguments: [
      ("Golden", "outside"), ("Golden/load", "outside"),
      ("Golden/load/a.iOS-9.trace", "outside/file"),
      ("Golden/load/a.iOS-9.trace", "outside/none"),
    ]
  )
  func goldenOutside(path: String, target: String) throws {
    try link("\(project)/\(path)", to: "\(folder)/\(target)")
    let accept = ToolRun(["accept", project + "/Scenarios/load/a.yaml"], files: files)
    #expect(accept.code == .invalid)
    #expect(accept.output.isEmpty)
    #expect(accept.errors.contains("link"))
    #expect(try outsideIsUntouched())
  }

  @Test("No scenario is formatted or created if a link leads out of the project")
  func scenarioOutside() throws {
    let scenario = "\(project)/Scenarios/link.yaml"
    try files.write(Array((Samples.twoRows + "\n\n").utf8), to: "\(folder)/outside/file")
    let before = try files.read("\(folder)/outside/file")
    try link(scenario, to: "\(folder)/outside/file")
    try link("\(project)/Scenarios/folder", to: "\(folder)/outside")
    let fmt = ToolRun(["fmt", scenario], files: files)
    #expect(fmt.code == .invalid)
    #expect(
      fmt.errors.contains("a link in the path leads to '\(folder)/outside/file'"),
      "\(fmt.errors)"
    )
    let from = ["--from", "\(project)/Scenarios/load/a.yaml"]
    let new = ToolRun(["new", "\(project)/Scenarios/folder/b.yaml"] + from, files: files)
    #expect(new.code == .invalid)
    #expect(new.errors.contains("a link in the path leads to '\(folder)/outside'"), "\(new.errors)")
    #expect(try files.names(in: "\(folder)/outside") == ["file"])
    #expect(try files.read("\(folder)/outside/file") == before)
    let inside = ToolRun(["new", "\(project)/Scenarios/b.yaml"] + from, files: files)
    #expect(inside.code == .success, "\(inside.errors)")
  }

  @Test("A name that leads out of the folder of scenarios creates none", arguments: ["../a", "/a"])
  func nameOutside(name: String) {
    let project = Samples.project()
    let new = ToolRun(["new", name, "--from", "load/two-rows"], files: project)
    #expect(new.code == .invalid)
    #expect(new.errors.contains("the name is outside the folder 'Scenarios'\n"))
  }

  @Test("A link within the project is followed and kept")
  func goldenInside() throws {
    try files.makeFolder("\(project)/kept")
    try link("\(project)/Golden", to: "\(project)/kept")
    let accept = ToolRun(["accept", project + "/Scenarios/load/a.yaml"], files: files)
    #expect(accept.code == .success)
    #expect(files.isLink("\(project)/Golden"))
    #expect(try files.names(in: "\(project)/kept/load").count == 2)
    #expect(ToolRun(["check", project + "/Scenarios"], files: files).code == .success)
  }

  @Test("A path with detours names the same scenario")
  func otherPath() throws {
    let scenario = "\(folder)/outside/../project/Scenarios/load/../load/a.yaml"
    _ = ToolRun(["check", scenario], files: files)
    let review = ToolRun(["review", scenario], files: files)
    #expect(review.output.hasPrefix("1 of 2: load/a.iOS-9: missing golden file "))
    let reject = ToolRun(["reject", "--same", scenario], files: files)
    #expect(reject.output.hasPrefix("load/a.iOS-9: rejected, there is still no \(project)/Golden/"))
  }

  @Test("A trace saved on disk can be accepted")
  func promoted() throws {
    let scenario = project + "/Scenarios/load/a.yaml"
    _ = ToolRun(["check", scenario], files: files)
    #expect(files.kind(of: "\(project)/Golden/pending/load/a.iOS-9.trace") == .file)
    #expect(files.kind(of: "\(project)/Golden/pending/.gitignore") == .file)
    let accept = ToolRun(["accept", scenario], files: files)
    #expect(accept.errors.hasPrefix("note: accepted 2 traces that the last check saved"))
    #expect(try files.names(in: "\(project)/Golden/pending/load").isEmpty)
    #expect(ToolRun(["check", scenario], files: files).code == .success)
  }
}
