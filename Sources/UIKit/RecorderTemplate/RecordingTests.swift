import Foundation
import RecorderDriver
import XCTest

/// A test for each plan, which prints its log and writes it to the folder Logs next to
/// Package.swift.
@MainActor
final class RecordingTests: XCTestCase {
  private func record(_ name: String) throws {
    let url = try XCTUnwrap(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Plans")
    )
    let plan = try Data(contentsOf: url)
    let hand = ProcessInfo.processInfo.environment["RECORD_BY_HAND"]
    try XCTSkipIf(
      DeviceRecorder.needsHand(plan) && hand == nil,
      "a person is needed: set RECORD_BY_HAND and run the tests inside an app"
    )
    let log = try DeviceRecorder.log(ofPlan: plan)
    print(log)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Logs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let system = log.split(separator: "\n").first { $0.hasPrefix("os: ") }?.dropFirst(4) ?? ""
    let file = "\(name).\(system.replacingOccurrences(of: " ", with: "-")).log"
    try Data(log.utf8).write(to: folder.appendingPathComponent(file), options: .atomic)
  }

  // The plans.
}
