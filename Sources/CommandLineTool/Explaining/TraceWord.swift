import TableTrace

/// A sign or a word that stands in traces, with what it means.
struct TraceWord {
  /// As a trace prints it.
  var sign: String
  /// What it means, one sentence.
  var sentence: String

  /// All of them; phases have pages of their own.
  static let all: [TraceWord] =
    [
      TraceWord(sign: "-", sentence: "A step of the scenario begins; what follows comes of it."),
      TraceWord(
        sign: ">",
        sentence: "Something happens to the view of the table, or a phase of the run loop begins."
      ),
      TraceWord(
        sign: "?",
        sentence: "The app asks the table; calls that the question causes are indented below it."
      ),
      TraceWord(sign: "->", sentence: "What the client or the table answers."),
      TraceWord(sign: "~", sentence: "UIKit prints a warning to the console and goes on."),
      TraceWord(sign: "*", sentence: "A line of the app, written by the step or reaction 'note'."),
      TraceWord(
        sign: "=",
        sentence: "What a cell shows from now on, because the app has put it there."
      ),
      TraceWord(sign: "!", sentence: "UIKit raises an exception, and the trace ends."),
      TraceWord(sign: "#", sentence: "A remark of the tool behind a line; no golden has one."),
      TraceWord(
        sign: "new",
        sentence: "The cell or view was made for this call and not taken from the pool."
      ),
      TraceWord(
        sign: "reused",
        sentence: "The cell or view came from the pool, where its last row had left it."
      ),
      TraceWord(
        sign: "nil",
        sentence: "There is no such object or row, and the client answers so."
      ),
      TraceWord(
        sign: "known",
        sentence: "The height was asked or measured; it is no guess any more."
      ),
      TraceWord(
        sign: "guessed",
        sentence: "The height is an estimate until the row comes on the screen."
      ),
      TraceWord(
        sign: "Cell#1",
        sentence:
          "A cell by its number; the same number is the same object, however often it is reused."
      ),
      TraceWord(
        sign: "cellProvider",
        sentence:
          "The closure of the app that makes the cells of a diffable data source; 'trace: [cellProvider]' "
          + "shows it."
      ),
      TraceWord(sign: "View#1", sentence: "A header or footer view by its number."),
    ] + Certainty.allCases.map { TraceWord(sign: $0.rawValue, sentence: sentence(of: $0)) }

  /// How sure a rule of this grade is.
  private static func sentence(of certainty: Certainty) -> String {
    switch certainty {
    case .observed: "How sure: a log recorded on a device or simulator shows it."
    case .tested: "How sure: a test on real UIKit asserts it."
    case .measured: "How sure: somebody counted or measured it and published the result."
    case .documented: "How sure: UIKit's headers or documentation say it."
    case .assumed:
      "How sure: nothing shows it; it is the simplest guess that contradicts no evidence."
    case .ours: "How sure: it is a limit or a choice of the simulation, not UIKit's."
    }
  }

  /// The word that is meant; any number stands for any cell or view.
  static func named(_ word: String) -> TraceWord? {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    let isNumbered = parts.count == 2 && Int(parts[1]) != nil
    let sign = isNumbered ? "\(parts[0])#1" : word
    return all.first { $0.sign == sign }
  }
}
