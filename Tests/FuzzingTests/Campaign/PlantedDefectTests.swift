import Fuzzing
import Sampling
import Scenarios
import Testing

/// The fuzzer finds what is planted in the tool, and nothing where nothing is.
@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: Sample.isEveryCase, "make ci looks for the planted defects")
)
struct PlantedDefectTests {
  /// The seed of the short run.
  private static let seed: UInt64 = 20_260_101

  /// Runs inputs until one fails in the way that is looked for.
  private static func find(
    _ plant: String,
    inputs: Range<Int>,
    where isLookedFor: (Failure) -> Bool
  ) throws -> Finding? {
    let language = try #require(Surroundings.language)
    let library = try #require(Surroundings.library)
    let source = InputSource(seed: seed, library: library, language: language)
    let judge = Judge(tool: [try Surroundings.program("PlantedTool"), plant], language: language)
    for number in inputs {
      let input = source.input(number)
      guard let failure = judge.failure(of: input), isLookedFor(failure) else { continue }
      return Finding(number: number, input: input, failure: failure)
    }
    return nil
  }

  @Test func aTrapIsFoundAndMadeSmall() throws {
    let finding = try #require(
      try Self.find("trap", inputs: 0..<300) { if case .signal = $0 { true } else { false } }
    )
    let judge = Judge(
      tool: [try Surroundings.program("PlantedTool"), "trap"],
      language: try #require(Surroundings.language)
    )
    let bytes = try #require(finding.input.files[finding.input.subject])
    var shrinker = Shrinker(.everything, attempts: 25) { smaller in
      var input = finding.input
      input.files[input.subject] = smaller
      return judge.failure(of: input)?.name == finding.failure.name
    }
    #expect(shrinker.shrink(bytes).count < bytes.count)
  }

  @Test func anEndlessReactionIsFound() throws {
    let finding = try Self.find("endless", inputs: 0..<1500) {
      if case .slow = $0 { true } else { false }
    }
    #expect(finding != nil)
  }

  @Test func aQuadraticLoopIsFound() throws {
    let finding = try Self.find("quadratic", inputs: 7..<8) { failure in
      switch failure {
      case .slow, .superlinear: true
      case .signal, .exit, .hang, .memory, .damagedGoldenPassed, .disagreement, .differs,
        .controlBytes, .brokenLaw:
        false
      }
    }
    #expect(finding?.input.kind == .growth)
  }

  @Test func nothingIsFoundWhereNothingIs() throws {
    let finding = try Self.find("none", inputs: 0..<60) { failure in
      switch failure {
      case .signal, .superlinear: true
      case .slow, .exit, .hang, .memory, .damagedGoldenPassed, .disagreement, .differs,
        .controlBytes, .brokenLaw:
        false
      }
    }
    #expect(finding == nil)
  }
}
