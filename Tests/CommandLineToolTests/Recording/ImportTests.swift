import Goldens
import Testing

@testable import CommandLineTool
@testable import Project

@Suite("Importing a log of the recorder")
struct ImportTests {
  private static let path = "Golden/recorded/device-x.iOS-9.3.log"
  private static let draft = "Golden/recorded/device-x.iOS-9.3.draft.txt"

  /// A log as the driver prints it of a table with two rows on iOS 9.
  private static func log(
    os: String = "iOS 9.3",
    digest: String = ContentDigest(Samples.twoRows.utf8).text,
    leavingOut key: String? = nil,
    without call: Int? = nil
  ) -> String {
    let header = [
      "source: recorded by tabletrace's driver", "os: \(os)",
      "prints: heightForRowAt, willDisplayCell", "arguments: printed", "extent: complete",
      "nesting: indented", "scenario: x", "digest: \(digest)", "device: iPhone 6s",
    ].filter { line in key.map { !line.hasPrefix($0 + ":") } ?? true }
    var calls = ToolRun(
      ["run", "Scenarios/x.yaml", "--os", "iOS 9.3", "--only", "heightForRowAt,willDisplayCell"],
      files: MemoryFiles(["Scenarios/x.yaml": Samples.twoRows])
    ).output.split(separator: "\n").filter { $0.hasPrefix("tableView") }.map(String.init)
    if let call { calls.remove(at: call) }
    return (header + ["", "# - load"] + calls).map { $0 + "\n" }.joined()
  }

  private static func files(_ log: String) -> MemoryFiles {
    MemoryFiles(["Scenarios/x.yaml": Samples.twoRows, "x.log": log])
  }

  @Test("A log is compared, and stored with a draft of its case among the recorded logs")
  func isFiled() throws {
    let files = Self.files(Self.log())
    let run = ToolRun(["import", "x.log"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == [Self.path, Self.draft])
    #expect(lines.last?.hasPrefix("matches the simulation under iOS 9.3: ") == true)
    #expect(files.contents[Self.path] == files.contents["x.log"])
    let draft = String(decoding: try #require(files.contents[Self.draft]), as: UTF8.self)
    let digest = ContentDigest(files.contents["x.log"] ?? []).text
    for line in [
      "  recorded: ../../Golden/recorded/device-x.iOS-9.3.log",
      "device-x.iOS-9.3\tdevice\trecorded by tabletrace's driver on iPhone 6s\tiOS 9.3\t"
        + "observed-log (complete)\tiOS 9.3\tobserved",
      "recorded/device-x.iOS-9.3.log\tdevice-x.iOS-9.3\tconsole\t\(digest)\t-",
      "  status: reproduced",
    ] {
      #expect(draft.contains(line + "\n"), "\(line)")
    }
  }

  @Test("Differences are printed and written to the draft")
  func differs() throws {
    let files = Self.files(Self.log(without: 2))
    let run = ToolRun(["import", "x.log"], files: files)
    #expect(run.code == .differs)
    #expect(run.output.contains("possible cause: ") || run.output.contains("rule of this line"))
    let draft = String(decoding: try #require(files.contents[Self.draft]), as: UTF8.self)
    #expect(draft.contains("  status: known-issue\n"))
    #expect(draft.contains("  known_issue: \"what differs"))
  }

  @Test("An existing recording is not replaced")
  func replacesNothing() {
    for path in [Self.path, Self.draft] {
      let files = Self.files(Self.log())
      files.contents[path] = Array("mine".utf8)
      let run = ToolRun(["import", "x.log"], files: files)
      #expect(run.code == .invalid)
      #expect(run.errors.hasPrefix("error[F013]: cannot write '\(path)'"), "\(run.errors)")
      #expect(files.contents[path] == Array("mine".utf8))
      #expect(files.contents.keys.count { $0.hasPrefix("Golden/") } == 1)
    }
  }

  @Test(
    "A header without the name of the scenario is reported",
    arguments: ["scenario", "digest"]
  )
  func needsOrigin(key: String) {
    let run = ToolRun(["import", "x.log"], files: Self.files(Self.log(leavingOut: key)))
    #expect(run.code == .invalid)
    #expect(run.errors.hasPrefix("error[L015]: the header of 'x.log' has no '\(key):'\n"))
  }

  @Test("An unknown version is reported")
  func needsRelease() {
    let run = ToolRun(["import", "x.log"], files: Self.files(Self.log(os: "unknown")))
    #expect(run.errors.hasPrefix("error[L015]: the header of 'x.log' has no 'os:'\n"))
  }

  @Test("A log of another text of the scenario is refused")
  func needsTheSameScenario() {
    let files = Self.files(Self.log(digest: "0123456789abcdef"))
    let run = ToolRun(["import", "x.log"], files: files)
    #expect(
      run.errors == "error[L016]: 'x.log' was recorded before x changed\nexpected: digest "
        + "\(ContentDigest(Samples.twoRows.utf8).text), found 0123456789abcdef\n"
        + "help: to record the log again: tabletrace recorder -o recordings x\n"
    )
    #expect(files.contents[Self.path] == nil)
  }

  @Test("A missing scenario is reported")
  func needsTheScenario() {
    let files = MemoryFiles(["x.log": Self.log()])
    let run = ToolRun(["import", "x.log"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors.contains("x"))
  }

  @Test("A log without a header is no recording")
  func needsHeader() {
    let run = ToolRun(
      ["import", "x.log"],
      files: Self.files("tableView:heightForRowAtIndexPath:\n")
    )
    #expect(run.code == .invalid)
    #expect(run.errors.contains("error[L00"))
  }
}
