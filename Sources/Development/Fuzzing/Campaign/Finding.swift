package struct Finding: Sendable {
  package var number: Int
  /// The input, made small.
  package var input: FuzzInput
  package var failure: Failure

  package init(number: Int, input: FuzzInput, failure: Failure) {
    self.number = number
    self.input = input
    self.failure = failure
  }

  /// A name for the folder that keeps it.
  package var name: String {
    "\(input.kind.rawValue)-\(failure.name)-\(number)"
  }

  /// The finding as a case, which may end with any code of the tool.
  package var kept: KeptCase {
    KeptCase(name: name, input: input, exits: [0, 1, 2])
  }
}
