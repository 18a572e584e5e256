import Diagnostics
import Fuzzing
import Scenarios
import Testing

/// Broken files never trap, and never pass in silence.
@Suite(.timeLimit(.minutes(10))) struct FuzzTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func mutationsEndInAScenarioOrADiagnostic(_ seed: UInt64) throws {
    let paths = Repository.scenarios
    var random = SeededGenerator(seed: seed)
    let path = try #require(paths.randomElement(using: &random))
    let original = try #require(Repository.bytes(path))
    for turn in 1...25 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.mutate(&bytes, &random) }
      let decoded = ScenarioDecoder.decode(bytes, path: path)
      let isJudged = decoded.scenario != nil || decoded.hasErrors
      #expect(isJudged, "seed \(seed), turn \(turn) of \(path)")
      let text = DiagnosticRenderer().render(decoded.diagnostics, source: decoded.source)
      #expect(text.isEmpty == decoded.diagnostics.isEmpty)
    }
  }

  private static let pieces: [[UInt8]] = [
    "\t", "[", "]", "{", "}", ": ", "- ", "\"", "'", "&a ", "*a", "\n", "\r", "---\n", "-1", "$row",
    "99999999999999999999", ".nan", "none", "~", "!!x ", "\u{2028}", "🍎", "? ", "| ", "> ", "# ",
    "0,1", "default: ", "steps:", "%",
  ].map { Array($0.utf8) }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0 where place < bytes.count:
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where place < bytes.count:
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
    case 2:
      bytes.insert(contentsOf: bytes[0..<min(place, 200)], at: place)
    default:
      bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
    }
  }
}
