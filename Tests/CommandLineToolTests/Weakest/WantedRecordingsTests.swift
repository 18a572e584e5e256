import Scenarios
import TableTrace
import Testing

@testable import Project
@testable import Recording

@Suite("The recordings that confirm most guesses")
struct WantedRecordingsTests {
  private static func wanted(_ version: SystemVersion) throws -> WantedRecordings {
    let world = World(
      environment: Environment(),
      files: OverlayFiles(),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    return try #require(try WantedRecordings(version, atMost: WantedRecordings.shown, in: world))
  }

  @Test("There are five recordings, each with its calls and a command that can be pasted")
  func fiveForEach() throws {
    for version in [SystemVersion.iOS(18), .iOS(26)] {
      let wanted = try Self.wanted(version)
      #expect(wanted.recordings.count == 5)
      #expect(wanted.recordings.allSatisfy { $0.calls > 0 && !$0.rules.isEmpty })
      #expect(wanted.recordings.map(\.calls).reduce(0, +) <= wanted.guesses)
      let words = Evidence.words(version)
      for (recording, command) in zip(wanted.recordings, wanted.commands) {
        #expect(recording.rules.allSatisfy { words[$0] == .guess })
        #expect(wanted.text.contains("  \(command)  "))
        let files = OverlayFiles()
        let run = ToolRun(Array(ToolRun.words(command).dropFirst()), files: files)
        #expect(run.code == .success, "\(command): \(run.errors)")
        #expect(run.output.hasSuffix(": 1 scenario\n"), "\(run.output)")
      }
    }
  }

  @Test("A library with a recording's rules has no guesses that the recording confirms")
  func countsAreThoseOfTheLibrary() throws {
    let wanted = try Self.wanted(.iOS(26))
    let words = Evidence.words(.iOS(26))
    let known = Set(wanted.recordings[0].rules)
    let world = World(
      environment: Environment(),
      files: OverlayFiles(),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    var (guesses, settled) = (0, 0)
    for file in try ScenarioLibrary(files: OverlayFiles().readable).find([]).scenarios
    where !file.isEvidence {
      let scenario = try #require(try ScenarioReader(world: world).read(file).scenario)
      let recipients = scenario.tracedRecipients
      for line in Simulation(scenario, .iOS(26), recipients: recipients).lines {
        guard case .call = line.kind, let rule = line.rule else { continue }
        let doubtful = ([rule] + line.answerRules + line.situation).filter { words[$0] == .guess }
        if !doubtful.isEmpty { guesses += 1 }
        if !doubtful.isEmpty, known.isSuperset(of: doubtful) { settled += 1 }
      }
    }
    #expect(wanted.guesses == guesses)
    #expect(wanted.recordings[0].calls == settled)
  }
}
