import Scenarios
import TableTrace
import Testing

@testable import SimulatedUIKit

/// A screen that is used, and the scenario that says the same.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let versions: [SystemVersion]
  /// The scenario without its version, title and releases.
  let scenario: String
  /// Shows the screen and uses it; answers what its table has done.
  let play: @MainActor @Sendable () -> TableRecorder

  init(
    _ name: String,
    on versions: [SystemVersion],
    _ scenario: String,
    _ play: @escaping @MainActor @Sendable () -> TableRecorder
  ) {
    testDescription = name
    self.versions = versions
    self.scenario = scenario
    self.play = play
  }

  /// The trace of the screen, without the lines that name its steps, where nothing is known yet of its
  /// classes.
  @MainActor
  func firstTrace(_ version: SystemVersion) -> [String] {
    Presence.forgetAll()
    return trace(version)
  }

  /// The trace of the screen, without the lines that name its steps.
  @MainActor
  func trace(_ version: SystemVersion) -> [String] {
    Simulation.$version.withValue(version) { Self.withoutSteps(play().lines) }
  }

  /// The trace of the scenario, without its steps and questions.
  func expected(_ version: SystemVersion) throws -> [String] {
    let text = "version: 1\ntitle: screen\nos: \(version)\n\(scenario)\n"
    let decoded = ScenarioDecoder.decode(Array(text.utf8), path: "screen.yaml")
    let scenario = try #require(decoded.scenario, "\(decoded.diagnostics)")
    let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    return Self.withoutSteps(recorder.lines.map(\.indented))
  }

  private static func withoutSteps(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("- ") }
  }
}

/// Shows a controller in a window of its own.
@MainActor
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
