import TableTrace
import Testing

@Suite("System versions")
struct SystemVersionTests {
  @Test(
    "A version is converted to text and back",
    arguments: ["iOS 4", "iOS 9.3", "iOS 9.0.1", "iOS 26", "Catalyst 26", "Catalyst 13.1"]
  )
  func roundTrip(text: String) throws {
    #expect(try #require(SystemVersion(text)).description == text)
  }

  @Test(
    "Other texts are refused",
    arguments: [
      "", "iOS", "9.3", "iOS 3", "iOS 27", "iOS 9.", "iOS 9.x", "ios 9", "iOS  9", "iOS -9",
      "iOS 9.1.2.3", "tvOS 9", "iOS ٩", "iOS 017", "iOS 17.00", "iOS 9-3", "iOS--9",
    ]
  )
  func refused(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test(
    "Only versions that existed are valid",
    arguments: [
      "iOS 19", "iOS 25.1", "iOS 22.3", "iOS 17.8", "iOS 18.99.5", "iOS 17.999999999",
      "iOS 17.2.100", "iOS 26.100", "Catalyst 4", "Catalyst 12", "Catalyst 19", "Catalyst 13.8",
    ]
  )
  func neverReleased(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test(
    "Versions of the evidence are valid, including minor and patch versions",
    arguments: [
      "iOS 4.3", "iOS 11.3", "iOS 11.0.3", "iOS 12.5.7", "iOS 13.7", "iOS 16.7.12", "iOS 17.2",
      "iOS 18.7", "iOS 26.5", "Catalyst 13", "Catalyst 17.7", "Catalyst 26.1",
    ]
  )
  func released(text: String) {
    #expect(SystemVersion(text)?.description == text)
  }

  @Test("File names write a version with a hyphen")
  func hyphen() {
    #expect(SystemVersion("iOS-9.3") == .iOS(9, 3))
    #expect(SystemVersion("Catalyst-26") == SystemVersion(.catalyst, 26))
  }

  @Test("iOS 26 follows 18, and Catalyst begins with 13")
  func all() {
    let names = SystemVersion.all.map(\.description)
    #expect(names.count == 23)
    #expect(names.prefix(2) == ["iOS 4", "iOS 5"])
    #expect(names[13...17] == ["iOS 17", "iOS 18", "iOS 26", "Catalyst 13", "Catalyst 14"])
    #expect(names.last == "Catalyst 26")
  }

  @Test("Versions are ordered by number, not by text")
  func order() {
    #expect(SystemVersion.iOS(9) < .iOS(10))
    #expect(SystemVersion.iOS(13, 4) > .iOS(13, 3))
    #expect(SystemVersion.iOS(26) < SystemVersion(.catalyst, 13))
  }

  @Test("Trailing zeros are not written")
  func fileName() {
    #expect(SystemVersion.iOS(9, 3).fileNamePart == "iOS-9.3")
    #expect(SystemVersion.iOS(10).fileNamePart == "iOS-10")
  }
}
