import Testing

@testable import Fuzzing

/// The inputs of a seed.
@Suite struct InputSourceTests {
  private static func source(_ seed: UInt64) throws -> InputSource {
    let library = try #require(Surroundings.library)
    let language = try #require(Surroundings.language)
    return InputSource(seed: seed, library: library, language: language)
  }

  @Test func theSameSeedMakesTheSameInputs() throws {
    let first = try Self.source(5)
    let second = try Self.source(5)
    let other = try Self.source(6)
    for number in 0..<100 { #expect(first.input(number) == second.input(number)) }
    #expect((0..<100).contains { first.input($0) != other.input($0) })
  }

  @Test func everyKindComesEarly() throws {
    let source = try Self.source(1)
    let kinds = Set((0..<27).map { source.input($0).kind })
    #expect(kinds == Set(FuzzInput.Kind.allCases))
  }

  @Test func aDamagedGoldenComesWithItsScenario() throws {
    let source = try Self.source(1)
    let inputs = (0..<270).map { source.input($0) }.filter { $0.kind == .golden }
    #expect(inputs.count == 10)
    for input in inputs {
      #expect(input.files.contains { $0.key.hasPrefix("Scenarios/") && !$0.value.isEmpty })
      #expect(Surroundings.library?.bytes(input.subject) != input.files[input.subject])
    }
  }

  /// Not a pair is left out before the first comes again.
  @Test func everyActionMeetsEveryCallback() throws {
    let language = try #require(Surroundings.language)
    #expect(language.callbacks.count > 80)
    #expect(language.actions.count > 60)
    #expect(language.actions.contains("reloadData") && language.actions.contains("dragAndDrop"))
    let matrix = ReactionMatrix(language, seed: 1)
    #expect(matrix.count == language.callbacks.count * language.actions.count)
    var random = SeededGenerator(seed: 1)
    var found: Set<String> = []
    for number in 0..<500 { found.insert(matrix.pairName(number)) }
    #expect(found.count == 500)
    let text = String(
      decoding: matrix.input(3, &random).files["scenario.yaml"] ?? [],
      as: UTF8.self
    )
    for part in matrix.pairName(3).split(separator: " ") { #expect(text.contains(part)) }
  }

  @Test func growthRepeatsTheStepsAfterTheFirst() {
    let text = "version: 1\nsteps:\n  - load\n  - a\n  - b\n"
    let grown = Growth.repeating(Array(text.utf8), steps: 4)
    let expected = "version: 1\nsteps:\n  - load\n  - a\n  - b\n  - a\n  - b\n"
    #expect(grown.map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(Growth.repeating(Array("version: 1\n".utf8), steps: 4) == nil)
  }
}
