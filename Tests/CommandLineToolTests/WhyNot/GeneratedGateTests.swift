import Diagnostics
import Sampling
import Scenarios
import TableTrace
import Teaching
import Testing

@testable import CommandLineTool
@testable import Project

/// For each gate of each callback a scenario that shuts it: why-not names it, where and what to write.
@Suite("why-not for each gate of each callback")
struct GeneratedGateTests {
  @Test("Each callback of a table is called if all its conditions hold", arguments: sent)
  func isCalled(callback: Callback) {
    let files = MemoryFiles(["a.yaml": GateScenario.calling(callback).text])
    let run = ToolRun(["run", "a.yaml"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains(callback.facts.name), "\(run.output)")
    let answer = ToolRun(["why-not", callback.facts.key, "a.yaml", "--quiet"], files: files)
    #expect(answer.output.hasPrefix("\(callback.facts.key) is called "), "\(answer.output)")
  }

  private static let sent = Callback.allCases.filter(\.isSentByTable)

  @Test("A failed condition is named with its line and its fix", arguments: Sample.of(shut, 150))
  func isNamed(shutting: GateCase) throws {
    let scenario = try #require(shutting.scenario)
    let files = MemoryFiles(["a.yaml": scenario.text])
    let words = ["why-not", shutting.callback.facts.key] + [scenario.place].compactMap(\.self)
    let run = ToolRun(words + ["a.yaml", "--quiet"] + scenario.options, files: files)
    let problem = try problem(shutting, scenario, run)
    #expect(problem == nil, "\(run.output)\(run.errors)\n\(scenario.text)")
  }

  private static let shut = GateCase.all.filter { $0.scenario != nil }

  /// What is wrong with an answer; nil when it names the gate, the line and a fix that helps.
  private func problem(
    _ shutting: GateCase,
    _ scenario: GateScenario,
    _ run: ToolRun
  ) throws -> String? {
    guard run.code == .success else { return "code \(run.code)" }
    let signs = run.output.split(separator: "\n").filter { $0.hasPrefix("  ✗ ") }
    guard let first = signs.first else { return "no gate" }
    guard signs.count == 1 || shutting.hasCompany else { return "\(signs.count) gates" }
    guard first.hasPrefix("  ✗ \(shutting.gate.rawValue): ") else { return "wrong \(first)" }
    let change = shutting.gate.change(for: shutting.callback)
    guard run.output.contains(change) else { return "no change" }
    guard shutting.callback.isSentByTable else { return nil }
    let lines = Self.changedLines(shutting, scenario)
    guard lines.isEmpty || lines.contains(where: { run.output.contains("a.yaml:\($0):") }) else {
      return "no line of \(lines)"
    }
    guard run.output.contains("\nWith this change, it is called ") else { return "no fix" }
    return try isCalled(shutting, run, scenario) ? nil : "not called"
  }

  /// Whether what the fix writes, read from the answer and put into the file, brings the call into the
  /// trace.
  private func isCalled(
    _ shutting: GateCase,
    _ run: ToolRun,
    _ scenario: GateScenario
  ) throws -> Bool {
    let (text, options) = try FixReader.apply(run.output, to: scenario.text)
    let os = scenario.options.first == "--os" ? scenario.options : []
    let before = ToolRun(["run", "a.yaml"] + os, files: MemoryFiles(["a.yaml": scenario.text]))
    let after = ToolRun(["run", "a.yaml"] + options, files: MemoryFiles(["a.yaml": text]))
    // A redirect calls it too, but for another row.
    let isRedirect = shutting.gate == .selectsItself || shutting.gate == .deselectsItself
    let name = shutting.callback.facts.name + (isRedirect ? " [0, 1]" : "")
    guard scenario.options.first == "--at", let step = scenario.options.last.flatMap(Int.init)
    else {
      return after.output.ranges(of: name).count > before.output.ranges(of: name).count
    }
    // The step itself, or the one that the fix has put behind it.
    let steps = after.output.split(separator: "\n- ").dropFirst()
    return steps.dropFirst(step - 1).prefix(2).contains { $0.contains(name) }
  }

  /// The lines that the case has changed or added; none where it has only taken one away.
  private static func changedLines(_ shutting: GateCase, _ scenario: GateScenario) -> [Int] {
    let base = Set(GateScenario.calling(shutting.callback).text.split(separator: "\n"))
    let lines = scenario.text.split(separator: "\n")
    return lines.indices.filter { !base.contains(lines[$0]) && lines[$0] != "table:" }.map {
      $0 + 1
    }
  }

  @Test("A scenario makes each condition fail, or the condition is listed as impossible")
  func allAreShut() {
    let forgotten = GateCase.all.filter { $0.scenario == nil && !$0.isAlwaysOpen }
    #expect(forgotten.map(\.testDescription) == [])
    #expect(GateCase.all.count { $0.scenario != nil } > 700)
    #expect(Set(GateCase.all.map(\.callback)).count == Callback.allCases.count)
  }

  @Test("Each gate says what to change", arguments: GateID.allCases)
  func saysWhatToChange(gate: GateID) {
    #expect(gate.change.hasSuffix("."))
    #expect(!GateBook.callbacks(behind: gate).isEmpty)
  }
}
