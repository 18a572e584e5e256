/// The certainty of a version range from one version on, with its evidence.
package struct Grade: Hashable, Sendable {
  /// The first version; nil where the grade begins with its version range.
  package let from: SystemVersion?
  package let certainty: Certainty
  /// The cases that show it, by id; none behind a grade without evidence.
  package let evidence: [String]
  /// The cases that only hint at it, by id: what they show is near it, or a part of it.
  package let hints: [String]

  init(from: SystemVersion?, certainty: Certainty, evidence: [String] = [], hints: [String] = []) {
    self.from = from
    self.certainty = certainty
    self.evidence = evidence
    self.hints = hints
  }

  /// Returns a log recorded on a device or simulator shows it.
  package static func observed(from version: SystemVersion? = nil, _ evidence: String...) -> Grade {
    Grade(from: version, certainty: .observed, evidence: evidence)
  }

  /// Returns a test on real UIKit asserts it.
  package static func tested(from version: SystemVersion? = nil, _ evidence: String...) -> Grade {
    Grade(from: version, certainty: .tested, evidence: evidence)
  }

  /// Somebody counted or measured it and published the result.
  package static func measured(
    from version: SystemVersion? = nil,
    _ evidence: String...,
    hints: [String] = []
  ) -> Grade {
    Grade(from: version, certainty: .measured, evidence: evidence, hints: hints)
  }

  /// UIKit's headers or documentation say it.
  package static func documented(
    from version: SystemVersion? = nil,
    _ evidence: String...
  ) -> Grade {
    Grade(from: version, certainty: .documented, evidence: evidence)
  }

  /// Nothing shows it; cases that hint at it may be named.
  package static func assumed(from version: SystemVersion? = nil, _ hints: String...) -> Grade {
    Grade(from: version, certainty: .assumed, hints: hints)
  }

  /// It is a limit or a choice of the simulation.
  package static func ours(from version: SystemVersion? = nil) -> Grade {
    Grade(from: version, certainty: .ours)
  }
}
