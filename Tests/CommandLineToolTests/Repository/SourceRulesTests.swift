import Testing

/// The rules of the architecture that the compiler does not enforce.
struct SourceRulesTests {
  /// What a module may import besides the C library and Foundation's essentials.
  private static let allowed: [String: Set<String>] = [
    "CLibrary": ["Glibc", "Musl", "Darwin", "MachO"],
    "Diagnostics": [],
    "YAMLSource": ["CYAML", "Diagnostics"],
    "TableTrace": [],
    "SimulatedUIKit": ["TableTrace", "FoundationNetworking", "UniformTypeIdentifiers"],
    "UniformTypeIdentifiers": [],
    "SafariServices": ["SimulatedUIKit"],
    "SimulatedUIKitTesting": ["SimulatedUIKit", "Goldens", "Diagnostics", "TableTrace", "Testing"],
    "UIKit": ["SimulatedUIKit"],
    "_Testing_UIKit": ["Testing"],
    "RecorderDriver": ["UIKit", "Scenarios", "TableTrace"],
    "RecorderTemplate": ["PackageDescription", "RecorderDriver", "XCTest"],
    "Scenarios": ["YAMLSource", "Diagnostics", "TableTrace"],
    "Goldens": ["TableTrace", "Diagnostics"],
    "Reports": ["TableTrace", "Scenarios", "Goldens"],
    "Project": [
      "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports", "Dispatch",
      "ShippedLibrary",
    ],
    "Checks": [
      "Project", "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports",
    ],
    "Teaching": [
      "Project", "Diagnostics", "YAMLSource", "TableTrace", "Scenarios", "Goldens", "Reports",
      "ShippedLibrary", "Dispatch",
    ],
    "Pages": [
      "Project", "Checks", "Teaching", "Diagnostics", "TableTrace", "Scenarios", "Goldens",
      "Reports", "ShippedLibrary",
    ],
    "Recording": [
      "Project", "Checks", "Diagnostics", "TableTrace", "Scenarios", "Goldens", "Reports",
      "ShippedLibrary",
    ],
    "CommandLineTool": [
      "Project", "Checks", "Teaching", "Pages", "Recording", "Diagnostics", "YAMLSource",
      "TableTrace", "Scenarios", "Goldens", "Reports", "ShippedLibrary",
    ],
    "ShippedLibrary": [],
    "LibraryGenerator": [],
    "EmbedLibrary": ["PackagePlugin"],
    "EntryPoint": ["CommandLineTool", "Project"],
    "Preparing": ["TableTrace"],
    "PrepareTool": ["Preparing"],
    "Measurements": [],
    "Benchmark": ["Measurements", "CYAML", "Scenarios", "TableTrace", "Reports", "Dispatch"],
    "Fuzzing": ["YAMLSource", "Diagnostics", "Scenarios"],
    "FuzzTool": ["Fuzzing"],
  ]
  private static let libraries: [String: Set<String>] = [
    "system": ["CLibrary"],
    "foundation": ["FoundationEssentials", "Foundation"],
  ]
  /// Where the C library is needed: files, streams, processes, threads, the benchmark's clock.
  private static let mayUseSystem: Set<String> = [
    "Tool/CommandLineTool/World", "Tool/Project/Process", "Tool/EntryPoint",
    "Development/Benchmark", "Development/Measurements", "Language/Scenarios/Threads",
    "Development/Fuzzing/Runs",
  ]

  private static let sources: [String] =
    (try? Repository.files(below: "Sources", suffix: ".swift")) ?? []

  @Test func sourcesAreFound() {
    #expect(Self.sources.count > 100)
  }

  @Test(arguments: sources)
  func importsOnlyWhatItsModuleMay(file: String) throws {
    let module = try #require(SourceTree.module(of: file), "\(file) belongs to no module")
    var allowed = try #require(Self.allowed[module], "no rule for the module \(module)")
    if module != "TableTrace" { allowed.formUnion(Self.libraries["foundation"] ?? []) }
    let isBoundary = Self.mayUseSystem.contains { file.hasPrefix("Sources/\($0)/") }
    if isBoundary { allowed.formUnion(Self.libraries["system"] ?? []) }
    for name in Self.imports(of: try Repository.text(file)) {
      #expect(allowed.contains(name), "\(file) imports \(name)")
    }
  }

  @Test(arguments: sources)
  func isShortAndHasNoTrap(file: String) throws {
    let text = try Repository.text(file)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The end of the last line begins another.
    let most = Self.isTable(file) ? 401 : 321
    #expect(lines.count <= most, "\(file) has more than \(most - 1) lines")
    let forbidden = ["fatalError(", "preconditionFailure(", "try!", "as!", "@unchecked"]
    for (index, line) in lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      for word in forbidden {
        #expect(!line.contains(word), "\(file):\(index + 1) has \(word)")
      }
    }
  }

  /// SimulatedUIKit has UIKit's names, which Apple documents: a comment there says what is different.
  @Test("Each public declaration of the library has a comment")
  func publicDeclarationsHaveComments() throws {
    for file in Self.sources
    where ["TableTrace", "SimulatedUIKitTesting"].contains(SourceTree.module(of: file)) {
      var before = ""
      for line in try Repository.text(file).split(separator: "\n") {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("public "), !line.hasPrefix("public import") {
          #expect(before.hasPrefix("///"), "\(file): \(line)")
        }
        if !line.hasPrefix("@") { before = String(line) }
      }
    }
  }

  /// Tables of rules, and the class that lists what a table view controller may override, may be longer.
  private static func isTable(_ file: String) -> Bool {
    file.hasPrefix("Sources/TableTrace/Profiles/")
      || file.hasSuffix("/UITableViewDelegateController.swift")
  }

  @Test func importsAreSeen() {
    let text = """
      import A
      package import B
      @testable import C
        import struct D.E
      // import F
      @_exported public import G
      """
    #expect(Self.imports(of: text) == ["A", "B", "C", "D", "G"])
  }

  /// The modules that a source imports.
  private static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place < words.count - 1 else { return nil }
      let before: Set<Substring> = [
        "package", "public", "private", "internal", "@testable", "@_exported",
      ]
      guard words[..<place].allSatisfy(before.contains) else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "typealias",
      ]
      let name = kinds.contains(words[place + 1]) ? words[place + 2] : words[place + 1]
      return name.split(separator: ".").first.map(String.init)
    }
  }
}
