import Project
import TableTrace

/// A change of a scenario that may open a gate.
struct Mend: Hashable {
  /// What changes in the file.
  var changes: [ScenarioChange]
  /// The version to ask for, where the command line names one.
  var version: SystemVersion?

  /// Makes a mend of some changes.
  init(_ changes: ScenarioChange...) {
    self.changes = changes
  }

  /// Makes a mend of several mends.
  init(all mends: [Mend]) {
    changes = mends.flatMap(\.changes)
  }

  /// Makes a mend that asks for another version.
  init(version: SystemVersion) {
    changes = []
    self.version = version
  }
}
