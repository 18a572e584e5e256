import Testing

/// The walls inside of the modules, as far as the names of types show them.
struct FolderDoorTests {
  private static let sources: [String] =
    (try? Repository.files(below: "Sources", suffix: ".swift")) ?? []

  /// The modules whose folders have one direction, with the doors that the page on the architecture names.
  private static let doors: [String: [String]] = [
    "Project": [],
    "Checks": [],
    "Teaching": [],
    "Pages": [],
    "Recording": [],
    "CommandLineTool": [],
    "TableTrace": ["Client Table", "Exceptions Updates", "Gates Table", "Table Trace"],
  ]

  private static func tree(_ module: String) throws -> SourceTree {
    try SourceTree(module, paths: sources, text: Repository.text)
  }

  @Test(
    "No two folders of a module depend on each other, except through a door",
    arguments: doors.keys.sorted()
  )
  func foldersHaveOneDirection(module: String) throws {
    let tree = try Self.tree(module)
    let dependencies = tree.dependencies.values.map(\.count).reduce(0, +)
    print(
      "\(module): \(tree.lines) lines, \(tree.folders.count) folders, \(dependencies) dependencies,",
      "\(tree.pairs.count) pairs"
    )
    #expect(tree.lines > 0)
    #expect(tree.pairs == Self.doors[module])
  }

  @Test("The page about the architecture names every door")
  func doorsAreNamed() throws {
    let page = try Repository.text("Sources/TableTrace/TableTrace.docc/Architecture.md")
    for door in Self.doors.values.joined() {
      let folders = door.split(separator: " ")
      #expect(page.contains("| \(folders[0]) and \(folders[1]) |"), "\(door)")
    }
  }

  @Test(
    "Folders in the recorder's package use no other folder of their module",
    arguments: [
      ("TableTrace", ["Callbacks", "Geometry", "Reuse", "Versions"]), ("Scenarios", ["Model"]),
    ]
  )
  func carriedFoldersStandAlone(module: String, folders: [String]) throws {
    let dependencies = try Self.tree(module).dependencies
    for folder in folders {
      #expect(dependencies[folder, default: []].subtracting(folders).isEmpty, "\(folder)")
    }
  }

  /// The most lines of each module of more than a thousand; who needs more says here why.
  private static let mostLines: [String: Int] = [
    "TableTrace": 31_500, "Diagnostics": 3750, "Scenarios": 15_750, "YAMLSource": 1100,
    "Goldens": 8850, "Reports": 3100, "Checks": 6800, "Teaching": 10_000, "Pages": 3750,
    "Project": 3500, "Recording": 1500, "CommandLineTool": 7550, "SimulatedUIKit": 17_500,
    "Preparing": 4000, "RecorderDriver": 2600, "Fuzzing": 2650, "Benchmark": 1600,
  ]

  @Test("No module is larger than its limit, and every large one has a limit")
  func modulesAreNoLarger() throws {
    let modules = Set(Self.sources.compactMap(SourceTree.module(of:))).sorted()
    var all = 0
    for module in modules {
      let lines = try Self.tree(module).lines
      all += lines
      print("\(module): \(lines) lines")
      #expect(lines <= Self.mostLines[module] ?? 1000, "\(module)")
    }
    print("Sources: \(all) lines")
  }

  @Test("Sources has at most ten folders")
  func streetIsShort() {
    let folders = Set(Self.sources.map { $0.split(separator: "/")[1] })
    #expect(folders.count <= 10)
    #expect(SourceTree.groups.isSubset(of: Set(folders.map(String.init))))
  }

  @Test("The use of a type in another folder is recognized")
  func usesAreSeen() throws {
    let texts = [
      "Sources/Tool/M/A/One.swift": "struct One {\n  var other: Two\n  enum Inner {}\n}\n",
      "Sources/Tool/M/B/Two.swift": "// One\nlet text = \"One\"\nstruct Two { var inner: Inner }\n",
      "Sources/Tool/M/B/Three.swift": "struct Three { var one: One }\n",
    ]
    let tree = SourceTree("M", paths: texts.keys.sorted()) { texts[$0] ?? "" }
    #expect(tree.pairs == ["A B"])
    #expect(tree.lines == 8)
    let other = SourceTree(
      "M",
      paths: ["Sources/Tool/M/A/One.swift", "Sources/Tool/M/B/Two.swift"]
    ) {
      texts[$0] ?? ""
    }
    #expect(other.pairs.isEmpty)
  }
}
