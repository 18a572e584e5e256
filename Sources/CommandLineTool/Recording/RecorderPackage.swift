import RecordingPlans
import Reports
import ShippedLibrary

/// The Swift package that records plans in Xcode, as files by their paths.
struct RecorderPackage {
  /// The plans, sorted by the names of their scenarios.
  let plans: [RecordingPlan]

  /// The files, sorted by path.
  var files: [(path: String, text: String)] {
    let own = [
      ("Package.swift", Self.manifest),
      ("README.md", Self.readme),
      (".github/workflows/record.yml", Self.workflow),
      ("Tests/RecordingTests/RecordingTests.swift", tests),
    ]
    let driver = ShippedFile.driver.map { file in
      (file.path.description, String(decoding: file.bytes, as: UTF8.self))
    }
    let plans = plans.map { plan in
      ("Tests/RecordingTests/Plans/\(Self.name(of: plan)).json", JSONText.document(plan))
    }
    return (own + driver + plans).sorted { $0.0 < $1.0 }
  }

  /// The name of a plan's file, and of its log.
  static func name(of plan: RecordingPlan) -> String {
    plan.scenario.replacing("/", with: "-")
  }

  private var tests: String {
    let methods = plans.map { plan in
      let name = Self.name(of: plan)
      return """
          func test_\(name.replacing("-", with: "_").replacing(".", with: "_"))() throws {
            try record("\(name)")
          }

        """
    }
    return Self.testsHead + methods.joined(separator: "\n") + "}\n"
  }

  private static let testsHead = """
    import Foundation
    import RecorderDriver
    import XCTest

    /// A test for each plan: its log is printed, and written into the folder Logs beside Package.swift.
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
          "a hand is needed: set RECORD_BY_HAND and run the tests inside an app"
        )
        let log = try DeviceRecorder.log(ofPlan: plan)
        print(log)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appendingPathComponent("Logs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let system = log.split(separator: "\\n").first { $0.hasPrefix("os: ") }?.dropFirst(4) ?? ""
        let file = "\\(name).\\(system.replacingOccurrences(of: " ", with: "-")).log"
        try Data(log.utf8).write(to: folder.appendingPathComponent(file), options: .atomic)
      }


    """

  private static let manifest = """
    // swift-tools-version: 6.0

    import PackageDescription

    let package = Package(
      name: "TableRecordings",
      platforms: [.iOS(.v15)],
      products: [.library(name: "RecorderDriver", targets: ["RecorderDriver"])],
      targets: [
        .target(name: "RecordingPlans"),
        .target(name: "RecorderDriver", dependencies: ["RecordingPlans"]),
        .testTarget(
          name: "RecordingTests",
          dependencies: ["RecorderDriver"],
          resources: [.copy("Plans")]
        ),
      ]
    )

    for target in package.targets {
      target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    }

    """
}
