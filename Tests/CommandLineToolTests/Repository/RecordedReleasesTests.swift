import Testing

@testable import TableTrace

/// The releases that the library calls recorded are those of the logs in `Golden/recorded`.
struct RecordedReleasesTests {
  private static let logged: Set<SystemVersion> = {
    let logs = (try? Repository.files(below: "Golden/recorded", suffix: ".log")) ?? []
    let versions = logs.compactMap { path -> SystemVersion? in
      let text = (try? Repository.text(path)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("os: ") }
      return line.flatMap { SystemVersion(String($0.dropFirst(4))) }
    }
    return Set(versions)
  }()

  @Test func theyAreThoseOfTheLogs() {
    #expect(Self.logged.count > 20)
    #expect(SystemVersion.recorded == Self.logged.sorted(), "SystemVersion+Recorded.swift")
  }

  /// A log that counts is one that the ledger accounts for.
  @Test func theLedgerAccountsForThem() throws {
    let ledger = try Repository.text("Golden/recorded/ledger.yaml")
    for path in try Repository.files(below: "Golden/recorded", suffix: ".log") {
      let scenario = path.split(separator: "/").last.map { $0.dropLast(4) } ?? ""
      #expect(
        ledger.contains("Scenarios/recorded/\(scenario).yaml")
          || ledger.contains("/\(scenario).yaml"),
        "\(path)"
      )
    }
  }

  @Test(
    arguments: [
      (SystemVersion.iOS(18), "iOS 17.4"), (.iOS(18, 5), "iOS 17.4"), (.iOS(16), "iOS 15"),
      (.iOS(5), "iOS 4"), (.catalyst(13), nil), (.catalyst(17), "Catalyst 13.4"),
    ]
  )
  func theNewestBefore(_ version: SystemVersion, _ expected: String?) {
    #expect(version.newestRecordedBefore?.description == expected)
  }

  @Test func releasesOfARecordedNumberAreRecorded() {
    for version in [SystemVersion.iOS(26), .iOS(26, 4), .iOS(17), .catalyst(26), .iOS(4, 3)] {
      #expect(version.isRecorded, "\(version)")
    }
    for version in [SystemVersion.iOS(18), .iOS(18, 7), .iOS(16), .iOS(5), .catalyst(18)] {
      #expect(!version.isRecorded, "\(version)")
    }
  }
}
