import Foundation
import Testing

@testable import CommandLineTool
@testable import Project
@testable import Teaching

/// The examples of errors that need a disk, an environment or large input are what the tool prints.
struct DiskExampleTests {
  @Test("Error codes about the environment and refused files are printed")
  func refusedFiles() {
    let files = MemoryFiles([
      "Scenarios/x.yaml": Samples.twoRows, "Scenarios/link/a.yaml": Samples.twoRows,
    ])
    files.readOnly = ["out"]
    files.unreadable = ["a.log": "Permission denied"]
    files.linkedFolders = ["Scenarios/link"]
    expectExample("U009", ToolRun(["run", ""]))
    expectExample("U016", ToolRun(["accept", "--all"], files: files, environment: ["CI": "1"]))
    expectExample("F006", ToolRun(["validate"], files: files))
    expectExample("F011", ToolRun(["compare", "Scenarios/x.yaml", "a.log"], files: files))
    expectExample("F012", ToolRun(["run", "Scenarios/x.yaml", "-o", "out"], files: files))
  }

  @Test("Error codes about names and folders are printed")
  func namesAndFolders() {
    let large = MemoryFiles(["big/a.yaml": Samples.twoRows])
    large.manyNames = ["big/files": FolderWalk.entryLimit]
    expectExample("F019", ToolRun(["validate", "big"], files: large))
    let outside = MemoryFiles([
      "/project/Scenarios/x.yaml": Samples.twoRows, "/other/y.yaml": Samples.twoRows,
    ])
    outside.currentFolder = "/project"
    expectExample("F020", ToolRun(["fmt", "/other"], files: outside))
  }

  @Test("The error code for a trace that is too long is printed")
  func longTrace() {
    let files = MemoryFiles([
      "a.yaml": "version: 1\ntitle: A\nsections: [{rows: 60000}]\ndelegate: {heightForRowAt: 44}\n"
        + "steps: [load]\n"
    ])
    expectExample("F021", ToolRun(["diff", "a.yaml", "--os", "9", "--os", "17"], files: files))
  }

  /// A Mac cannot hold two files whose names differ only in their Unicode form.
  #if os(Linux)
    @Test("The error code for two names in different Unicode forms is printed")
    func unicodeForms() throws {
      let scratch = try ScratchFolder()
      for name in ["e\u{301}", "\u{E9}"] {
        try scratch.write(Samples.twoRows, to: "Scenarios/\(name).yaml")
      }
      let run = ToolRun(["validate", "\(scratch.path)/Scenarios"], files: scratch.files)
      expectExample("F008", run, in: scratch.path)
    }
  #endif

  @Test("Error codes for a broken link, a pipe and a very large file are printed")
  func disk() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Samples.twoRows, to: "x.yaml")
    let (folder, files) = (scratch.path, scratch.files)
    try #require(symlink("\(folder)/none", "\(folder)/gone.yaml") == 0)
    try #require(mkfifo("\(folder)/console.log", 0o600) == 0)
    expectExample("F005", ToolRun(["validate", "\(folder)/gone.yaml"], files: files), in: folder)
    let compare = ["compare", "\(folder)/x.yaml", "\(folder)/console.log"]
    expectExample("F009", ToolRun(compare, files: files), in: folder)
    try #require(unlink("\(folder)/console.log") == 0)
    try scratch.write("", to: "console.log")
    try #require(truncate("\(folder)/console.log", FileLimits.mostBytes + 1) == 0)
    expectExample("F015", ToolRun(compare, files: files), in: folder)
  }

  /// Compares what a run printed, without the folder of the test, with the example of a code.
  private func expectExample(_ code: String, _ run: ToolRun, in folder: String = "") {
    let printed = run.output + run.errors
    let text = folder.isEmpty ? printed : printed.replacing("\(folder)/", with: "")
    let example = ExplanationText.of(.code, code).example.joined(separator: "\n")
    #expect(!example.isEmpty, "\(code) has no example")
    #expect(text.contains(example), "\(code): \(text)")
  }
}
