import ShippedLibrary
import Testing

@testable import Pages
@testable import Project

struct ShippedFilesTests {
  /// The files that go along, as they lie in the repository.
  private static func files() throws -> [String] {
    let scenarios = try [".yaml", ".md"].flatMap { suffix in
      try Repository.files(below: "Scenarios", suffix: suffix)
    }
    let recorded = try [".log", ".yaml", ".tsv"].flatMap { suffix in
      try Repository.files(below: "Golden/recorded", suffix: suffix)
    }
    let lists = try Repository.files(below: "Golden/lists", suffix: ".log")
    let code = try ["Sources/Pages/Player", "Sources/Pages/Site"].flatMap { folder in
      try [".js", ".css"].flatMap { try Repository.files(below: folder, suffix: $0) }
    }
    let texts = try Repository.files(below: "Sources/Teaching/Explaining/Texts", suffix: ".yaml")
    let all = scenarios + recorded + lists + code + texts
    return all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  @Test func theToolHoldsTheFilesOfTheRepository() throws {
    let picture = "Sources/Pages/Site/preview.png"
    let files = ShippedFile.all.filter { $0.path != picture }
    #expect(files.map(\.path) == (try Self.files()))
    #expect(ShippedFile.at(picture)?.text.hasPrefix("iVBORw0KGgo") == true)
    for file in files {
      let path = file.path
      #expect(file.text == (try Repository.text(path)), "\(path)")
      #expect(ShippedFile.at(path)?.path == path)
    }
  }

  @Test func aFileHereWins() throws {
    let own = Samples.noCell.replacing("title: No cell", with: "title: Mine")
    let files = MemoryFiles(["Scenarios/load/first-load.yaml": own])
    let mine = ToolRun(["list", "scenarios"], files: files, hasLibrary: true)
    #expect(mine.output == "load/first-load  Mine  iOS 9\n")
    let theirs = ToolRun(["run", "load/blank-table", "--quiet"], files: files, hasLibrary: true)
    #expect(theirs.output.hasPrefix("tabletrace trace 1\nscenario: load/blank-table\n"))
    let lessons = ToolRun(["list", "--find", "mine"], files: files, hasLibrary: true).output
    #expect(lessons.contains("  load/first-load  Mine\n"), "\(lessons)")
    #expect(!lessons.contains("Q01"))
    let all = ToolRun(["list"], files: files, hasLibrary: true).output
    #expect(all.contains("load/blank-table  "))
    #expect(!all.contains("In which order does a table view call its data source"))
  }

  @Test(arguments: [
    ["run", "load/first-load", "--quiet"],
    ["diff", "load/first-load", "iOS 9", "iOS 17"],
    ["show", "load/first-load"],
    ["list", "scenarios", "load/first-load"],
    ["rules", "--weakest", "swipe"],
  ])
  func anEmptyFolderIsEnough(arguments: [String]) {
    let here = ToolRun(arguments, files: OverlayFiles())
    let nowhere = ToolRun(arguments, hasLibrary: true)
    #expect(nowhere.output == here.output)
    #expect(nowhere.code == here.code)
    #expect(!nowhere.output.isEmpty)
  }

  @Test func conformanceIsTrueInAnEmptyFolder() {
    let run = ToolRun(["conformance"], hasLibrary: true)
    #expect(run.code == .success)
    #expect(run.output == Repository.conformance.output)
  }

  @Test(arguments: ["check", "accept", "validate"])
  func goldensBelongToFolders(command: String) {
    let run = ToolRun([command, "load/first-load"], hasLibrary: true)
    #expect(run.code == .invalid)
    #expect(run.output.isEmpty || run.output.contains("0 passed"))
  }

  @Test func slipsAreFoundInsideTheTool() {
    let run = ToolRun(["run", "load/frist-load"], hasLibrary: true)
    #expect(run.code == .invalid)
    #expect(run.errors.contains("did you mean 'load/first-load'?"))
  }

  @Test func nothingIsWrittenIntoTheLibrary() {
    for path in ["tabletrace:/Scenarios/x.yaml", "tabletrace:/x.trace"] {
      let run = ToolRun(["run", "load/first-load", "-o", path], hasLibrary: true)
      #expect(run.code == .invalid)
      #expect(run.errors.hasPrefix("error[F013]: cannot write '\(path)': "))
    }
  }

  @Test(arguments: ["Scenarios", "Scenarios/load", "Golden", "Golden/recorded", "Golden/lists"])
  func aFolderListsWhatTheRepositoryHas(folder: String) throws {
    let below = try Self.files().filter { $0.hasPrefix(folder + "/") }
    #expect(ShippedFile.below(folder).map(\.path) == below)
    let names = Set(below.compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first })
    let listed = try ProjectFiles(disk: MemoryFiles()).readable.names(in: "tabletrace:/\(folder)")
    #expect(listed == names.map(String.init).sorted())
  }

  @Test func foldersAndFilesAreToldApart() throws {
    let files = ProjectFiles(disk: MemoryFiles())
    #expect(files.kind(of: "tabletrace:") == .folder)
    #expect(files.kind(of: "tabletrace:/Scenarios/load") == .folder)
    #expect(files.kind(of: "tabletrace:/Scenarios/load/first-load.yaml") == .file)
    #expect(files.kind(of: "tabletrace:/Scenarios/none") == nil)
    #expect(files.kind(of: "tabletrace:/Scenarios/loa") == nil)
    #expect(files.kind(of: "tabletrace:/Sources") == nil)
    #expect(files.kind(of: "tabletrace:/Scenarios/load/first-load.yaml/x") == nil)
    #expect(try files.readable.names(in: "tabletrace:") == ["Golden", "Scenarios"])
    #expect(throws: FileError.missing(path: "tabletrace:/none")) {
      try files.read("tabletrace:/none")
    }
    #expect(throws: FileError.isFolder(path: "tabletrace:/Golden")) {
      try files.read("tabletrace:/Golden")
    }
  }
}
