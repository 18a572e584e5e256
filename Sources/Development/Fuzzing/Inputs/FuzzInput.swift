/// One input: files in a folder of their own, and the command line that the tool gets there.
package struct FuzzInput: Hashable, Sendable {
  /// The way an input is made, which decides how its run is judged.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case scenario
    case generated
    /// An action inside a callback.
    case reaction
    /// A scenario whose steps are repeated, to see what the length costs.
    case growth
    case golden
    case log
    /// A damaged record of what a check kept.
    case pending
    case ledger
    /// Words of the command line in any order.
    case commandLine
    /// Lines typed to a command that converses.
    case conversation
    case pasted
    /// A scenario that is judged by the laws.
    case laws
    /// A scenario whose updates add up, judged by the laws.
    case deep
    /// A scenario for a command that reads it in a way of its own, or a log to begin one from.
    case reader
  }

  /// The name of the file that a run reads as its standard input, where there is one.
  package static let standardInput = "standard-input"

  package var kind: Kind
  /// The bytes of the files by their paths.
  package var files: [String: [UInt8]]
  /// The file that is damaged or made, which is made smaller when a run fails.
  package var subject: String
  package var arguments: [String]

  /// The same input with other bytes in the file that matters.
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
