import Scenarios
import Testing

@Suite("Kept values")
struct KeptTests {
  private struct Holder {
    @Kept var texts: [String]
  }

  @Test("What is held is what was given, and another value in a copy leaves the first as it was")
  func copies() {
    let first = Holder(texts: ["one"])
    var second = first
    second.texts.append("two")
    #expect(first.texts == ["one"])
    #expect(second.texts == ["one", "two"])
  }
}
