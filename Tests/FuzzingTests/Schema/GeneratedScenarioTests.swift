import Diagnostics
import Fuzzing
import Scenarios
import TableTrace
import Testing
import YAMLSource

/// What the schema accepts, the decoder accepts, however a YAML emitter writes it; and it runs.
@Suite(.timeLimit(.minutes(10))) struct GeneratedScenarioTests {
  private struct Setup {
    let sampler: ScenarioSampler
    let checker: SchemaChecker

    init() throws {
      let language = try #require(Surroundings.language)
      sampler = ScenarioSampler(language, numbers: .sane)
      checker = SchemaChecker(root: language.schema)
    }
  }

  private static func errors(_ decoded: Decoded) -> Set<String> {
    Set(decoded.diagnostics.filter { $0.severity == .error }.map(\.problem.code.name))
  }

  private static func decode(_ text: String) -> Decoded {
    ScenarioDecoder.decode(Array(text.utf8), path: "scenario.yaml")
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func isValidBySchemaAndDecoder(_ seed: UInt64) throws {
    let setup = try Setup()
    var random = SeededGenerator(seed: seed)
    var valid = 0
    for _ in 0..<25 {
      let scenario = setup.sampler.scenario(&random)
      #expect(setup.checker.accepts(scenario), "\(scenario.plain)")
      for text in [scenario.plain, scenario.printed] {
        let codes = Self.errors(Self.decode(text))
        #expect(codes.isSubset(of: SchemaAgreement.beyondSchemas), "\(codes.sorted()) \(text)")
        if codes.isEmpty { valid += 1 }
      }
    }
    #expect(valid >= 5, "most are refused for what no schema can see")
  }

  /// In the plain and the quoted form, on versions old and new; a few with their reactions, which the
  /// budget may have to end.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func runsToAnOutcome(_ seed: UInt64) throws {
    let setup = try Setup()
    var random = SeededGenerator(seed: seed)
    let versions: [SystemVersion] = [.iOS(4), .iOS(8), .iOS(11), .iOS(17), .iOS(26)]
    var outcomes = 0
    for number in 0..<40 {
      let made = setup.sampler.scenario(&random)
      let mayGoOn = made.plain.contains("do:") || made.plain.contains("later:")
      guard !mayGoOn || number % 10 == 0 else { continue }
      for text in mayGoOn ? [made.printed] : [made.plain, made.printed] {
        guard let scenario = Self.decode(text).scenario else { continue }
        let recorder = TraceRecorder(recipients: [.dataSource, .delegate, .controller])
        let version = versions[number % versions.count]
        let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
        let isOver = outcome.exception != nil || !recorder.lines.isEmpty
        #expect(isOver, "\(text)")
        outcomes += 1
      }
    }
    #expect(outcomes >= 12)
  }

  @Test func theSameSeedMakesTheSame() throws {
    let setup = try Setup()
    var first = SeededGenerator(seed: 7)
    var second = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      #expect(setup.sampler.scenario(&first) == setup.sampler.scenario(&second))
    }
  }

  @Test func bothEmittersSayTheSame() throws {
    let value = JSONValue.object([
      "empty": .object([:]), "none": .null, "list": .list([.list([.number(1), .number(0.5)])]),
      "text": .text("a: b #c"), "number": .text("5"), "flag": .text("true"),
      "nested": .list([
        .object(["a": .text("x"), "b": .list([])]), .text("load"),
      ]),
    ])
    for text in [value.plain, value.printed] {
      #expect(try Self.read(text) == value, "\(text)")
    }
  }

  private static func read(_ text: String) throws -> JSONValue {
    JSONValue(try #require(YAMLText.root(text)))
  }
}
