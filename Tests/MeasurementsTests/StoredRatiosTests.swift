import Foundation
import Measurements
import Testing

@Suite("Stored ratios")
struct StoredRatiosTests {
  private static func figure(_ name: String, _ ratio: Double) -> Figure {
    Figure(name: name, limit: 9, pairs: [Pair(first: ratio, second: 1)], detail: "")
  }

  private static let stored = StoredRatios([figure("load / floor", 2), figure("scroll", 3)])

  @Test(
    "A figure is worse if it exceeds its stored ratio by more than a quarter",
    arguments: [(1.0, true), (2.4, true), (2.6, false), (.nan, false)]
  )
  func bound(ratio: Double, holds: Bool) {
    #expect((Self.stored.worse(Self.figure("load / floor", ratio)) == nil) == holds)
  }

  @Test("A figure without a stored ratio is reported, and so is a ratio without a figure")
  func otherNames() {
    #expect(Self.stored.worse(Self.figure("other", 1)) == "no ratio is stored")
    #expect(Self.stored.unmeasured([Self.figure("scroll", 1)]) == ["load / floor"])
  }

  @Test("The file is read as it was written, and other content is an error")
  func file() throws {
    let written = try Self.stored.json()
    #expect(
      String(decoding: written, as: UTF8.self) == """
        {
          "load / floor" : 2,
          "scroll" : 3
        }

        """
    )
    #expect(try StoredRatios(json: written) == Self.stored)
    #expect(throws: DecodingError.self) { try StoredRatios(json: Data("[1]".utf8)) }
  }
}
