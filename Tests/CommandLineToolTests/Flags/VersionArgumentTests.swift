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

  @Test(arguments: [
    (
      "ios-17",
      "a version such as 'iOS 9.3' or 'Catalyst 26', from iOS 4 or Catalyst 13",
      ["iOS 17"]
    ),
    (
      "iOS17",
      "a version such as 'iOS 9.3' or 'Catalyst 26', from iOS 4 or Catalyst 13",
      ["iOS 17"]
    ),
    ("iOS 19", "'iOS 18' or 'iOS 26', which follows it", ["iOS 18", "iOS 26"]),
    ("22", "'iOS 18' or 'iOS 26', which follows it", ["iOS 18", "iOS 26"]),
    ("iOS 17.9", "'iOS 17.7' or an older version", ["iOS 17.7"]),
  ])
  func saysWhatExisted(text: String, expected: String, near: [String]) {
    let problem = UsageProblem.badValue(text, of: "--os", expected: expected, near: near)
    #expect(throws: problem) { try VersionArgument.read(text, of: "--os") }
  }

  @Test(arguments: [
    "", "nine", "iOS", "iOS 3", "iOS 27", "iOS 9.", "tvOS 9", "iOS 9 9", "iOS 19",
    "17.9", "iOS 017", "Catalyst 12",
  ])
  func refusesTheRest(text: String) {
    #expect(throws: UsageProblem.self) { try VersionArgument.read(text, of: "--os") }
  }
}
