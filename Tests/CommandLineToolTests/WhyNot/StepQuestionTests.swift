import Sampling
import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project
@testable import Teaching

/// Answers about one step, `why-not --at`, deny no call of another step.
@Suite("why-not about one step")
struct StepQuestionTests {
  private static let text = """
    version: 1
    title: Two rows
    os: iOS 17
    sections: [{rows: 2}]
    dataSource: {numberOfRowsInSection: model, cellForRowAt: model}
    delegate: {heightForRowAt: 44, didEndDisplaying: , willDisplay: , didSelectRowAt: }
    steps:
      - load
      - tap: [0, 1]
      - reloadData

    """

  struct Case: Sendable {
    var words: String
    var said: [String]
    var unsaid: [String] = ["but not for", "in this scenario"]
  }

  private static let cases = [
    Case(
      words: "heightForRowAt 0,0 a.yaml --at 2",
      said: ["heightForRowAt is called in step 1, 'load', not in step 2\n"],
      unsaid: ["but not for", "in this scenario", "note: a device may call"]
    ),
    Case(
      words: "didEndDisplaying 0,1 a.yaml --at 2",
      said: ["didEndDisplayingCell is called in step 3, 'reloadData', not in step 2\n"]
    ),
    Case(
      words: "willDisplay 0,1 a.yaml --at 2",
      said: ["willDisplayCell is called in step 1, 'load', not in step 2\n"]
    ),
    Case(
      words: "didSelectRowAt 0,1 a.yaml --at 3",
      said: [
        "any.brought-about: Nothing in this step triggers it.\n",
        "didSelectRowAt is called in step 2, 'tap: [0, 1]', not in step 3\n",
      ]
    ),
    Case(
      words: "didSelectRowAt 0,1 a.yaml --at 1",
      said: ["didSelectRowAt is called in step 2, 'tap: [0, 1]', not in step 1\n"]
    ),
    Case(
      words: "didSelectRowAt 0,0 a.yaml --at 2",
      said: ["didSelectRowAt is called in step 2, 'tap: [0, 1]', but not for row [0, 0]\n"],
      unsaid: ["in this scenario", "not in step"]
    ),
    Case(
      words: "cellForRowAt 0,1 a.yaml --at 2",
      said: ["reuse.row-has-no-cell"],
      unsaid: ["note: a device may call"]
    ),
  ]

  @Test(arguments: cases)
  func isAboutTheStep(asked: Case) {
    let files = MemoryFiles(["a.yaml": Self.text])
    let run = ToolRun(["why-not"] + ToolRun.words(asked.words), files: files)
    #expect(run.code == .success, "\(run.errors)")
    for part in asked.said { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
    for part in asked.unsaid { #expect(!run.output.contains(part), "\(part)\n\(run.output)") }
  }

  @Test("An exception of a later step does not explain a step before it")
  func laterException() {
    let crash = Self.text.replacing("reloadData", with: "deleteRows: [[0, 0]]")
    let run = ToolRun(
      ["why-not", "heightForRowAt", "0,0", "a.yaml", "--at", "2"],
      files: MemoryFiles(["a.yaml": crash])
    )
    #expect(!run.output.contains("✗ any.app-runs"), "\(run.output)")
    #expect(run.output.contains("✓ any.app-runs"), "\(run.output)")
  }

  private static let paths = Sample.of(
    (try? Repository.files(below: "Scenarios", suffix: ".yaml")) ?? [],
    40
  )

  @Test("No answer about a step denies a call of the scenario", arguments: paths)
  func law(path: String) throws {
    let bytes = Array(try Repository.text(path).utf8)
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: path).scenario)
    let lines = Simulation.lines(scenario, scenario.newestVersion, recipients: nil)
    let calls = lines.compactMap { CallOfStep($0) }
    var random = Sample.numbers(of: path)
    guard let call = calls.randomElement(using: &random) else { return }
    for step in 1...scenario.steps.count {
      let words = ["why-not", call.callback.facts.key, call.word, "--at", "\(step)"]
      let files = MemoryFiles([path: String(decoding: bytes, as: UTF8.self)])
      let run = ToolRun(words.filter { !$0.isEmpty } + [path], files: files)
      #expect(run.code == .success, "\(run.errors)")
      let places = calls.filter { $0.callback == call.callback && $0.word == call.word }
      let steps = Set(places.map(\.step))
      if steps.contains(step) {
        #expect(!run.output.contains(" is not called in step \(step) "), "\(words)\n\(run.output)")
      }
      #expect(!run.output.contains("Nothing in this scenario"), "\(words)\n\(run.output)")
      for denied in run.output.matches(of: #/is called in step (\d+), .*, but not for/#) {
        let number = Int(denied.1) ?? 0
        #expect(!steps.contains(number), "\(words)\n\(run.output)")
      }
      for told in run.output.matches(of: #/is called in step (\d+), .*, not in step (\d+)\n/#) {
        #expect(steps.contains(Int(told.1) ?? 0), "\(words)\n\(run.output)")
        #expect(!steps.contains(Int(told.2) ?? 0), "\(words)\n\(run.output)")
      }
    }
  }

  /// A call of a callback that a question can name with its row or section.
  private struct CallOfStep {
    var callback: Callback
    /// The row or section as a question names it, or empty for a callback without one.
    var word: String
    var step: Int

    init?(_ line: TraceLine) {
      guard case .call(.callback(let callback)) = line.kind else { return nil }
      (self.callback, step) = (callback, line.step)
      switch callback.facts.argumentShape {
      case .row, .cell:
        guard let row = line.arguments.firstMatch(of: #/\[(\d+), (\d+)\]/#) else { return nil }
        word = "\(row.1),\(row.2)"
      case .section:
        guard Int(line.arguments) != nil else { return nil }
        word = line.arguments
      case .none: word = ""
      case _: return nil
      }
    }
  }
}
