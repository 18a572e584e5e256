package import Diagnostics

/// The reason why a list of the evidence or its ledger cannot be read, and the line, from 1.
package struct EvidenceProblem: Error, Hashable, Sendable {
  package var line: Int
  package var code: ProblemCode
  package var message: String

  package init(line: Int, code: ProblemCode, message: String) {
    self.line = line
    self.code = code
    self.message = message
  }
}

/// What is missing or wrong in lists that can be read.
package struct EvidenceGap: Hashable, Sendable {
  package var code: ProblemCode
  package var message: String
}
