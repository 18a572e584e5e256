import Goldens
import Project
import Reports
import Scenarios
import TableTrace

/// The text of a trace, which is simulated again when it is written if it is long.
struct WrittenTrace {
  private(set) var bytes: [UInt8]? = []
  let lineCount: Int
  /// The problems of the run itself.
  let findings: [Finding]
  let match: GoldenMatch
  private let source: Source

  private struct Source {
    let file: ScenarioFile
    package let scenario: Scenario
    let version: SystemVersion

    /// Simulates, and passes the bytes of the trace and its header to `write`.
    func run(
      write: @escaping ([UInt8]) -> Void
    ) -> (ScenarioRunner.Outcome, LawVerdict, lineCount: Int) {
      let text = TraceText(recipients: scenario.tracedRecipients, write: write)
      text.header(scenario: file.name, version: version)
      let watch = LawWatch(version, hooks: Set(scenario.controller.keys), before: text)
      let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: watch)
      text.finish()
      return (outcome, watch.verdict, text.lineCount)
    }
  }

  /// Compares the trace with a golden, with scenarios named in messages as `files` does.
  init(
    _ file: ScenarioFile,
    _ scenario: Scenario,
    _ version: SystemVersion,
    golden: GoldenStream,
    in files: any ReadableFiles
  ) {
    source = Source(file: file, scenario: scenario, version: version)
    let match = golden.match
    var held: [UInt8]? = []
    let (outcome, laws, count) = source.run { bytes in
      match.take(bytes)
      if let length = held?.count, length + bytes.count > GoldenSurvey.mostBytes { held = nil }
      held?.append(contentsOf: bytes)
    }
    // A known issue excuses failures.
    let failures =
      scenario.knownIssue == nil
      ? OutcomeFindings(file: file, version: version, files: files).findings(outcome) : []
    findings = LawFindings.ofRun(laws.breaches, scenario, file) + failures
    (bytes, lineCount, self.match) = (held, count, match)
  }

  /// Simulates again and writes the trace to a file, completely or not at all.
  func write(to path: String, in world: World) throws(FileError) {
    let draft = try world.files.draft(path)
    var problem: FileError?
    _ = source.run { bytes in
      guard problem == nil else { return }
      do throws(FileError) { try draft.write(bytes[...]) } catch { problem = error }
    }
    do throws(FileError) {
      if let problem { throw problem }
      try draft.commit()
    } catch {
      draft.discard()
      throw error
    }
  }
}
