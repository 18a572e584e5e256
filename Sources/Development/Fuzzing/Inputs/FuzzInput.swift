/// One input: files in their own folder, and the command line that the tool runs there.
package struct FuzzInput: Hashable, Sendable {
  /// How an input is made, which decides how its run is judged.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case scenario
    case generated
    /// A scenario with an action inside a callback.
    case reaction
    /// A scenario whose steps are repeated, to measure how the cost grows.
    case growth
    case golden
    case log
    /// A damaged record that `check` stored about a pending golden.
    case pending
    case ledger
    /// Words of the command line in random order.
    case commandLine
    /// Lines typed to an interactive command.
    case conversation
    case pasted
    /// A scenario whose trace is checked against the laws.
    case laws
    /// A scenario with valid updates whose trace is checked against the laws.
    case deep
    /// A command other than `run` and `check` that reads a scenario, or a log to make one from.
    case reader
  }

  /// The name of the file that a run reads as its standard input, if the input has it.
  package static let standardInput = "standard-input"

  package var kind: Kind
  /// The contents of the files by their paths.
  package var files: [String: [UInt8]]
  /// The path of the damaged or generated file, which is shrunk when a run fails.
  package var subject: String
  package var arguments: [String]

  /// Returns the input with other bytes in its subject.
  func replacing(subject bytes: [UInt8]) -> FuzzInput {
    var copy = self
    copy.files[subject] = bytes
    return copy
  }

  static func run(_ kind: Kind, _ text: String, arguments: [String]) -> FuzzInput {
    FuzzInput(
      kind: kind,
      files: ["scenario.yaml": Array(text.utf8)],
      subject: "scenario.yaml",
      arguments: ["run", "scenario.yaml"] + arguments
    )
  }
}
