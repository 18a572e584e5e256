import CommandLineTool
import Foundation
import Goldens
import Project
import RecorderDriver
import SimulatedUIKit
import TableTrace
import Testing

@Suite("The page about recordings")
@MainActor
struct RecordPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The code of the page, as it stands there.
  private static func record(_ plan: URL) throws {
    print(try DeviceRecorder.log(ofPlan: Data(contentsOf: plan)))
  }

  @Test("The code on the page is compiled here")
  func codeIsCompiled() throws {
    let page = try Self.text("Sources/Language/Scenarios/Scenarios.docc/RecordOnADevice.md")
    let own = try Self.text("Tests/RecorderDriverTests/RecordPageTests.swift")
    let call = "print(try DeviceRecorder.log(ofPlan: Data(contentsOf: plan)))"
    #expect(page.contains("func record(_ plan: URL) throws {\n  \(call)\n}\n"))
    #expect(own.contains("func record(_ plan: URL) throws {\n    \(call)\n  }\n"))
    #expect(throws: (any Error).self) { try Self.record(URL(filePath: "/none.json")) }
  }

  @Test("The log on the page is what the driver prints")
  func logIsPrinted() throws {
    let page = try Self.text("Sources/Language/Scenarios/Scenarios.docc/RecordOnADevice.md")
    let driverCase = try #require(DriverCase.all.first { $0.name == "load/first-load" })
    let run = Simulation.$version.withValue(.iOS(17)) {
      let run = (try? driverCase.plan()).map {
        PlanRun($0, on: SimulatedStage(), by: SimulatedHand())
      }
      _ = run?.run()
      return run
    }
    var printed = RecordingFile.text(
      of: try #require(run),
      device: "a simulated table",
      system: "iOS 17"
    )
    printed = printed.replacing(driverCase.digest, with: "DIGEST", maxReplacements: 1)
    #expect(page.contains("```text\n\(printed)```\n"), "\(printed)")
  }

  @Test("The output of import on the page is the real one")
  func importSaysIt() throws {
    let page = try Self.text("Sources/Language/Scenarios/Scenarios.docc/RecordOnADevice.md")
    let log = try #require(page.split(separator: "```text\n").dropFirst().first)
    let body = try #require(log.split(separator: "```").first)
    let bytes = try Data(
      contentsOf: Self.root.appending(path: "Scenarios/load/first-load.yaml")
    )
    let text = body.replacing("DIGEST", with: ContentDigest(bytes).text)
    let recorded = try LogReader.read(String(text), origin: .kept)
    let driverCase = try #require(DriverCase.all.first { $0.name == "load/first-load" })
    let result = driverCase.compare(recorded, .iOS(17))
    #expect(result.verdict.divergence == nil)
    #expect(
      page.contains("matches the simulation under iOS 17: \(result.equalLines) lines compared\n")
    )
  }
}
