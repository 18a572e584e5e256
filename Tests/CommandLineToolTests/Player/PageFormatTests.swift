import Foundation
import Testing

/// The form of the page's code, which no formatter of this repository looks at.
struct PageFormatTests {
  private static let files: [String] = ["Sources/Pages/Player", "Sources/Pages/Site"].flatMap {
    folder in
    [".js", ".css"].flatMap { (try? Repository.files(below: folder, suffix: $0)) ?? [] }
  }

  @Test func filesAreFound() {
    #expect(Self.files.count > 10)
  }

  @Test(arguments: files)
  func linesAreInForm(file: String) throws {
    let text = try Repository.text(file)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(file) ends in one line end")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 300, "\(file) has more than 300 lines")
    for (place, line) in lines.enumerated() {
      let start = line.prefix { $0 == " " }.count
      #expect(line.count <= 100, "\(file):\(place + 1) is longer than 100 characters")
      #expect(start.isMultiple(of: 2), "\(file):\(place + 1) begins with \(start) blanks")
      #expect(!line.contains("\t"), "\(file):\(place + 1) has a tab")
      #expect(line.last != " ", "\(file):\(place + 1) ends in a blank")
    }
  }

  /// Texts of a trace may only ever be texts, and nothing may come from elsewhere.
  @Test(arguments: files)
  func makesNoMarkupOfTexts(file: String) throws {
    let text = try Repository.text(file)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
      "fetch(", "XMLHttpRequest", "@import", "url(", "var ", "==  ",
    ] where file.hasSuffix(".js") || word != "var " {
      #expect(!text.contains(word), "\(file) has \(word)")
    }
  }

  @Test("Node can parse every script, if Node is installed")
  func nodeReadsThem() throws {
    let node = ShellProgram("node")
    guard node.isThere else { return }
    for file in Self.files where file.hasSuffix(".js") {
      let (output, code) = try node.run(["--check", "\(Repository.root)/\(file)"])
      #expect(code == 0, "\(output)")
    }
  }
}
