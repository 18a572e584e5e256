import Diagnostics
import TableTrace

/// A callback as people type it, in any spelling.
enum CallbackArgument {
  /// Reads the operand of a command that is about one callback.
  static func read(
    _ word: String,
    of command: String,
    such example: String
  ) throws(UsageProblem) -> Callback {
    if let callback = Callback.named(word) { return callback }
    throw .badValue(
      word,
      of: command,
      expected: "which is a callback such as \(example)",
      near: NearNames.of(word, in: Callback.allCases.map(\.facts.key))
    )
  }
}
