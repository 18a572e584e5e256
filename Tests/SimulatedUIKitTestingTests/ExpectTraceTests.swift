import Foundation
import SimulatedUIKit
import SimulatedUIKitTesting
import Testing

import struct TableTrace.SystemVersion

/// What a user writes, and what fails.
@Suite("Expectations of tables", .tables(on: .iOS(12), .iOS(17)))
@MainActor
struct ExpectTraceTests {
  @Test("The trace of each version matches its golden")
  func deletes() {
    let (controller, window) = FruitController.shown()
    controller.deleteSecond()
    expectTrace(of: controller.tableView)
    withExtendedLifetime(window) {}
  }

  @Test("A restarted recorder shows the later lines, and several traces of a test have names")
  func deletesInPieces() {
    let (controller, window) = FruitController.shown()
    let recorder = TableRecorder(controller.tableView)
    recorder.restart()
    controller.tableView.finger.swipe(IndexPath(row: 1, section: 0))
    expectTrace(of: recorder, matches: "the swipe")
    recorder.restart()
    controller.tableView.finger.confirmDelete()
    expectTrace(of: recorder, matches: "the button")
    withExtendedLifetime(window) {}
  }

  private nonisolated static let isAccepting =
    ProcessInfo.processInfo.environment["TABLETRACE_ACCEPT"] != nil

  @Test("A missing golden fails the test, with a suggested command", .disabled(if: isAccepting))
  func missing() {
    let (controller, window) = FruitController.shown()
    withKnownIssue {
      expectTrace(of: controller.tableView, matches: "nobody wrote it")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      return text.contains(
        "__Goldens__/ExpectTraceTests/missing.nobody-wrote-it.iOS-"
      )
        && text.contains(
          "\n  next: TABLETRACE_ACCEPT=1 swift test --filter 'ExpectTraceTests/missing\\('"
        )
    }
    withExtendedLifetime(window) {}
  }

  @Test("An invalid update is an issue at the line of the update, and the test continues")
  func raises() throws {
    let (controller, window) = FruitController.shown()
    controller.forgets = true
    var isAfter = false
    withKnownIssue {
      controller.deleteSecond()
      isAfter = true
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      return issue.sourceLocation?.line == FruitController.lineOfUpdate
        && issue.sourceLocation?.fileID == "SimulatedUIKitTestingTests/FruitController.swift"
        && text.hasPrefix("UIKit raises NSInternalInconsistencyException: Invalid ")
        && text.contains("so expected") && text.contains("to fix it: ")
        && text.contains("\n  next: if you expect the exception, write expectException(of: table)")
    }
    #expect(isAfter)
    #expect(TableRecorder(controller.tableView).exception != nil)
    withExtendedLifetime(window) {}
  }

  @Test("An expected exception is no issue, and its trace has a golden")
  func isMeant() throws {
    let (controller, window) = FruitController.shown()
    controller.forgets = true
    let exception = try #require(
      expectException(of: controller.tableView) { controller.deleteSecond() }
    )
    #expect(exception.reason.contains("Invalid"))
    expectTrace(of: controller.tableView)
    withExtendedLifetime(window) {}
  }

  @Test("An expected exception that is not raised is an issue")
  func isNotRaised() {
    let (controller, window) = FruitController.shown()
    withKnownIssue {
      expectException(of: controller.tableView) { controller.deleteSecond() }
    } matching: { issue in
      issue.comments.first == "no exception was raised, but the test expects one"
    }
    withExtendedLifetime(window) {}
  }
}
