import Testing

@testable import Diagnostics

/// What a terminal would draw at another place, or obey, is drawn as its number.
struct VisiblePhraseTests {
  @Test(
    "Direction marks and all control characters are shown as numbers",
    arguments: [
      0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068,
      0x2069,
      0x1B, 0x7F, 0x80, 0x85, 0x9B, 0x9F, 0x2028, 0x2029,
    ] as [UInt32]
  )
  func escaped(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let number = String(value, radix: 16, uppercase: true)
    #expect(Phrase.visible("a\(scalar)b") == "a\\u{\(number)}b")
    #expect(Phrase.quoted("a\(scalar)b") == "'a\\u{\(number)}b'")
  }

  @Test("Texts of every language are unchanged", arguments: ["שלום", "مرحبا", "👨‍👩‍👧", "é", "表"])
  func kept(text: String) {
    #expect(Phrase.visible(text) == text)
    #expect(!Phrase.hasControl(text))
  }

  @Test("A direction mark is no control character")
  func namesOfFiles() {
    #expect(!Phrase.hasControl("a\u{200F}b"))
    #expect(Phrase.hasControl("a\u{9B}b") && Phrase.hasControl("a\nb"))
  }
}
