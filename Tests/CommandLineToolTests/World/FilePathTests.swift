import Testing

@testable import Project

struct FilePathTests {
  @Test(arguments: [
    ("./a/b", "a/b"), ("a//b/", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/..", "."),
    ("/a/./b", "/a/b"), (".", "."), ("../../a/../b", "../../b"),
    ("a/b", "a/b"), ("/a/b.c", "/a/b.c"), ("//a", "/a"), ("a/.hidden/b", "a/.hidden/b"), ("/", "/"),
    ("", "."), ("a/./b.", "a/b."),
  ])
  func tidies(path: String, tidy: String) {
    #expect(FilePath.tidy(path) == tidy)
  }

  @Test(arguments: [("a", "."), ("a/b", "a"), ("/a", "/"), ("/a/b", "/a")])
  func namesTheFolder(path: String, folder: String) {
    #expect(FilePath.folder(of: path) == folder)
  }

  @Test func joins() {
    #expect(FilePath.join(".", "a") == "a")
    #expect(FilePath.join("a/", "b") == "a/b")
    #expect(FilePath.join("/", "b") == "/b")
    #expect(FilePath.name(of: "a/b.c") == "b.c")
  }
}
