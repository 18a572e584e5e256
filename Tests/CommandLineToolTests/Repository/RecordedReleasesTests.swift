import Goldens
import Testing

@testable import TableTrace

/// The releases that the library calls recorded are those of the logs in `Golden/recorded` whose case
/// is a recording by the list of cases.
struct RecordedReleasesTests {
  /// The release of each log, by the id of its case; logs of lists and articles show less.
  private static func recordings() throws -> [String: SystemVersion] {
    let cases = try CaseList(Repository.text("Golden/recorded/cases.tsv")).cases
    let observed = Set(cases.filter { $0.grade == .observed && !$0.shows.isEmpty }.map(\.id))
    var recordings: [String: SystemVersion] = [:]
    for path in try Repository.files(below: "Golden/recorded", suffix: ".log") {
      let text = try Repository.text(path)
      let stem = path.split(separator: "/").last.map { String($0.dropLast(4)) } ?? ""
      let named = text.firstMatch(of: /case ([a-z0-9]+-[a-z0-9-]+)/).map { String($0.1) }
      let release = text.firstMatch(of: /(?m)^os: (.+)$/).flatMap { SystemVersion(String($0.1)) }
      let id = observed.contains(stem) ? stem : named ?? stem
      if observed.contains(id), let release { recordings[path] = release }
    }
    return recordings
  }

  private static func releases(_ versions: some Sequence<SystemVersion>) -> [SystemVersion] {
    Set(versions.map { SystemVersion($0.platform, $0.major) }).sorted()
  }

  @Test func theyAreThoseOfTheLogs() throws {
    let logged = try Self.recordings()
    #expect(logged.count > 30)
    #expect(SystemVersion.recorded == SystemVersion.recorded.sorted())
    for version in SystemVersion.recorded {
      #expect(logged.values.contains(version), "SystemVersion.recorded: no log of \(version)")
    }
    #expect(Self.releases(SystemVersion.recorded) == Self.releases(logged.values))
    for platform in SystemVersion.Platform.allCases {
      let newest = logged.values.filter { $0.platform == platform }.max()
      #expect(SystemVersion.recorded.last { $0.platform == platform } == newest)
    }
  }

  /// A log that counts is one that the ledger says is reproduced, or leaves open with its reason.
  @Test func theLedgerAccountsForThem() throws {
    let ledger = try Repository.text("Golden/recorded/ledger.yaml")
    for path in try Self.recordings().keys {
      let text = try Repository.text(path)
      let stem = path.split(separator: "/").last.map { String($0.dropLast(4)) } ?? ""
      let named = text.firstMatch(of: /case ([a-z0-9]+-[a-z0-9-]+)/).map { String($0.1) }
      let isTold = [stem, named ?? stem].contains { ledger.contains("- id: \($0)\n") }
      #expect(isTold, "\(path)")
    }
  }

  private static let older: [(SystemVersion, String?)] = [
    (.iOS(18), "iOS 17.4"), (.iOS(18, 5), "iOS 17.4"), (.iOS(16), "iOS 15"), (.iOS(5), "iOS 4"),
    (.catalyst(13), nil), (.catalyst(17), "Catalyst 13.4"), (.iOS(26, 2), "iOS 26.1"),
    (.iOS(26, 1), "iOS 17.4"),
  ]

  @Test func theNewestBeforeIsThatOfThePlatform() {
    for (version, expected) in Self.older {
      #expect(version.newestRecordedBefore?.description == expected, "\(version)")
    }
  }

  @Test func releasesOfARecordedNumberAreRecordedUpToTheNewestLog() {
    for version in [
      SystemVersion.iOS(26), .iOS(26, 1), SystemVersion(.iOS, 26, 1, 1), .iOS(17), .iOS(17, 7),
      .iOS(4, 3),
      .catalyst(13),
    ] {
      #expect(version.isRecorded, "\(version)")
    }
    for version in [
      SystemVersion.iOS(18), .iOS(18, 7), .iOS(16), .iOS(5), .iOS(7), .catalyst(18), .iOS(26, 2),
      SystemVersion(.iOS, 26, 4, 1), .catalyst(13, 5),
    ] {
      #expect(!version.isRecorded, "\(version)")
    }
  }

  @Test(arguments: [
    (SystemVersion.iOS(18, 5), "iOS 18"), (.iOS(26, 2), "iOS 26.2"),
    (.catalyst(13, 5), "Catalyst 13.5"), (.iOS(7, 1), "iOS 7"),
  ])
  func theNumberIsNamedUnlessItHasALog(version: SystemVersion, part: String) {
    #expect(version.unrecordedPart.description == part)
  }
}
