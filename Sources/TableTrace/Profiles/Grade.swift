/// The certainty of a rule from one version on, with its evidence.
package struct Grade: Hashable, Sendable {
  /// The first version, or nil for the first version of the range.
  package let from: SystemVersion?
  package let certainty: Certainty
  /// The ids of the pieces of evidence that show it; empty for a guess.
  package internal(set) var evidence: [String] = []
  /// The ids of the pieces of evidence that only hint at it: they show a part of it, or something
  /// similar.
  package internal(set) var hints: [String] = []

  /// The first version for which the evidence no longer counts; nil if the next grade begins there
  /// or the grade has no end.
  var until: SystemVersion?

  /// A log recorded on a device or simulator shows it.
  package static func observed(
    from version: SystemVersion? = nil,
    until end: SystemVersion? = nil,
    _ evidence: String...
  ) -> Grade {
    Grade(from: version, certainty: .observed, evidence: evidence, until: end)
  }

  /// A test on real UIKit asserts it.
  package static func tested(
    from version: SystemVersion? = nil,
    until end: SystemVersion? = nil,
    _ evidence: String...
  ) -> Grade {
    Grade(from: version, certainty: .tested, evidence: evidence, until: end)
  }

  /// Somebody counted or measured it and published the result.
  package static func measured(
    from version: SystemVersion? = nil,
    until end: SystemVersion? = nil,
    _ evidence: String...,
    hints: [String] = []
  ) -> Grade {
    Grade(from: version, certainty: .measured, evidence: evidence, hints: hints, until: end)
  }

  /// UIKit's headers or documentation say it.
  package static func documented(
    from version: SystemVersion? = nil,
    until end: SystemVersion? = nil,
    _ evidence: String...
  ) -> Grade {
    Grade(from: version, certainty: .documented, evidence: evidence, until: end)
  }

  /// Nothing shows it; evidence that hints at it may be named.
  package static func assumed(
    from version: SystemVersion? = nil,
    until end: SystemVersion? = nil,
    _ hints: String...
  ) -> Grade {
    Grade(from: version, certainty: .assumed, hints: hints, until: end)
  }

  /// It is a limit or a choice of the simulation.
  package static func ours(from version: SystemVersion? = nil) -> Grade {
    Grade(from: version, certainty: .ours)
  }

  /// Returns these grades, with a grade ``Certainty/assumed`` wherever they leave a gap.
  static func all(_ shown: [Grade]) -> [Grade] {
    var grades: [Grade] = shown.first?.from == nil && !shown.isEmpty ? [] : [.assumed()]
    for (place, var grade) in shown.enumerated() {
      let end = grade.until
      grade.until = nil
      grades.append(grade)
      if let end, place + 1 == shown.count || shown[place + 1].from != end {
        grades.append(.assumed(from: end))
      }
    }
    return grades
  }
}
