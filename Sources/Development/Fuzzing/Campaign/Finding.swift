package struct Finding: Sendable {
  package var number: Int
  /// The input after shrinking.
  package var input: FuzzInput
  package var failure: Failure

  package init(number: Int, input: FuzzInput, failure: Failure) {
    self.number = number
    self.input = input
    self.failure = failure
  }

  /// The name of the folder that stores the finding.
  package var name: String {
    "\(input.kind.rawValue)-\(failure.name)-\(number)"
  }

  /// The finding as a case for which any exit code of the tool is allowed.
  package var kept: KeptCase {
    KeptCase(name: name, input: input, exits: [0, 1, 2])
  }
}
