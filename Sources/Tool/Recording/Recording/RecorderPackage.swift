import Reports
package import Scenarios
import ShippedLibrary

/// A Swift package that records scenarios in Xcode, as files by their paths.
package struct RecorderPackage {
  /// The plans, sorted by the names of their scenarios.
  let plans: [RecordingPlan]

  package init(
    plans: [RecordingPlan]
  ) {
    self.plans = plans
  }

  /// The folder of the files that are equal in every package.
  private static let templates = "Sources/UIKit/RecorderTemplate/"
  /// The folders of the repository whose modules the package contains.
  private static let groups = ["Sources/UIKit/", "Sources/Language/"]
  /// The target paths of the template's files, and tests with a method for each plan.
  private static let places = [
    "Package.swift": "Package.swift",
    "README.md": "README.md",
    "record.yml": ".github/workflows/record.yml",
    "RecordingTests.swift": "Tests/RecordingTests/RecordingTests.swift",
  ]

  /// The files, sorted by path.
  package var files: [(path: String, text: String)] {
    let carried = ShippedFile.driver.map { file in
      let path = file.path
      let text = file.text
      guard path.hasPrefix(Self.templates) else {
        let group = Self.groups.first(where: path.hasPrefix) ?? "Sources/"
        return ("Sources/" + path.dropFirst(group.count), text)
      }
      let name = String(path.dropFirst(Self.templates.count))
      return (Self.places[name] ?? name, text.replacing(Self.mark, with: tests))
    }
    let plans = plans.map { plan in
      ("Tests/RecordingTests/Plans/\(Self.name(of: plan)).json", JSONText.document(plan))
    }
    return (carried + plans).sorted { $0.0 < $1.0 }
  }

  /// Returns the name of a plan's file and of its log.
  static func name(of plan: RecordingPlan) -> String {
    plan.name.replacing("/", with: "-")
  }

  /// The line of the tests that their methods replace.
  private static let mark = "  // The plans.\n"

  private var tests: String {
    let methods = plans.map { plan in
      let name = Self.name(of: plan)
      let words = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
      return """
          func test_\(String(words))() throws {
            try record("\(name)")
          }

        """
    }
    return methods.joined(separator: "\n")
  }
}
