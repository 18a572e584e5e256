import Foundation
import Goldens
import RecorderDriver
import Sampling
import Scenarios
import SimulatedUIKit
import TableTrace
import Testing

@Suite("A recording as a file")
@MainActor
struct RecordingFileTests {
  private nonisolated static let planned = DriverCase.all.filter { driverCase in
    SimulatedDifference.all[driverCase.name] == nil && (try? driverCase.plan()) != nil
  }

  /// The file of a recording.
  private static func file(_ plan: RecordingPlan, _ version: SystemVersion) throws -> String {
    let plan = try JSONEncoder().encode(plan)
    return try Simulation.$version.withValue(version) {
      try DeviceRecorder.log(ofPlan: plan, on: SimulatedStage(), by: SimulatedHand())
    }
  }

  @Test("The file begins with what was recorded, and steps are comments")
  func showsItself() throws {
    let driverCase = try #require(DriverCase.all.first { $0.name == "load/first-load" })
    var plan = try driverCase.plan()
    plan.digest = "0123456789abcdef"
    let text = try Self.file(plan, .iOS(17))
    #expect(
      text.hasPrefix(
        """
        source: recorded by tabletrace's driver
        os: iOS 17.0
        prints: cellForRowAt, heightForRowAt, numberOfRowsInSection, numberOfSections, willDisplayCell
        arguments: printed
        extent: complete
        nesting: indented
        scenario: load/first-load
        digest: 0123456789abcdef
        device: iPhone

        # - load
        numberOfSections(in:)  # -> 1
        tableView(_:numberOfRowsInSection:) 0  # -> 3
        numberOfSections(in:)  # -> 1
        tableView(_:numberOfRowsInSection:) 0  # -> 3
        tableView(_:cellForRowAt:) [0, 0]  # -> Cell#1 new

        """
      )
    )
  }

  @Test("compare reads the file and finds no problem", arguments: Sample.of(planned, 60))
  func isComparable(driverCase: DriverCase) throws {
    let plan = try driverCase.plan()
    let version = try #require(driverCase.scenario.versions.first)
    let text = try Self.file(plan, version)
    // A scenario without a call has nothing to compare.
    guard text.split(separator: "\n\n").last?.contains(#/\n\w|^\w/#) == true else { return }
    let log = try LogReader.read(text, origin: .kept)
    #expect(log.header.scenario == driverCase.name)
    let result = driverCase.compare(log, version)
    #expect(result.verdict.divergence == nil, "\(driverCase.name)")
  }

  @Test("A plan in another format is refused")
  func otherForm() throws {
    var plan = try #require(Self.planned.first).plan()
    plan.version = 1
    let error = #expect(throws: (any Error).self) { try Self.file(plan, .iOS(17)) }
    #expect(
      error.map { "\($0)" }
        == "the plan has format 1, but this driver needs format 2: "
        + "create both with the same 'tabletrace recorder'"
    )
  }

  @Test("A plan says whether the user must act")
  func needsHand() throws {
    func needs(_ name: String) throws -> Bool {
      let driverCase = try #require(DriverCase.all.first { $0.name == name })
      return try DeviceRecorder.needsHand(JSONEncoder().encode(driverCase.plan()))
    }
    #expect(try !needs("load/first-load"))
    #expect(try needs("recorded/int-01"))
  }
}
