import TableTrace
import Testing

@testable import CommandLineTool

struct VersionArgumentTests {
  @Test(arguments: [
    ("iOS 9", SystemVersion.iOS(9)),
    ("iOS-9.3", .iOS(9, 3)),
    ("9.3", .iOS(9, 3)),
    ("Catalyst 26", SystemVersion(.catalyst, 26)),
    ("Catalyst-26", SystemVersion(.catalyst, 26)),
  ])
  func readsWhatPeopleType(text: String, version: SystemVersion) throws {
    #expect(try VersionArgument.read(text, of: "--os") == version)
  }

  @Test(arguments: ["", "nine", "iOS", "iOS 3", "iOS 27", "iOS 9.", "tvOS 9", "iOS 9 9"])
  func refusesTheRest(text: String) {
    #expect(throws: UsageProblem.self) { try VersionArgument.read(text, of: "--os") }
  }
}
