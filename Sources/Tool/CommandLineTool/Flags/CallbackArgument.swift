import Diagnostics
import Project
import TableTrace

/// A callback that the user typed, in any spelling or with a small mistake.
struct CallbackArgument {
  var callback: Callback
  /// The corrected name, or nil if the spelling was right.
  var taken: TakenName?

  /// Reads the argument of a command about one callback.
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
