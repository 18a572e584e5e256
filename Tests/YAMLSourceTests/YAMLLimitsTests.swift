import Diagnostics
import Testing
import YAMLSource

/// No input costs more than a moment, whatever it holds.
@Suite(.timeLimit(.minutes(10))) struct YAMLLimitsTests {
  private static func code(_ text: String) -> String? {
    code(Array(text.utf8))
  }

  private static func code(_ bytes: [UInt8]) -> String? {
    let document = YAMLDocument(SourceText(path: "x.yaml", bytes: bytes))
    return document.diagnostics.first?.problem.code.name
  }

  @Test func aHundredMegabytesEndAtOnce() {
    let clock = ContinuousClock()
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100 << 20)
    let time = clock.measure { #expect(Self.code(bytes) == "T005") }
    #expect(time < .seconds(5))
  }

  @Test(arguments: ["[", "{a: ", "- ", "- - ", "[{a: ", "a: {"])
  func nestingIsBounded(_ opening: String) {
    let text = String(repeating: opening, count: (4 << 20) / opening.utf8.count)
    #expect(Self.code(text) == "T005")
  }

  @Test func nestingByIndentationIsBounded() {
    let lines = (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }
    #expect(Self.code(lines.joined(separator: "\n")) == "T005")
  }

  @Test func depthUpToTheLimitIsRead() {
    let limit = YAMLLimits().levels
    let deep = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(Self.code(deep) == nil)
    #expect(Self.code("[" + deep + "]") == "T005")
  }

  @Test(arguments: [2, 10, 100])
  func aliasesCountAsWhatTheyStandFor(_ width: Int) {
    var text = "a0: &a0 [x]\n"
    for level in 1...60 {
      let aliases = Array(repeating: "*a\(level - 1)", count: width).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(Self.code(text) == "T005")
  }

  @Test func aliasesCountTheirDepth() {
    var text = "a0: &a0 [x]\n"
    for level in 1...100 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(Self.code(text) == "T005")
  }

  @Test func valuesAreBounded() {
    #expect(Self.code("[" + String(repeating: "1,", count: 1 << 20) + "]") == "T005")
    #expect(Self.code("[" + String(repeating: "1,", count: 100_000) + "]") == nil)
  }

  @Test func longScalarsRead() {
    #expect(Self.code("a: \"" + String(repeating: "x", count: 3 << 20) + "\"") == nil)
    #expect(Self.code("a: \"" + String(repeating: "x", count: 3 << 20)) == "T006")
  }
}
