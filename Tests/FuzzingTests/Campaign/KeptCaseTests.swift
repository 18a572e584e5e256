import Foundation
import Fuzzing
import Testing

/// Inputs that failed once are kept in folders.
@Suite struct KeptCaseTests {
  @Test func isReadAsItWasWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var input = sampleInput(.golden, "version: 1\n")
    input.files["Golden/a.iOS-17.trace"] = [0xFF, 0x00]
    for name in ["b", "a"] {
      try KeptCase(name: name, input: input, exits: [1, 2]).write(to: folder)
    }
    let cases = try #require(KeptCase.all(in: folder))
    #expect(cases.map(\.name) == ["a", "b"])
    #expect(cases.allSatisfy { $0.input == input && $0.exits == [1, 2] })
  }

  @Test func aFolderThatIsNoCaseIsNotPassedOver() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(KeptCase.all(in: folder.path) == nil)
    let inner = folder.appending(path: "a")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(KeptCase.all(in: folder.path) == nil)
  }

  @Test func theKeptCasesAreRead() throws {
    let cases = try #require(KeptCase.all(in: "\(Surroundings.root)/Tests/Fuzz/Cases"))
    #expect(!cases.isEmpty)
    for kept in cases {
      #expect(!kept.exits.isEmpty && kept.exits.isSubset(of: [0, 1, 2]), "\(kept.name)")
      #expect(kept.input.files[kept.input.subject] != nil, "\(kept.name)")
    }
  }

  @Test func aFindIsKeptUnderANameThatSaysWhatItIs() {
    let finding = Finding(number: 12, input: sampleInput(), failure: .signal(11))
    #expect(finding.name == "scenario-signal-11-12")
    #expect(finding.kept.exits == [0, 1, 2])
  }

  @Test func theSummaryCountsEachWayToFail() {
    var summary = Summary()
    summary.count = 1200
    summary.seconds = 30
    #expect(summary.text == "1200 inputs: 0 failed; 30 s, 40 inputs/s")
    summary.failures = ["reaction slow": 2, "golden damaged-golden-passed": 1]
    #expect(
      summary.text == """
        1200 inputs: 3 failed; 30 s, 40 inputs/s
          1 x golden damaged-golden-passed
          2 x reaction slow
        """
    )
    #expect(!summary.isClean)
  }
}
