import Goldens
import Sampling
import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

/// The calls of a scenario, printed in the ways of apps and pasted as a log, match that scenario, and one changed
/// line makes exactly that difference.
struct PastedTraceLawTests {
  enum Style: String, CaseIterable {
    /// The printed trace without its header, with its steps, phases and answers.
    case trace
    /// The names and arguments of the calls.
    case calls
    /// Behind the time and the process of `NSLog`.
    case console
    /// With a text behind each row.
    case titles
    /// With a sign in front and a note in brackets behind.
    case notes

    func line(_ line: TraceLine) -> String? {
      guard self != .trace else { return line.indented }
      guard case .call = line.kind else { return nil }
      let call = line.arguments.isEmpty ? line.name : "\(line.name) \(line.arguments)"
      let isPlaced = PastedTraceLawTests.isPlaced(line)
      switch self {
      case .trace, .calls: return call
      case .console: return "2026-11-24 10:00:00.123 App[12:34] [Table] \(call)"
      case .titles: return isPlaced ? "\(call) Apple 7" : call
      case .notes: return "👉 \(call)" + (isPlaced ? " (0.3 ms)" : "")
      }
    }
  }

  /// Whether the last argument of a call is the one row or section that a log is compared by.
  private static func isPlaced(_ line: TraceLine) -> Bool {
    guard case .call(.callback(let callback)) = line.kind else { return false }
    switch callback.facts.argumentShape {
    case .row, .optionalRow, .cell: return line.arguments.hasSuffix("]")
    case _: return false
    }
  }

  private static func scenario(_ path: String) throws -> Scenario {
    let bytes = Array(try Repository.text(path).utf8)
    return try #require(ScenarioDecoder.decode(bytes, path: path).scenario)
  }

  private static func result(
    _ lines: [String],
    _ scenario: Scenario,
    _ version: SystemVersion
  ) throws -> (LogComparison.Progress, isMatch: Bool) {
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    #expect(log.namingLines.isEmpty && log.unplacedLines.isEmpty)
    let progress = Simulation.progress(LogComparison(log), with: scenario, Profile(version))
    return (progress, progress.differingLine == nil)
  }

  private static let paths = Sample.of(
    (try? Repository.files(below: "Scenarios", suffix: ".yaml")) ?? [],
    40
  )

  @Test("A pasted trace matches, and differs exactly at a changed line", arguments: paths)
  func law(path: String) throws {
    let scenario = try Self.scenario(path)
    let version = scenario.newestVersion
    let trace = Simulation.lines(scenario, version, recipients: nil)
    var random = Sample.numbers(of: path)
    for style in Style.allCases {
      let printed = trace.compactMap { line in style.line(line).map { ($0, line) } }
      let lines = printed.map(\.0)
      guard printed.contains(where: { $0.1.isCall }) else { continue }
      let whole = try Self.result(lines, scenario, version)
      #expect(whole.isMatch, "\(style): \(whole.0)")
      guard
        let index = printed.indices.filter({ Self.isPlaced(printed[$0].1) })
          .randomElement(using: &random)
      else { continue }
      let calls = printed[..<index].count { $0.1.isCall }
      let other = lines[index].replacing(/\[(\d+), (\d+)\]/) { "[\($0.1), 9\($0.2)7]" }

      var changed = lines
      changed[index] = other
      let change = try Self.result(changed, scenario, version).0
      #expect(change.differingLine == index + 1 && change.equalLines == calls, "\(style)")

      var added = lines
      added.insert(other, at: index)
      let addition = try Self.result(added, scenario, version).0
      #expect(addition.differingLine == index + 1 && addition.equalLines == calls, "\(style)")

      var removed = lines
      removed.remove(at: index)
      guard printed.count(where: { $0.1.isCall }) > 1 else { continue }
      let isOnly = printed.count { $0.1.name == printed[index].1.name } == 1
      let removal = try Self.result(removed, scenario, version)
      // Without its only call, a log does not show that the app prints the method.
      #expect(removal.isMatch == isOnly, "\(style)")
      guard !isOnly else { continue }
      // Equal calls in a row differ where the last of them is missing.
      let equal = printed[index...].filter(\.1.isCall)
        .prefix { $0.1.isSame(as: printed[index].1) }
      #expect(removal.0.equalLines == calls + equal.count - 1, "\(style) line \(index + 1)")
    }
  }
}

extension TraceLine {
  fileprivate var isCall: Bool {
    if case .call = kind { true } else { false }
  }

  fileprivate func isSame(as other: TraceLine) -> Bool {
    name == other.name && arguments == other.arguments
  }

  /// The name of a call.
  fileprivate var name: String {
    if case .call(let message) = kind { message.name(.swift) } else { "" }
  }
}
