import Testing

@testable import CommandLineTool
@testable import Project

/// A folder that a command writes files into.
struct MadeFolderTests {
  private static let kind = MadeFolder.Kind(
    listName: ".list",
    kept: .notSites,
    durability: .remade
  )

  private static func write(
    _ made: [(path: String, text: String)],
    _ files: MemoryFiles
  ) throws(FileError) {
    let world = World(
      environment: Environment(),
      files: files,
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    try MadeFolder("out", of: kind, in: world).write(
      made.map { (path: $0.path, bytes: Array($0.text.utf8)) }
    )
  }

  private static let two = [(path: "a.html", text: "a"), (path: "b/c.html", text: "c")]

  @Test("Only obsolete generated files are removed")
  func replacesItsOwn() throws {
    let files = MemoryFiles(["out/mine.txt": "mine"])
    try Self.write(Self.two, files)
    #expect(files.text("out/b/c.html") == "c")
    try Self.write([(path: "a.html", text: "new")], files)
    #expect(files.text("out/a.html") == "new")
    #expect(files.text("out/b/c.html") == nil)
    #expect(files.text("out/mine.txt") == "mine")
  }

  @Test(
    "If a file of the user would be replaced, nothing is written",
    arguments: ["a.html", "b/c.html", ".list"]
  )
  func replacesNothingElse(path: String) {
    let files = MemoryFiles(["out/\(path)": "mine\n"])
    #expect(throws: FileError.kept(path: "out/\(path)", .notSites)) {
      try Self.write(Self.two, files)
    }
    #expect(files.contents.keys.filter { $0.hasPrefix("out/") } == ["out/\(path)"])
  }

  @Test("The next run recognizes the files of an interrupted run")
  func goesOn() throws {
    let files = MemoryFiles()
    try Self.write(Self.two, files)
    let list = try #require(files.text("out/.list"))
    // The list of the new files was written, and one of them.
    try Self.write([(path: "a.html", text: "new"), (path: "b/c.html", text: "new")], files)
    let both = list + (files.text("out/.list") ?? "")
    files.contents["out/.list"] = Array(both.utf8)
    files.contents["out/b/c.html"] = Array("c".utf8)
    try Self.write([(path: "a.html", text: "newest")], files)
    #expect(files.text("out/a.html") == "newest")
    #expect(files.text("out/b/c.html") == nil)
  }

  @Test("Files outside the folder are not removed, even if the list names them")
  func staysInItsFolder() throws {
    let files = MemoryFiles(["elsewhere.html": "a"])
    try Self.write(Self.two, files)
    let list = try #require(files.text("out/.list"))
    let digest = try #require(list.split(separator: "\t").first)
    let changed = list + "\(digest)\t../elsewhere.html\n\(digest)\t/elsewhere.html\n"
    files.contents["out/.list"] = Array(changed.utf8)
    try Self.write([(path: "a.html", text: "a")], files)
    #expect(files.text("elsewhere.html") == "a")
    #expect(files.text("out/b/c.html") == nil)
  }

  @Test("No file is written into a folder that a link puts elsewhere")
  func followsNoLink() {
    let files = MemoryFiles(["out/b/mine.txt": "mine"])
    files.linkedFolders = ["out/b"]
    #expect(throws: FileError.kept(path: "out/b", .elsewhere("out/b"))) {
      try Self.write(Self.two, files)
    }
    #expect(files.text("out/a.html") == nil)
  }
}
