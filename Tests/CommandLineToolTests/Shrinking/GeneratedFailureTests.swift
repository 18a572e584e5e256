import Sampling
import Testing

@testable import CommandLineTool
@testable import Project

/// Failures of generated scenarios with two hundred steps come to a few steps that fail in the same way.
@Suite struct GeneratedFailureTests {
  /// What is wrong, in the scenario or in its golden.
  enum Defect: Sendable {
    /// The golden is the trace of another release.
    case release(String)
    /// From a part of the golden on, the first line with a text becomes others.
    case line(String, from: Double, @Sendable (Substring) -> [String])
    /// A step of the scenario is another one.
    case step(String, at: Int)
  }

  /// A failure, and what its smaller scenario still says.
  struct Case: Sendable, CustomTestStringConvertible {
    var seed: UInt64
    var defect: Defect
    var still: String

    init(_ seed: UInt64, _ defect: Defect, _ still: String) {
      (self.seed, self.defect, self.still) = (seed, defect, still)
    }

    var testDescription: String { "seed \(seed), \(still)" }
  }

  private static let differs = "it still differs from the golden file: "
  private static let deletion = "deleteRows: [[0, 3]]  # the model keeps it"

  static let cases: [Case] = [
    .init(1, .release("iOS 9"), differs),
    .init(2, .release("iOS 12"), differs),
    .init(3, .release("iOS 14"), differs),
    .init(4, .line("didSelectRowAt", from: 0.05) { _ in [] }, differs + "extra in step 'tap: "),
    .init(
      5,
      .line("didSelectRowAt", from: 0.5) { ["\($0)", "\($0)"] },
      differs + "missing in step 'tap: "
    ),
    .init(6, .line("willDisplay", from: 0.85) { _ in [] }, differs + "extra in step"),
    // The golden ends the display of a cell twice, which a law forbids.
    .init(
      7,
      .line("didEndDisplaying", from: 0.5) { ["\($0)", "\($0)"] },
      differs + "missing in step"
    ),
    .init(
      8,
      .line("heightForRowAt", from: 0.85) { ["\($0.dropLast(2))45"] },
      differs + "answer in step"
    ),
    .init(
      9,
      .line("reused from", from: 0.5) { ["\($0.replacing(/reused from.*/, with: "new"))"] },
      differs + "answer in step"
    ),
    .init(10, .step(deletion, at: 20), "it still raises NSInternalInconsistencyException"),
    .init(11, .step(deletion, at: 190), "it still raises NSInternalInconsistencyException"),
    .init(12, .step("expect: {offset: -1}", at: 150), "it still fails to match "),
  ]

  @Test("At most ten of two hundred steps remain", arguments: Sample.of(cases, 2))
  func comesToAFew(_ example: Case) throws {
    let files = try Self.project(example)
    let run = ToolRun(["shrink", "long", "-o", "small.yaml"], files: files)
    #expect(run.code == .success)
    let count = try #require(run.errors.firstMatch(of: /note: (\d+) of 20\d steps/)?.1)
    #expect(try #require(Int(count)) <= 10, "\(run.errors)")
    #expect(run.errors.contains("Under iOS 17 \(example.still)"), "\(run.errors)")
    let small = try #require(files.text("small.yaml"))
    #expect(small.contains("os: [iOS 17]\n"))
    #expect(
      Self.crash(ToolRun(["run", "small.yaml"], files: files))
        == Self.crash(ToolRun(["run", "long"], files: files))
    )
  }

  @Test(
    "The same failure always gives the same bytes",
    .enabled(if: Sample.isEveryCase, "make ci shrinks the same failure twice"),
    arguments: [3, 8]
  )
  func isDeterministic(_ place: Int) throws {
    let runs = try (0..<2).map { _ in
      ToolRun(["shrink", "long"], files: try Self.project(Self.cases[place]))
    }
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].errors == runs[1].errors)
  }

  /// The exception that ends a run; nil for none.
  private static func crash(_ run: ToolRun) -> Substring? {
    run.output.split(separator: "\n").last { $0.hasPrefix("! ") }?.prefix { $0 != ":" }
  }

  /// A scenario, and the golden that it differs from.
  private static func project(_ example: Case) throws -> MemoryFiles {
    let path = "Scenarios/long.yaml"
    let golden = "Golden/long.iOS-17.trace"
    let right = GeneratedScenario(seed: example.seed)
    let files = MemoryFiles([path: right.text("iOS 17")])
    switch example.defect {
    case .step(let step, let place):
      let wrong = GeneratedScenario(seed: example.seed, planted: (step, place))
      files.contents[path] = Array(wrong.text("iOS 17").utf8)
    case .release(let release):
      files.contents[path] = Array(right.text(release).utf8)
      let run = ToolRun(["run", "long"], files: files)
      files.contents[golden] = Array(
        run.output.replacing("os: \(release)", with: "os: iOS 17").utf8
      )
      files.contents[path] = Array(right.text("iOS 17").utf8)
    case .line(let text, let part, let change):
      let run = ToolRun(["run", "long"], files: files)
      var lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      let start = Int(Double(lines.count) * part)
      let place = try #require(lines[start...].firstIndex { $0.contains(text) })
      lines.replaceSubrange(place...place, with: change(lines[place]).map { $0[...] })
      files.contents[golden] = Array(lines.joined(separator: "\n").utf8)
    }
    return files
  }
}
