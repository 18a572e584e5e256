/// How sure a band is from one release on, and which cases show it.
public struct Grade: Hashable, Sendable {
  /// The first release; nil where the grade begins with its band.
  public let from: SystemVersion?
  /// How sure it is.
  public let certainty: Certainty
  /// The cases that show it, by id.
  public let evidence: [String]

  /// A log recorded on a device or simulator shows it.
  package static func observed(from version: SystemVersion? = nil, _ evidence: String...) -> Grade {
    Grade(from: version, certainty: .observed, evidence: evidence)
  }

  /// A test on real UIKit asserts it.
  package static func tested(from version: SystemVersion? = nil, _ evidence: String...) -> Grade {
    Grade(from: version, certainty: .tested, evidence: evidence)
  }

  /// Somebody counted or measured it and published the result.
  package static func measured(from version: SystemVersion? = nil, _ evidence: String...) -> Grade {
    Grade(from: version, certainty: .measured, evidence: evidence)
  }

  /// UIKit's headers or documentation say it.
  package static func documented(
    from version: SystemVersion? = nil,
    _ evidence: String...
  ) -> Grade {
    Grade(from: version, certainty: .documented, evidence: evidence)
  }

  /// Nothing shows it; cases that hint at it may be named.
  package static func assumed(from version: SystemVersion? = nil, _ evidence: String...) -> Grade {
    Grade(from: version, certainty: .assumed, evidence: evidence)
  }
}
