import Testing

@testable import CommandLineTool
@testable import Project

/// Characters that move others in a terminal are written as numbers there, and nowhere else.
@Suite("Direction marks")
struct DirectionMarkTests {
  private static let text = """
    version: 1
    title: Marks \u{2067}
    os: iOS 17
    sections: [{header: "A \u{202E}txet", rows: ["x \u{202E}y", b]}]
    cells: {text: $item}
    dataSource: {numberOfRowsInSection: model, cellForRowAt: model, titleForHeaderInSection: model}
    steps: [load, note: "see \u{200F}"]

    """

  private static let commands = [
    "run a", "run a --view story", "run a --certainty", "run a --why", "run a --gates", "show a",
    "show a --text", "list", "validate a", "why-not didSelectRowAt a", "fmt a.yaml --diff",
  ]

  private static func hasMark(_ text: String) -> Bool {
    text.unicodeScalars.contains { [0x2067, 0x202E, 0x200F].contains($0.value) }
  }

  @Test(
    "A terminal gets no direction mark, and a pipe the same bytes as before",
    arguments: commands
  )
  func terminal(command: String) {
    let files = MemoryFiles(["Scenarios/a.yaml": Self.text])
    let words = ToolRun.words(command)
    let shown = ToolRun(words, files: files, isTerminal: true)
    #expect(!Self.hasMark(shown.output) && !Self.hasMark(shown.errors), "\(shown.output)")
    let piped = ToolRun(words, files: files)
    if command == "run a" {
      #expect(Self.hasMark(piped.output))
      #expect(shown.output.contains(#"x \u{202E}y"#) && shown.output.contains(#"see \u{200F}"#))
    }
  }

  @Test("A mark in two pieces is one, and other characters stay", arguments: 0...12)
  func pieces(length: Int) throws {
    let text = Array("é–\u{202E}→❤️ä\u{061C}".utf8) + [0xE2, 0x41, 0xD8]
    let list = ByteList()
    let output = Output(standardOutput: list, standardError: ByteList(), isTerminal: true)
    try output.standardOutput.write(text[..<length])
    try output.standardOutput.write(text[length...])
    try output.standardOutput.flush()
    let expected = Array(#"é–\u{202E}→❤️ä\u{61C}"#.utf8) + [0xE2, 0x41, 0xD8]
    #expect(list.bytes == expected)
  }
}
