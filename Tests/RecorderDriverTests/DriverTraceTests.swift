import CommandLineTool
import Recording
import Sampling
import Scenarios
import TableTrace
import Testing

@Suite("The driver prints what the simulation prints")
@MainActor
struct DriverTraceTests {
  /// The scenarios that have a plan, with what the simulated table of this package cannot show.
  private nonisolated static let planned = DriverCase.all.filter { (try? $0.plan()) != nil }

  @Test("At least 200 scenarios of the library have a plan")
  func arePlanned() {
    #expect(DriverCase.all.count > 500)
    #expect(Self.planned.count - SimulatedDifference.all.count >= 400)
  }

  @Test("The driver prints the trace of each version", arguments: Sample.of(planned, 100))
  func printsTheTrace(driverCase: DriverCase) throws {
    let plan = try DriverCase.sent(driverCase.plan())
    for version in driverCase.scenario.versions {
      let difference = Difference(
        DriverCase.log(plan, version),
        driverCase.trace(version)
      )
      if SimulatedDifference.all[driverCase.name] == nil {
        #expect(difference == nil, "\(driverCase.name) under \(version)")
      } else {
        #expect(
          difference != nil,
          "\(driverCase.name) is as it should be: leave it out of the list"
        )
      }
    }
  }

  @Test("Every known difference belongs to a scenario with a plan")
  func differencesAreKnown() {
    let names = Set(Self.planned.map(\.name))
    for name in SimulatedDifference.all.keys { #expect(names.contains(name)) }
  }
}

@Suite("Defects in a recording are found")
@MainActor
struct PlantedDefectTests {
  /// For each callback, the first scenario in whose trace it stands.
  private static let witnesses: [String: DriverCase] = {
    var found: [String: DriverCase] = [:]
    for driverCase in DriverCase.all where SimulatedDifference.all[driverCase.name] == nil {
      guard let plan = try? driverCase.plan(), let version = driverCase.scenario.versions.first
      else { continue }
      let listed = plan.scenario.clients.values.flatMap(\.callbacks).map(\.callback.facts)
        .filter { found[$0.key] == nil }
      guard !listed.isEmpty else { continue }
      let trace = driverCase.trace(version)
      for callback in listed where trace.contains(where: { $0.contains(callback.name) }) {
        found[callback.key] = driverCase
      }
    }
    return found
  }()

  @Test("Any missing method of a client is noticed")
  func missingMethod() throws {
    #expect(Self.witnesses.count >= 40)
    for (key, driverCase) in Self.witnesses.sorted(by: { $0.key < $1.key }) {
      var plan = try driverCase.plan()
      for recipient in plan.scenario.clients.keys {
        plan.scenario.clients[recipient]?.callbacks.removeAll { $0.callback.facts.key == key }
      }
      let version = try #require(driverCase.scenario.versions.first)
      // Without the methods that every data source has there is no table.
      guard !["numberOfRowsInSection", "cellForRowAt"].contains(key) else { continue }
      let log = DriverCase.log(plan, version)
      #expect(Difference(log, driverCase.trace(version)) != nil, "\(key) in \(driverCase.name)")
    }
  }

  @Test(
    "Endless deferred steps are stopped, and the log says so",
    arguments: Sample.of(
      ["later: [note: again, reloadData]", "after: {milliseconds: 5, do: [reloadData]}"],
      1
    )
  )
  func endlessTurns(reaction: String) throws {
    let text = """
      version: 1
      title: Endless
      sections: [{rows: 1}]
      delegate: {willDisplayCell: {\(reaction)}}
      steps: [load]

      """
    let scenario = try #require(
      ScenarioDecoder.decode(Array(text.utf8), path: "endless.yaml").scenario
    )
    let plan = try PlanMaker.plan(of: scenario, name: "endless", digest: "")
    #expect(
      DriverCase.log(plan, .iOS(17)).last
        == "! RecordingLimit: the recording stops after 10000 deferred turns. "
        + "UIKit has no such limit"
    )
  }

  @Test("Two swapped calls are noticed in any place")
  func swappedOrder() throws {
    let driverCase = try #require(DriverCase.all.first { $0.name == "load/first-load" })
    let version = try #require(driverCase.scenario.versions.first)
    let log = DriverCase.log(try driverCase.plan(), version)
    let trace = driverCase.trace(version)
    #expect(Difference(log, trace) == nil)
    for place in trace.indices.dropFirst() where trace[place] != trace[place - 1] {
      var swapped = trace
      swapped.swapAt(place, place - 1)
      #expect(Difference(log, swapped)?.line == place - 1)
    }
  }

  @Test("A line that is missing at the end is noticed")
  func missingEnd() throws {
    let driverCase = try #require(DriverCase.all.first { $0.name == "load/first-load" })
    let version = try #require(driverCase.scenario.versions.first)
    let log = DriverCase.log(try driverCase.plan(), version)
    #expect(Difference(Array(log.dropLast()), log) != nil)
    #expect(Difference(log, Array(log.dropLast())) != nil)
  }
}
