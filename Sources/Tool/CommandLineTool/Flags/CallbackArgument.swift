import Diagnostics
import Project
import TableTrace

/// A callback as people type it, in any spelling or near one.
struct CallbackArgument {
  /// The callback.
  var callback: Callback
  /// The name that was taken for it; nil for one of its spellings.
  var taken: TakenName?

  /// Reads the operand of a command that is about one callback.
  init(_ word: String, of command: String, such example: String) throws(UsageProblem) {
    switch NameReader.callback(word) {
    case .exact(let callback): self.callback = callback
    case .near(let callback, let name):
      self.callback = callback
      taken = TakenName(word: word, name: name)
    case .unknown(let near):
      throw .badValue(
        word,
        of: command,
        expected: "a callback such as \(example)",
        near: near
      )
    }
  }
}
