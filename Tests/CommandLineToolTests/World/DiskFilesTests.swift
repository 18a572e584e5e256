import Foundation
import Testing

@testable import CommandLineTool
@testable import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading and writing on the disk, in a folder of its own.
///
/// A class, so that the folder goes when a test has ended.
final class DiskFilesTests {
  private let files = DiskFiles()
  private let folder: String

  init() throws {
    var template = Array("/tmp/tabletrace-tests-XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    try #require(isMade)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func writtenFileIsThereAndNothingElse() throws {
    try files.makeFolder("\(folder)/a/b")
    try files.write(Array("one".utf8), to: "\(folder)/a/b/c")
    try files.write(Array("two".utf8), to: "\(folder)/a/b/c")
    #expect(try files.read("\(folder)/a/b/c") == Array("two".utf8))
    #expect(try files.names(in: "\(folder)/a/b") == ["c"])
    let walk = try FolderWalk(below: folder, suffixes: ["c"], in: files)
    #expect(walk.files == ["\(folder)/a/b/c"])
    #expect(walk.problems.isEmpty)
  }

  @Test func unfinishedDraftLeavesTheOldFile() throws {
    let path = "\(folder)/x"
    try files.write(Array("old".utf8), to: path)
    let draft = try files.draft(path)
    try draft.write(Array("new".utf8)[...])
    #expect(try files.read(path) == Array("old".utf8))
    draft.discard()
    #expect(try files.names(in: folder) == ["x"])
    #expect(try files.read(path) == Array("old".utf8))
  }

  @Test("Unfinished files of killed runs are removed, and those of running processes are kept")
  func leftoversOfKilledRuns() throws {
    let gone = try EndedProcess.number()
    let left = ".a.trace.\(gone).partial"
    let kept = [
      ".a.trace.1.partial", ".partial", ".\(gone).partial", "a.trace.\(gone).partial",
      ".a.trace.-1.partial", ".a.trace.x.partial", "a.trace",
    ]
    for name in kept + [left] { try files.write([], to: "\(folder)/\(name)") }
    try #require(symlink("\(folder)/a.trace", "\(folder)/.link.\(gone).partial") == 0)
    let draft = try files.draft("\(folder)/b")
    let locked = "\(folder)/.c.\(gone).partial"
    try files.write([], to: locked)
    let descriptor = open(locked, O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let named = files.unfinished(in: folder, removing: false) { _ in true }
    #expect(named == ["\(folder)/\(left)"])
    #expect(files.unfinished(in: folder, removing: true) { $0 == "b.trace" } == [])
    #expect(files.unfinished(in: folder, removing: true) { $0 == "a.trace" } == named)
    let names = try files.names(in: folder)
    let unfinished = [".b.\(getpid()).partial", ".c.\(gone).partial", ".link.\(gone).partial"]
    #expect(Set(names) == Set(kept + unfinished))
    try draft.commit()
    #expect(try files.names(in: folder).contains("b"))
  }

  @Test("The number of a former process is no obstacle")
  func leftoversOfTheSameNumber() throws {
    let left = "\(folder)/.x.\(getpid()).partial"
    try files.write(Array("half".utf8), to: left)
    try files.write(Array("whole".utf8), to: "\(folder)/x")
    #expect(try files.names(in: folder) == ["x"])
    #expect(try files.read("\(folder)/x") == Array("whole".utf8))
    let first = try files.draft("\(folder)/y")
    #expect(throws: FileError.self) { try files.draft("\(folder)/y") }
    try first.commit()
  }

  @Test("A command that writes reports which files it removed", arguments: [1, 2])
  func leftoversAreTold(_ count: Int) throws {
    try files.write(Array(Samples.twoRows.utf8), to: "\(folder)/x.yaml")
    let gone = try (0..<count).map { _ in try EndedProcess.number() }
    let left = gone.map { "\(folder)/.out.\($0).partial" }.sorted()
    let other = ".other.\(gone[0]).partial"
    for path in left + ["\(folder)/\(other)"] { try files.write([], to: path) }
    let run = ToolRun(
      ["run", "\(folder)/x.yaml", "-o", "\(folder)/out", "--os", "iOS 17"],
      files: files
    )
    let told =
      count == 1
      ? "note: removed the unfinished file '\(left[0])' of an interrupted run\n"
      : "note: removed '\(left[0])' and 1 more unfinished files of interrupted runs\n"
    #expect(run.errors.hasPrefix(told), "\(run.errors)")
    #expect(try files.names(in: folder) == [other, "out", "x.yaml"])
  }

  @Test func linksSurviveAndDevicesAreWrittenThrough() throws {
    try files.write(Array("old".utf8), to: "\(folder)/target")
    try #require(symlink("\(folder)/target", "\(folder)/link") == 0)
    try files.write(Array("new".utf8), to: "\(folder)/link")
    #expect(try files.read("\(folder)/target") == Array("new".utf8))
    try files.write(Array("gone".utf8), to: "/dev/null")
    #expect(files.kind(of: "/dev/null") == .file)
    #expect(try files.read("/dev/null").isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func pipesWithANameAreNotWaitedFor() throws {
    let path = "\(folder)/x.yaml"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError.pipe(path: path)) { try files.read(path) }
    #expect(throws: FileError.pipe(path: path)) { try files.readIfThere(path) }
    let library = try ScenarioLibrary(files: files).find([folder])
    #expect(library.scenarios.map(\.path) == [path])
    let run = ToolRun(["check", folder], files: files)
    #expect(run.code == .invalid)
    #expect(run.output.contains("T001: cannot read the file: it is a pipe"))
  }

  @Test func linksThatLeadNowhereAreNamedAndDoNotStopTheWalk() throws {
    try files.write([], to: "\(folder)/z.trace")
    try files.makeFolder("\(folder)/real")
    let links = [
      ("none", "gone"), ("none", "gone.trace"), ("loop", "loop"), ("none", "dangling"),
      ("real", "linked"),
    ]
    for (target, name) in links {
      try #require(symlink("\(folder)/\(target)", "\(folder)/\(name)") == 0)
    }
    let walk = try FolderWalk(below: folder, suffixes: [".trace"], in: files)
    #expect(walk.files == ["\(folder)/gone.trace", "\(folder)/z.trace"])
    #expect(walk.linkedFolders == ["\(folder)/linked"])
    #expect(
      walk.problems == [
        .brokenLink(path: "\(folder)/dangling"), .brokenLink(path: "\(folder)/gone"),
        .unreadable(path: "\(folder)/loop", reason: "Too many levels of symbolic links"),
      ]
    )
    for path in ["gone.trace", "gone/x.trace"] {
      let link = "\(folder)/\(path.split(separator: "/")[0])"
      #expect(throws: FileError.brokenLink(path: link)) { try files.read("\(folder)/\(path)") }
    }
    #expect(try files.readIfThere("\(folder)/real/none") == nil)
    #expect(throws: FileError.isFolder(path: "\(folder)/real")) {
      try files.readIfThere("\(folder)/real")
    }
  }

  @Test(
    "A protected file is recognized by all its names",
    arguments: ["link", "hard", "in/a.yaml"]
  )
  func protectedFiles(output: String) throws {
    let scenario = "\(folder)/Scenarios/a.yaml"
    try files.makeFolder("\(folder)/Scenarios")
    try files.write([], to: scenario)
    try #require(symlink(scenario, "\(folder)/link") == 0)
    try #require(link(scenario, "\(folder)/hard") == 0)
    try #require(symlink("Scenarios", "\(folder)/in") == 0)
    let kept = ProtectedFiles([ScenarioFile(path: scenario, currentFolder: "")], in: files)
    let path = "\(folder)/\(output)"
    #expect(throws: FileError.kept(path: path, .scenario(scenario))) { try kept.check([path]) }
    #expect(throws: FileError.kept(path: path, .scenario(scenario))) { try kept.checkLinks(path) }
    try kept.check(["\(folder)/new", "/dev/null", "/dev/null"])
  }

  @Test("Folders of scenarios and goldens are recognized through links and '..'")
  func protectedFolders() throws {
    let scenario = "\(folder)/Scenarios/a.yaml"
    try files.makeFolder("\(folder)/Scenarios/deep")
    try files.makeFolder("\(folder)/Golden/deep")
    try files.write([], to: scenario)
    try #require(symlink("Golden/deep", "\(folder)/way") == 0)
    // No scenario is at work: the folders tell by themselves what they are.
    let kept = ProtectedFiles([], in: files)
    let goldens = ["way/x", "way/../x", "Golden/deep/x", "Scenarios/deep/../../Golden/x"]
    for path in goldens.map({ "\(folder)/\($0)" }) {
      #expect(throws: FileError.kept(path: path, .folderOfGoldens("Golden"))) {
        try kept.check([path])
      }
    }
    for path in ["way/../../Scenarios/x", "Scenarios/deep/x"].map({ "\(folder)/\($0)" }) {
      #expect(throws: FileError.kept(path: path, .folderOfScenarios("Scenarios"))) {
        try kept.check([path])
      }
    }
    try kept.check(["\(folder)/x", "\(folder)/Golden.trace"])
    let twice = ["\(folder)/x", "\(folder)/Golden/../x"]
    #expect(throws: FileError.sameOutput(path: twice[1], other: twice[0])) {
      try kept.check(twice)
    }
  }

  @Test func problemsAreNamed() throws {
    try files.write([], to: "\(folder)/file")
    #expect(throws: FileError.missing(path: "\(folder)/none")) {
      try files.read("\(folder)/none")
    }
    #expect(throws: FileError.isFolder(path: folder)) { try files.read(folder) }
    #expect(throws: FileError.isFolder(path: folder)) { try files.draft(folder) }
    #expect(throws: FileError.notFolder(path: "\(folder)/file")) {
      try files.names(in: "\(folder)/file")
    }
    #expect(throws: FileError.notFolder(path: "\(folder)/file")) {
      try files.makeFolder("\(folder)/file/x")
    }
    #expect(
      throws: FileError.unwritable(
        path: "\(folder)/no/file",
        reason: "No such file or directory"
      )
    ) {
      try files.write([], to: "\(folder)/no/file")
    }
  }
}
