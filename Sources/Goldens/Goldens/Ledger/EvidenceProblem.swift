package import Diagnostics

/// The reason why a list of the evidence or the ledger cannot be read, and the line, from 1.
package struct EvidenceProblem: Error, Hashable, Sendable {
  package var line: Int
  package var code: ProblemCode
  package var message: String
  /// The content that the file should have here, or nil if the message says it.
  package var expected: String?

  package init(line: Int, code: ProblemCode, message: String, expected: String? = nil) {
    self.line = line
    self.code = code
    self.message = message
    self.expected = expected
  }
}

/// A missing or wrong entry in lists that can be read.
package struct EvidenceGap: Hashable, Sendable {
  package var code: ProblemCode
  package var message: String
}
