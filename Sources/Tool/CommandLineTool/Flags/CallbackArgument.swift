import Diagnostics
import Project
import TableTrace

/// A typed callback, in any spelling or a similar one.
struct CallbackArgument {
  var callback: Callback
  /// The corrected name, or nil for an exact spelling.
  var taken: TakenName?

  /// Reads the operand of a command about one callback.
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
