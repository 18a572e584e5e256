import Foundation
import SimulatedUIKit
import Testing

import struct TableTrace.SystemVersion

@testable import SimulatedUIKitTesting

/// The trait that runs a test once for each version.
@Suite("Versions of tests", .tables(on: .iOS(9), .iOS(15)))
@MainActor
struct TableTraitTests {
  private static var seen: [String: [SystemVersion]] = [:]

  private func see(_ name: String) -> [SystemVersion] {
    Self.seen[name, default: []].append(Simulation.version)
    return Self.seen[name] ?? []
  }

  @Test("The test runs once for each version of the suite, in order")
  func ofTheSuite() {
    let seen = see("suite")
    #expect(seen == Array([.iOS(9), .iOS(15)].prefix(seen.count)))
  }

  @Test("The versions of the test replace those of the suite", .tables(on: .iOS(13)))
  func ofTheTest() {
    #expect(see("test") == [.iOS(13)])
  }

  @Test("A repeated version runs once", .tables(on: .iOS(9), .iOS(15)))
  func ofBoth() {
    let seen = see("both")
    #expect(seen == Array([.iOS(9), .iOS(15)].prefix(seen.count)))
  }

  @Test("Without versions, the current version is simulated", .tables)
  func ofNobody() {
    #expect(see("nobody") == [.iOS(17)])
  }
}

/// What is raised where no test is known to run.
@Suite("Late exceptions")
@MainActor
struct LateExceptionTests {
  @Test("An exception on the main queue is an issue of the test that created the table")
  func raisesOnTheMainQueue() async throws {
    let test = try #require(Test.current)
    let issues = Issues()
    try await issues.kept.provideScope(for: test, testCase: nil) {
      try await TableTrait(versions: [.iOS(12), .iOS(17)])
        .provideScope(for: test, testCase: nil) { await Self.insertLater() }
    }
    #expect(issues.all.map(\.sourceLocation?.fileID) == [#fileID, #fileID])
    let raised = "UIKit raises NSInternalInconsistencyException: Invalid update"
    #expect(issues.all.allSatisfy { $0.comments.first?.rawValue.hasPrefix(raised) == true })
    #expect(issues.all.map(\.comments.last) == ["under iOS 12", "under iOS 17"])
  }

  /// Issues that are kept and are none of the test.
  private final class Issues: @unchecked Sendable {
    private let lock = NSLock()
    private var issues: [Issue] = []

    var all: [Issue] { lock.withLock { issues } }

    var kept: IssueHandlingTrait {
      .compactMapIssues { issue in
        self.lock.withLock { self.issues.append(issue) }
        return nil
      }
    }
  }

  private static func insertLater() async {
    let (controller, window) = FruitController.shown()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
    await window.turn()
    #expect(TableRecorder(controller.tableView).exception != nil)
  }

  @Test("An error that a test throws is thrown after all versions have run")
  func throwsAtTheEnd() async throws {
    struct Fault: Error {}
    let test = try #require(Test.current)
    let runs = Runs()
    await #expect(throws: Fault.self) {
      try await TableTrait(versions: [.iOS(12), .iOS(17)])
        .provideScope(for: test, testCase: nil) {
          await runs.add(Simulation.version)
          throw Fault()
        }
    }
    #expect(runs.versions == [.iOS(12), .iOS(17)])
  }

  @MainActor
  private final class Runs {
    private(set) var versions: [SystemVersion] = []
    func add(_ version: SystemVersion) { versions.append(version) }
  }
}
