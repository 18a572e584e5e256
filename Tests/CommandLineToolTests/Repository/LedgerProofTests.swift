import Diagnostics
import Goldens
import Testing
import YAMLSource

@testable import CommandLineTool
@testable import Project

/// What the ledger of this repository names as proof is there.
struct LedgerProofTests {
  @Test func scenariosAndTestsExist() throws {
    let folder = "Golden/recorded"
    let cases = try CaseList(try Repository.text("\(folder)/cases.tsv"))
    let text = try Repository.text("\(folder)/ledger.yaml")
    let source = SourceText(path: "ledger.yaml", bytes: Array(text.utf8))
    let reader = LedgerReader(YAMLDocument(source), cases: cases)
    #expect(reader.problems.isEmpty)
    #expect(!reader.entries.isEmpty)
    let tests = try Repository.files(below: "Tests", suffix: ".swift").map(Repository.text)
    for entry in reader.entries {
      switch entry.proof {
      case .scenario(let path):
        #expect(DiskFiles().kind(of: "\(Repository.root)/\(path)") == .file, "\(entry.id): \(path)")
      case .test(let name):
        let isThere = tests.contains { $0.contains("func \(name)(") }
        #expect(isThere, "\(entry.id): no test is called \(name)")
      case nil: continue
      }
    }
  }

  /// A claim that is met leaves nothing out; what is contradicted or not simulated is met in part.
  @Test func metClaimsLeaveNothingOut() throws {
    let cases = try CaseList(try Repository.text("Golden/recorded/cases.tsv"))
    let text = try Repository.text("Golden/recorded/ledger.yaml")
    let source = SourceText(path: "ledger.yaml", bytes: Array(text.utf8))
    let entries = LedgerReader(YAMLDocument(source), cases: cases).entries
    let met = entries.filter { $0.status == .claimMet }
    #expect(met.count > 200)
    for entry in met {
      for words in ["contradicted", "not simulated", "not checked", "not reproduced", " wins"] {
        #expect(entry.reason?.contains(words) != true, "\(entry.id) is met in part")
      }
    }
  }

  /// A figure of Mac Catalyst alone says nothing sure about iOS.
  @Test func figuresOfCatalystAloneAreMarked() throws {
    let folder = "Golden/recorded"
    let cases = try CaseList(try Repository.text("\(folder)/cases.tsv"))
    let text = try Repository.text("\(folder)/ledger.yaml")
    let source = SourceText(path: "ledger.yaml", bytes: Array(text.utf8))
    let reader = LedgerReader(YAMLDocument(source), cases: cases)
    let entries = reader.entries.filter { $0.ios.hasPrefix("Mac Catalyst") && $0.proof != nil }
    #expect(entries.count >= 5)
    for entry in entries {
      #expect(entry.reason?.contains("Catalyst 26 only") == true, "\(entry.id)")
    }
  }
}
