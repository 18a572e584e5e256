import TableTrace
import Testing

@Suite("System versions")
struct SystemVersionTests {
  @Test(
    "Text and version turn into each other",
    arguments: ["iOS 4", "iOS 9.3", "iOS 9.0.1", "iOS 26", "Catalyst 26", "Catalyst 13.1"]
  )
  func roundTrip(text: String) throws {
    #expect(try #require(SystemVersion(text)).description == text)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "iOS", "9.3", "iOS 3", "iOS 27", "iOS 9.", "iOS 9.x", "ios 9", "iOS  9", "iOS -9",
      "iOS 9.1.2.3", "tvOS 9", "iOS ٩",
    ]
  )
  func refused(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test("Releases order by number, not by text")
  func order() {
    #expect(SystemVersion.iOS(9) < .iOS(10))
    #expect(SystemVersion.iOS(13, 4) > .iOS(13, 3))
    #expect(SystemVersion.iOS(26) < SystemVersion(.catalyst, 13))
  }

  @Test("Zeros at the end are not written")
  func fileName() {
    #expect(SystemVersion.iOS(9, 3).fileNamePart == "iOS-9.3")
    #expect(SystemVersion.iOS(10).fileNamePart == "iOS-10")
  }
}
