import Testing

@testable import CommandLineTool
@testable import Project

/// What commands show and write of a scenario whose lines end otherwise than with a line feed.
struct LineEndTests {
  private static let text = """
    # yaml-language-server: $schema=../scenario.schema.json
    version: 1
    title: Two rows
    sections:
      - rows: 2
    dataSource:
      numberOfSections: model
    steps:
      - load
      - expect: {selection: []}
      - reloadData

    """

  /// All that YAML ends a line with, but for the line feed.
  private static let ends = ["\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

  private static func files(_ end: String) -> MemoryFiles {
    MemoryFiles(["x.yaml": text.split(separator: "\n").map { $0 + end }.joined()])
  }

  @Test(
    arguments: ends,
    [["show", "x.yaml"], ["quiz", "x.yaml"], ["why-not", "didSelectRowAt", "x.yaml"]]
  )
  func theSameIsShown(end: String, words: [String]) {
    let run = ToolRun(words, files: Self.files(end))
    let usual = ToolRun(words, files: Self.files("\n"))
    #expect(usual.code == .success && !usual.output.isEmpty, "\(usual.errors)")
    #expect(run.code == usual.code)
    #expect(run.output == usual.output)
  }

  @Test(arguments: ends)
  func aCopyLacksTheNameOfTheSchemaAlone(end: String) {
    let files = Self.files(end)
    let run = ToolRun(["new", "mine/a", "--from", "x.yaml"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    let kept = Self.text.split(separator: "\n").dropFirst().map { $0 + end }.joined()
    #expect(files.text("Scenarios/mine/a.yaml") == kept)
  }

  /// What a terminal would obey is drawn, wherever a scenario has it.
  @Test(
    arguments: [
      ["show", "x.yaml"], ["show", "--expanded", "x.yaml"], ["quiz", "x.yaml", "--answers", "1"],
      ["run", "x.yaml"], ["step", "x.yaml", "--at", "1"], ["explain", "x"], ["validate", "x.yaml"],
      ["run", "x.yaml", "--view", "story"], ["list", "scenarios", "x.yaml"],
    ]
  )
  func escapes(arguments: [String]) {
    let text = """
      version: 1
      title: "a \\e[31m b"
      learn: "c \\e[31m d"
      about: "e \\e[31m f \\x9b g"
      sections: [{header: "h \\e[31m", rows: 1}]
      steps: [load, note: "i \\e[31m"]

      """
    let run = ToolRun(arguments, files: MemoryFiles(["x.yaml": text]))
    let isObeyed = { (scalar: Unicode.Scalar) in scalar.value == 0x1B || scalar.value == 0x9B }
    #expect(!run.output.isEmpty || !run.errors.isEmpty)
    #expect(!(run.output + run.errors).unicodeScalars.contains(where: isObeyed))
  }
}
