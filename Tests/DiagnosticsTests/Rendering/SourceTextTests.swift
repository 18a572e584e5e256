import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: ["a\nb\n", "a\r\nb\r\n", "a\rb\r", "a\u{85}b\u{2028}", "\u{FEFF}a\nb\n"])
  func everyLineBreakCounts(_ text: String) {
    let source = SourceText(path: "x", bytes: Array(text.utf8))
    #expect(source.line(1) == "a")
    #expect(source.line(2) == "b")
    #expect(source.line(3) == "")
    #expect(source.line(4) == nil)
    #expect(source.line(0) == nil)
    #expect(source.lineCount == 3)
  }
}
