import Goldens
import Scenarios
import TableTrace
import Testing

@testable import Checks
@testable import Project

/// A golden that is too long to be held is written without being held, and what it was is told.
struct LongGoldenTests {
  private static let path = "Golden/a.iOS-9.trace"
  private static let scenario =
    "version: 1\ntitle: A\nos: [iOS 9]\nsections: [{rows: 3}]\ndelegate: {heightForRowAt: 44}\n"
    + "steps: [load]\n"

  private static var files: MemoryFiles {
    let files = MemoryFiles(["Scenarios/a.yaml": scenario])
    _ = ToolRun(["accept", "a"], files: files)
    return files
  }

  private static func told(_ files: MemoryFiles) throws -> LongGolden {
    let file = ScenarioFile(path: "Scenarios/a.yaml", in: files.readable)
    let decoded = ScenarioDecoder.decode(Array(scenario.utf8), path: file.path)
    let trace = WrittenTrace(
      file,
      try #require(decoded.scenario),
      .iOS(9),
      golden: GoldenStream(path, in: files.readable),
      in: files.readable
    )
    #expect(trace.findings.isEmpty)
    let stem = FilePath.join("Golden", "a.iOS-9")
    return try LongGolden(GoldenPlace(stem, in: files.readable), trace, in: files.readable)
  }

  @Test func whatIsRightIsNotTold() throws {
    let golden = try Self.told(Self.files)
    #expect(golden.told == nil)
    #expect(golden.problem == nil)
  }

  @Test func theFirstLineThatDiffersIsTold() throws {
    let files = Self.files
    let text = try #require(files.text(Self.path))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.count - 1
    for place in [4, 7, lines.count - 2] {
      var other = lines
      other[place] = "\(other[place])5"
      files.contents[Self.path] = Array(other.joined(separator: "\n").utf8)
      let told = try #require(try Self.told(files).told)
      #expect(
        told.sentence
          == "\(Self.path): too long to count all changes, first at line \(place + 1), "
          + "\(count) lines before, \(count) now"
      )
      #expect(told.sum.text == "1 too long to count")
    }
  }

  /// What is simulated once more is the trace that is held where it is short.
  @Test func theTraceIsWrittenWhole() throws {
    let files = Self.files
    let text = try #require(files.text(Self.path))
    files.contents[Self.path] = nil
    let world = World(
      environment: Environment(),
      files: files,
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    try Self.told(files).write(in: world)
    #expect(files.text(Self.path) == text)
  }

  @Test func aNewOneAndOneOfOthersAreTold() throws {
    let files = Self.files
    files.contents[Self.path] = Array("<<<<<<< ours\n".utf8)
    #expect(try Self.told(files).problem != nil)
    files.contents[Self.path] = [0]
    let unreadable = try Self.told(files)
    #expect(unreadable.problem == nil)
    #expect(unreadable.told?.sum.text == "1 previously unreadable")
    files.contents[Self.path] = nil
    #expect(try Self.told(files).told?.sum.text == "1 new golden file")
  }
}
