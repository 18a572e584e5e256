import SimulatedUIKit
public import Testing

public import struct TableTrace.SystemVersion

/// A trait for tests of tables, which runs a test once for each version.
///
/// An exception of a table is an issue at the line of the update.
public struct TableTrait: SuiteTrait, TestTrait, TestScoping {
  /// The versions, or empty for the current version of `Simulation`.
  public let versions: [SystemVersion]

  /// True, so that the tests of a suite inherit the trait.
  public var isRecursive: Bool { true }

  /// Runs a test for each version of its innermost trait of this kind.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let nearest = test.traits.compactMap { $0 as? TableTrait }.last
    guard !Self.isOpen, nearest?.versions ?? versions == versions else {
      return try await function()
    }
    var failure: (any Error)?
    for version in versions.isEmpty ? [Simulation.version] : versions {
      do {
        try await run(test, testCase, function, on: version)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Whether another trait of this kind already runs the test.
  @TaskLocal private static var isOpen = false

  private func run(
    _ test: Test,
    _ testCase: Test.Case?,
    _ function: @concurrent @Sendable () async throws -> Void,
    on version: SystemVersion
  ) async throws {
    let late = LateExceptions()
    try await Self.$isOpen.withValue(true) {
      try await Simulation.$version.withValue(version) {
        try await Simulation.$exceptionListener.withValue({ late.take($0, for: test) }) {
          try await IssueHandlingTrait.compactMapIssues { remark($0, version) }
            .provideScope(for: test, testCase: testCase) {
              do {
                try await function()
              } catch {
                await late.record(for: test)
                throw error
              }
              await late.record(for: test)
            }
        }
      }
    }
  }

  private func remark(_ issue: Issue, _ version: SystemVersion) -> Issue {
    guard versions.count > 1 else { return issue }
    var issue = issue
    issue.comments.append(Comment(rawValue: "under \(version)"))
    return issue
  }
}

extension Trait where Self == TableTrait {
  /// Tests tables of the current simulated version.
  public static var tables: Self { TableTrait(versions: []) }

  /// Tests tables once for each of some versions.
  public static func tables(on versions: SystemVersion...) -> Self {
    TableTrait(versions: versions)
  }
}

/// Collects exceptions of tables in code outside of a known test, such as a block on the main
/// queue.
@MainActor
private final class LateExceptions {
  private var faults: [TraceFault] = []

  nonisolated init() {}

  /// Reports an exception as an issue of the test, immediately if the test is running.
  func take(_ raised: RaisedException, for test: Test) {
    let fault = TraceFault.raised(raised)
    if Test.current == nil { faults.append(fault) } else { fault.record(at: test.sourceLocation) }
  }

  /// Reports the collected exceptions as issues of the test.
  func record(for test: Test) {
    for fault in faults { fault.record(at: test.sourceLocation) }
    faults = []
  }
}
