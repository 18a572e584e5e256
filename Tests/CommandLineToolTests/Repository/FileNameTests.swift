import Foundation
import Testing

/// Names of files that every file system of a user can hold.
struct FileNameTests {
  /// The files of the repository, without what is built and what git keeps.
  private static let files: [String] = {
    let root = URL(filePath: Repository.root)
    let walk = FileManager.default.enumerator(atPath: root.path)
    var files: [String] = []
    while let file = walk?.nextObject() as? String {
      if [".build", ".git"].contains((file as NSString).lastPathComponent) {
        walk?.skipDescendants()
      } else {
        files.append(file)
      }
    }
    return files.sorted()
  }()

  @Test func filesAreFound() {
    #expect(Self.files.contains("Sources/Tool/EntryPoint/main.swift"))
    #expect(Self.files.contains("Scenarios/load/first-load.yaml"))
  }

  @Test("No two file names differ only in case, because macOS and Windows would treat them as one")
  func differInMoreThanCase() {
    #expect(Self.clashes(in: Self.files) == [])
    #expect(
      Self.clashes(in: ["load/A.yaml", "load/a.yaml", "load/b.yaml", "Load/b.yaml"])
        == [["Load/b.yaml", "load/b.yaml"], ["load/A.yaml", "load/a.yaml"]]
    )
  }

  @Test("No name has a character that a file system forbids")
  func holdAllowedCharacters() {
    let forbidden = #"<>:"\|?*"#
    #expect(Self.files.filter { $0.contains { forbidden.contains($0) || !$0.isASCII } } == [])
  }

  /// The names that are one where case does not count, each group sorted.
  private static func clashes(in files: [String]) -> [[String]] {
    Dictionary(grouping: files) { $0.lowercased() }.values
      .filter { $0.count > 1 }
      .map { $0.sorted() }
      .sorted { $0[0] < $1[0] }
  }
}
