import Foundation
import Goldens
public import SimulatedUIKit
import TableTrace
public import Testing

/// Expects that the trace of a table matches a golden file next to the test.
///
/// The file is `__Goldens__/Suite/test.iOS-17.trace`, with one file for each version. Differences,
/// unexpected exceptions and broken laws are issues of the test. Set `TABLETRACE_ACCEPT=1` to
/// accept traces as goldens.
///
/// - Parameters:
///   - table: The table.
///   - name: A name for each of several traces of one test.
///   - sourceLocation: The location of issues.
@MainActor
public func expectTrace(
  of table: UITableView,
  matches name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectTrace(of: TableRecorder(table), matches: name, sourceLocation: sourceLocation)
}

/// Expects that the lines of a recorder match a golden file next to the test.
///
/// - Parameters:
///   - recorder: The recorder, with the lines since it was restarted.
///   - name: A name for each of several traces of one test.
///   - sourceLocation: The location of issues.
@MainActor
public func expectTrace(
  of recorder: TableRecorder,
  matches name: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let table = recorder.table
  if let raised = table.takeRaised() { TraceFault.raised(raised).record(at: sourceLocation) }
  for breach in table.brokenLaws {
    let step = table.tracedLines.first { $0.kind == .step && $0.step == breach.step }
    TraceFault.brokenLaw(breach, step: step.map { String($0.text.dropFirst(2)) })
      .record(at: sourceLocation)
  }
  let mode = AcceptMode(ProcessInfo.processInfo.environment)
  mode.fault?.record(at: sourceLocation)
  guard let test = Test.current else { return TraceFault.noTest.record(at: sourceLocation) }
  let place = GoldenPlace(name, of: test, version: table.simulatedVersion)
  let expectation = TraceExpectation(
    lines: Array(table.tracedLines.dropFirst(recorder.start)),
    place: place,
    accept: recorder.isAcceptable ? AcceptMode.command(for: test) : nil
  )
  expectation.judge(accepting: mode.accepts, at: sourceLocation)
}

extension TraceExpectation {
  /// Compares the trace with the golden, or writes the golden and prints its path.
  @MainActor
  fileprivate func judge(accepting: Bool, at location: SourceLocation) {
    do throws(TraceFault) {
      guard accepting else { return try compare() }
      guard let path = try write() else { return }
      let line = "accepted \(GoldenPlace.shown(path))\n"
      FileHandle.standardError.write(Data(line.utf8))
    } catch {
      error.record(at: location)
    }
  }
}

extension TableRecorder {
  /// Whether the trace may become a golden: any exception is expected, and no law is broken.
  fileprivate var isAcceptable: Bool {
    table.brokenLaws.isEmpty && (exception == nil || table.expectsException)
  }
}

extension GoldenPlace {
  /// Finds the golden of a running test.
  fileprivate init(_ name: String?, of test: Test, version: SystemVersion) {
    self.init(
      name,
      of: test.id.nameComponents.last ?? test.name,
      in: Array(test.id.nameComponents.dropLast()),
      file: test.sourceLocation.filePath,
      version: version
    )
  }
}

extension AcceptMode {
  /// Returns the command that accepts the traces of a test as goldens.
  fileprivate static func command(for test: Test) -> String {
    let name = test.id.nameComponents.joined(separator: "/")
    // A name in backticks may contain special characters of a shell. Then only its suite is named.
    let filter = name.contains("`") ? name.prefix { $0 != "`" } : name.prefix { $0 != "(" } + "\\("
    return "\(variable)=1 swift test --filter '\(filter)'"
  }
}
