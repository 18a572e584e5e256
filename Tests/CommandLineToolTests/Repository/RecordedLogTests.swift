import Goldens
import TableTrace
import Testing

@testable import CommandLineTool

/// The logs that the simulation is compared with stay as they were found, and are what they are
/// said to be.
struct RecordedLogTests {
  private static func list() throws -> LogList {
    try LogList(try Repository.text("Golden/recorded/logs.tsv"))
  }

  @Test func everyLogIsListedWithItsDigest() throws {
    let files = try Repository.files(below: "Golden", suffix: ".log")
    let list = try Self.list()
    #expect(files.map { String($0.dropFirst("Golden/".count)) } == list.logs.map(\.path).sorted())
    for log in list.logs {
      let bytes = try DiskFiles().read("\(Repository.root)/Golden/\(log.path)")
      #expect(Self.digest(bytes) == log.digest, "\(log.path) has changed since it was recorded")
    }
  }

  @Test func digestTellsBytesApart() {
    #expect(Self.digest([]) == "cbf29ce484222325")
    #expect(Self.digest(Array("a".utf8)) == "af63dc4c8601ec8c")
  }

  @Test func listsLieApartFromRecordings() throws {
    for log in try Self.list().logs {
      #expect((log.kind == .list) == log.path.hasPrefix("lists/"), "\(log.path)")
    }
  }

  /// Only a console log of a table on iOS gives the grade 'observed'.
  @Test func otherLogsGiveLess() throws {
    let cases = try CaseList(try Repository.text("Golden/recorded/cases.tsv"))
    for log in try Self.list().logs {
      let found = try #require(cases.cases.first { $0.id == log.caseID }, "\(log.caseID)")
      switch log.kind {
      case .console, .again, .catalyst, .controller:
        #expect(found.grade == .observed, "\(log.path)")
      case .reconstructed, .article, .list: #expect(found.grade != .observed, "\(log.path)")
      }
    }
  }

  /// What is called an observed log is one whose lines are kept here, or names the log that has them; texts,
  /// stacks and values have words of their own.
  @Test func observedLogsAreKept() throws {
    let cases = try CaseList(try Repository.text("Golden/recorded/cases.tsv")).cases
    let kept = Set(try Self.list().logs.filter { $0.kind != .list }.map(\.caseID))
    #expect(kept.count > 40)
    for item in cases {
      let other = item.certainty.firstMatch(of: /; the log of ([a-z0-9-]+)\)/).map { String($0.1) }
      let isCalledLog = item.certainty.contains("observed-log")
      #expect(isCalledLog == kept.contains(other ?? item.id), "\(item.id): \(item.certainty)")
    }
    let words = Set(
      cases.compactMap { $0.certainty.firstMatch(of: /observed[a-z-]*/).map { String($0.0) } }
    )
    #expect(
      words == [
        "observed-log", "observed-text", "observed-stack", "observed-values", "observed-other",
      ]
    )
  }

  /// One recording stands once: no two logs that count have the same lines, and one that may be
  /// another says in the ledger which.
  @Test func aRecordingCountsOnce() throws {
    var lines: [String: String] = [:]
    for log in try Self.list().logs where log.kind == .console {
      let text = try Repository.text("Golden/\(log.path)")
      let body = text.split(separator: "\n\n", maxSplits: 1).last.map(String.init) ?? ""
      let same = lines.updateValue(log.path, forKey: body)
      #expect(same == nil, "\(log.path) has the lines of \(same ?? "")")
    }
    let ledger = try Repository.text("Golden/recorded/ledger.yaml")
    let again = try Self.list().logs.filter { $0.kind == .again }
    #expect(!again.isEmpty)
    for log in again {
      let entry = ledger.split(separator: "- id: ").first { $0.hasPrefix("\(log.caseID)\n") }
      let named = entry?.firstMatch(of: /may be the recording of ([a-z0-9-]+)/)?.1
      let other = try Self.list().logs.first { $0.caseID == named.map(String.init) }
      #expect(other?.kind == .console, "\(log.path)")
    }
  }

  /// The 64 bits of FNV-1a, in sixteen digits.
  private static func digest(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
