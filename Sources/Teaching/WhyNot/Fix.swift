import Project
import TableTrace

/// A change of a scenario that might make a gate hold.
struct Fix: Hashable {
  var changes: [ScenarioChange]
  /// The version to use, if the command line names one.
  var version: SystemVersion?

  init(_ changes: ScenarioChange...) {
    self.changes = changes
  }

  init(all fixes: [Fix]) {
    changes = fixes.flatMap(\.changes)
  }

  /// Makes a fix that uses another version.
  init(version: SystemVersion) {
    changes = []
    self.version = version
  }
}
