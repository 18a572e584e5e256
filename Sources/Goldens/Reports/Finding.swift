/// A problem found by a check, with its place.
package struct Finding: Hashable, Sendable, Codable {
  package enum Kind: String, CaseIterable, Sendable, Codable {
    case divergence
    case logDivergence
    case missingGolden
    /// No scenario uses a golden.
    case orphanGolden
    /// The scenario raised an exception that it does not expect.
    case unexpectedException
    /// An `expect` step fails.
    case failedExpectation
    case brokenLaw
    /// Two runs of the same scenario gave different traces.
    case nondeterminism
    /// A scenario with a known issue passes.
    case unexpectedPass
    /// A scenario, golden or log is unreadable or invalid.
    case invalid
    /// A pattern has a directive that the trace does not need, which is no failure.
    case idleSlack
  }

  package var kind: Kind
  package var file: String
  package var line: Int?
  package var message: String
  /// More lines for the user, in order, without line ends.
  package var details: [String]
  /// The two lines that differ, each with its mark.
  package var brief: [String] = []
  /// The details that give a reason.
  package var reasons: [String] = []
  /// The details with colors, or nil if they have none.
  package var paintedDetails: [String]?
  package var law: String?
  /// The suggested command or change of the scenario, or nil if there is none.
  package var next: String?
  /// A digest that is equal for equal differences or broken laws, or nil without a comparison.
  package var difference: String?

  /// The file with the line, such as `Golden/a.iOS-9.trace:7`.
  package var place: String { line.map { "\(file):\($0)" } ?? file }

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
