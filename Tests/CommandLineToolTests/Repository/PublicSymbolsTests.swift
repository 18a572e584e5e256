import Foundation
import Testing

/// The public symbols of the products that programs import, as `Tests/PublicSymbols` has them.
///
/// With `RECORD_SYMBOLS` in the environment the files are written instead, and the test fails, so that
/// nobody records by accident.
@Suite("Public symbols") struct PublicSymbolsTests {
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    private static let isComparable = true
  #else
    private static let isComparable = false
  #endif

  @Test(
    "The file lists exactly the current public symbols",
    .enabled(if: isComparable, "Swift 6.3 on Linux prints them as the files have them"),
    arguments: ["TableTrace", "SimulatedUIKit", "SimulatedUIKitTesting"]
  )
  func isWrittenDown(module: String) throws {
    let file = "Tests/PublicSymbols/\(module).txt"
    let found = try Self.symbols(of: module)
    if ProcessInfo.processInfo.environment["RECORD_SYMBOLS"] != nil {
      let text = found.joined(separator: "\n") + "\n"
      try text.write(toFile: "\(Repository.root)/\(file)", atomically: true, encoding: .utf8)
      Issue.record("recorded \(file)")
    }
    let written = try Repository.text(file).split(separator: "\n").map(String.init)
    let difference = Self.difference(from: written, to: found)
    #expect(difference.isEmpty, "\(Self.advice(difference, file: file))")
  }

  @Test("A difference is reported with its side and a suggestion")
  func tellsWhatDiffers() {
    let written = ["Client: public struct Client", "Client.init(): public init()"]
    let found = ["Client: public struct Client", "Client.init(_:): public init(_ name: String)"]
    let difference = Self.difference(from: written, to: found)
    #expect(Self.difference(from: found, to: found) == [])
    #expect(
      Self.advice(difference, file: "Tests/PublicSymbols/TableTrace.txt") == """
        Tests/PublicSymbols/TableTrace.txt: the public symbols are others:
        - Client.init(): public init()
        + Client.init(_:): public init(_ name: String)
        Is it meant? RECORD_SYMBOLS=1 swift test --filter PublicSymbolsTests writes the file anew; \
        a '-' that programs may use is for the next major version
        """
    )
  }

  /// The lines that only one side has, each with its side.
  private static func difference(from written: [String], to found: [String]) -> [String] {
    found.difference(from: written).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }

  private static func advice(_ difference: [String], file: String) -> String {
    """
    \(file): the public symbols are others:
    \(difference.joined(separator: "\n"))
    Is it meant? RECORD_SYMBOLS=1 swift test --filter PublicSymbolsTests writes the file anew; \
    a '-' that programs may use is for the next major version
    """
  }

  /// The public symbols of a module, and of what it adds to modules of others.
  private static func symbols(of module: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try ShellProgram("env").run([
      "swift", "symbolgraph-extract", "-module-name", module, "-I", modules,
      "-target", "\(machine)-unknown-linux-gnu", "-minimum-access-level", "public",
      "-skip-synthesized-members", "-output-dir", folder.path,
    ])
    try #require(run.code == 0, "swift symbolgraph-extract: \(run.output)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let own = files.filter { $0.lastPathComponent == "\(module).symbols.json" }
    let added = files.filter { $0.lastPathComponent.hasPrefix("\(module)@") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    try #require(own.count == 1, "there is no graph of \(module)")
    return try (own + added).flatMap { file in
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).lines
    }
  }

  /// Where the modules of this build lie, beside the program of the tests.
  private static let modules = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules").path

  #if arch(arm64)
    private static let machine = "aarch64"
  #else
    private static let machine = "x86_64"
  #endif
}
