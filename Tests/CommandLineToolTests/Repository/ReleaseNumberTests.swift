import Testing

@testable import CommandLineTool

/// What fetches a release fetches the one that these sources are.
struct ReleaseNumberTests {
  @Test(arguments: [
    (".ci/channels/tabletrace.rb", "tag: \"v\(ToolVersion.current)\""),
    ("action.yml", "    default: \(ToolVersion.current)\n"),
    ("README.md", "uses: tabletrace/tabletrace@v\(ToolVersion.current)\n"),
    ("README.md", "/download/v\(ToolVersion.current)/"),
    ("README.md", "name=tabletrace-\(ToolVersion.current)-linux-x86_64"),
    (
      "Sources/Scenarios/Scenarios.docc/GoldensForATeam.md",
      "uses: tabletrace/tabletrace@v\(ToolVersion.current)\n"
    ),
    ("CHANGELOG.md", "\n## \(ToolVersion.current)\n"),
  ])
  func everyChannelNamesIt(file: String, words: String) throws {
    #expect(try Repository.text(file).contains(words), "\(file) lacks \(words)")
  }
}
