import Testing

@testable import CommandLineTool
@testable import Project

/// A folder that is no project's is refused before anything in it is read.
@Suite("Folders that are too large")
struct LargeFolderTests {
  /// A folder with more entries than the limit, and a scenario among them.
  private static func large(extra: Int = 1) -> MemoryFiles {
    let files = MemoryFiles(["big/a.yaml": Samples.twoRows])
    files.manyNames = ["big/files": FolderWalk.entryLimit - 2 + extra]
    return files
  }

  private static let lines = [
    "validate big", "check big", "accept big", "accept --same big", "reject big", "review big",
    "fmt big", "fmt --check big", "list scenarios big", "recorder big --list",
    "check --scenarios big", "accept --all --scenarios big", "list scenarios --scenarios big",
  ]

  @Test("Every command refuses to search a large folder, and names the option", arguments: lines)
  func refused(line: String) {
    let files = Self.large()
    let run = ToolRun(ToolRun.words(line), files: files)
    #expect(run.code == .invalid)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "error[F019]: 'big' contains more than 10000 files and folders\n"
        + "help: pass a smaller folder\nhelp: to search the whole folder, add --large\n"
    )
  }

  @Test("A folder is searched up to the limit, and above the limit with the option")
  func allowed() {
    #expect(ToolRun(["validate", "big"], files: Self.large(extra: 0)).code == .success)
    #expect(ToolRun(["validate", "--large", "big"], files: Self.large()).code == .success)
    #expect(ToolRun(["fmt", "--large", "big"], files: Self.large()).code == .success)
  }

  @Test("Files of git and of the build system do not count, but other hidden files do")
  func uncounted() {
    let files = Self.large(extra: -1)
    files.contents["big/.git/a"] = []
    files.contents["big/.build/a"] = []
    #expect(ToolRun(["validate", "big"], files: files).code == .success)
    files.contents["big/.other/a"] = []
    files.contents["big/.more/a"] = []
    #expect(ToolRun(["validate", "big"], files: files).errors.hasPrefix("error[F019]"))
  }

  @Test("A folder of goldens is refused if it has far more files than the scenarios need")
  func goldens() {
    let files = Samples.project()
    files.manyNames = ["Golden/other": FolderWalk.entryLimit + 100]
    let run = ToolRun(["check"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.hasPrefix("error[F019]: 'Golden' contains more than 10000 files"))
    #expect(ToolRun(["check", "--large"], files: files).code != .invalid)
  }

  @Test("Only as many names are read from disk as are needed")
  func onDisk() throws {
    let scratch = try ScratchFolder()
    for number in 0..<20 { try scratch.write("", to: "\(number)") }
    #expect(try scratch.files.names(in: scratch.path, atMost: 5).count == 6)
    #expect(try scratch.files.names(in: scratch.path).count == 20)
  }
}
