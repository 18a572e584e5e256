import Testing

@testable import Project

/// What lies in a project by its name is looked at for links; what lies elsewhere is its user's own.
struct ProjectTreeTests {
  @Test("A name that begins with two dots is inside the folder", arguments: ["..x", "in", "..."])
  func refusesBrokenLinks(folder: String) {
    #expect(throws: FileError.brokenLink(path: folder)) {
      try tree(linking: folder).checkNamed("\(folder)/a.yaml")
    }
  }

  @Test("A path that leaves the folder is not read", arguments: ["..", "../x", "/x"])
  func passesOver(folder: String) throws {
    try tree(linking: folder).checkNamed("\(folder)/a.yaml")
  }

  /// A project in the current folder, and a link that leads nowhere.
  private func tree(linking folder: String) -> ProjectTree {
    var files = MemoryTable(contents: ["Golden/a.iOS-17.trace": []])
    files.linkedFolders = [folder]
    return ProjectTree(goldens: "Golden", files: files)
  }
}
