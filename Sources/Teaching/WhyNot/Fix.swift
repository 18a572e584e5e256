import Project
import TableTrace

/// A change of a scenario that can make a gate hold.
struct Fix: Hashable {
  /// What changes in the file.
  var changes: [ScenarioChange]
  /// The version to use, where the command line names one.
  var version: SystemVersion?

  /// Makes a fix of some changes.
  init(_ changes: ScenarioChange...) {
    self.changes = changes
  }

  /// Makes a fix of several fixes.
  init(all fixes: [Fix]) {
    changes = fixes.flatMap(\.changes)
  }

  /// Makes a fix that uses another version.
  init(version: SystemVersion) {
    changes = []
    self.version = version
  }
}
