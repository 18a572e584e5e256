/// One thing that a check found wrong, with its place.
package struct Finding: Hashable, Sendable, Codable {
  /// What is wrong.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// The trace differs from its golden.
    case divergence
    /// The trace differs from the recorded log.
    case logDivergence
    /// There is no golden.
    case missingGolden
    /// A golden belongs to no scenario.
    case orphanGolden
    /// UIKit raised, and the scenario does not expect it.
    case unexpectedException
    /// An `expect` step does not hold.
    case failedExpectation
    /// A trace, a golden or a log breaks a law.
    case brokenLaw
    /// Two runs of the same scenario gave different traces.
    case nondeterminism
    /// A known issue is none: the scenario passes.
    case unexpectedPass
    /// A scenario, golden or log is unreadable or invalid.
    case invalid
    /// A pattern leaves something open that the trace does not need; told, and no failure.
    case idleSlack
  }

  /// What is wrong.
  package var kind: Kind
  /// The file to look at.
  package var file: String
  /// The line in it, from 1, when there is one.
  package var line: Int?
  /// One sentence.
  package var message: String
  /// More lines for people, already in order, without line ends.
  package var details: [String]
  /// The two lines that differ, each with its mark.
  package var brief: [String] = []
  /// Those of the details that say why.
  package var reasons: [String] = []
  /// The details as a terminal shows them; nil where they look the same there.
  package var paintedDetails: [String]?
  /// The law that is broken, if one is.
  package var law: String?
  /// What to do next: a command, or a change of the scenario; nil where nobody knows.
  package var next: String?
  /// What differs, or breaks a law in a file, as a digest that is the same for equal ones; nil where
  /// nothing is compared.
  package var difference: String?

  /// The file with the line, `Golden/a.iOS-9.trace:7`.
  package var place: String { line.map { "\(file):\($0)" } ?? file }

  /// Makes a finding.
  package init(
    _ kind: Kind,
    file: String,
    line: Int? = nil,
    message: String,
    details: [String] = [],
    law: String? = nil,
    next: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
    self.details = details
    self.law = law
    self.next = next
  }
}
