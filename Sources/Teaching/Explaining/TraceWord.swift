import Reports
import TableTrace

/// A sign or a word that stands in traces, with what it means.
package struct TraceWord {
  /// As a trace prints it.
  package var sign: String
  /// What it means, one sentence.
  package var sentence: String

  /// All of them; phases have pages of their own.
  package static let all: [TraceWord] =
    signs + answers + terms + reports + printed
    + Finding.Kind.allCases.map { TraceWord(sign: $0.rawValue, sentence: $0.sentence) }
    + CertaintyWord.Name.allCases.filter { $0 != .documented }
    .map { TraceWord(sign: $0.rawValue, sentence: sentence(of: $0)) }
    + Certainty.allCases.map { TraceWord(sign: $0.rawValue, sentence: sentence(of: $0)) }

  /// The signs in front of lines, and the marks of cells, views and heights.
  private static let signs: [TraceWord] =
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
      TraceWord(
        sign: "HeaderFooterView#1",
        sentence: "A header or footer view of the reusable class, by its number."
      ),
    ]

  /// What the tool calls things.
  private static let terms = [
    TraceWord(
      sign: "scenario",
      sentence: "A file that says what the app is and what happens to it."
    ),
    TraceWord(sign: "golden", sentence: "A trace that is kept, with which a check compares."),
    TraceWord(sign: "log", sentence: "The calls that a device or simulator printed, as evidence."),
    TraceWord(sign: "callback", sentence: "A method of the app that the table calls."),
    TraceWord(sign: "rule", sentence: "A sentence about the order of calls, with its evidence."),
    TraceWord(sign: "gate", sentence: "A condition that must hold for a callback to be called."),
    TraceWord(sign: "phase", sentence: "What the host or the run loop does, as a layout."),
    TraceWord(sign: "step", sentence: "What happens in a scenario, one turn of the run loop each."),
    TraceWord(sign: "lesson", sentence: "A scenario that answers a question."),
  ]

  /// The words that answers are made of.
  private static let answers = [
    TraceWord(sign: "true", sentence: "Yes, as an answer."),
    TraceWord(sign: "false", sentence: "No, as an answer: what was asked about does not happen."),
    TraceWord(sign: "none", sentence: "Nothing of the kind: no style, no accessory, no place."),
    TraceWord(sign: "from", sentence: "Behind it stands the row that had the cell before."),
    TraceWord(sign: "kept", sentence: "The cell is the one that the row has already."),
    TraceWord(
      sign: "automatic",
      sentence: "UITableView.automaticDimension: what is in the view decides about its height."
    ),
    TraceWord(sign: "delete", sentence: "The editing style with the minus: the row can go."),
    TraceWord(sign: "insert", sentence: "The editing style with the plus: a row can come."),
    TraceWord(sign: "copy", sentence: "A drop is proposed that leaves the original where it is."),
    TraceWord(sign: "move", sentence: "A drop is proposed that takes the original away."),
    TraceWord(sign: "moveInto", sentence: "A drop is proposed into the row under the finger."),
    TraceWord(sign: "forbidden", sentence: "A drop is proposed that is not allowed."),
    TraceWord(sign: "text:", sentence: "Behind it stands what the label of the cell shows."),
    TraceWord(sign: "image:", sentence: "Behind it stands what the image view of the cell shows."),
    TraceWord(sign: "disclosureIndicator", sentence: "The accessory that is an arrow."),
    TraceWord(sign: "detailButton", sentence: "The accessory that is a button with an i."),
    TraceWord(
      sign: "detailDisclosureButton",
      sentence: "The accessory that is a button with an i, and an arrow."
    ),
    TraceWord(sign: "checkmark", sentence: "The accessory that is a tick."),
  ]

  /// How far a call with this word can be trusted.
  private static func sentence(of word: CertaintyWord.Name) -> String {
    switch word {
    case .seen:
      "How far to trust it: a log, a test or a measurement of this version shows the rule."
    case .seenBefore:
      "How far to trust it: an older version, the newest of which is named, shows the same."
    case .documented: "How far to trust it: Apple documents it, and nothing shows it."
    case .guess: "How far to trust it: nothing shows it, and Apple does not document it."
    }
  }

  /// How sure a rule of this grade is.
  private static func sentence(of certainty: Certainty) -> String {
    switch certainty {
    case .observed: "How sure: a log recorded on a device or simulator shows it."
    case .tested: "How sure: a test on real UIKit asserts it."
    case .measured: "How sure: somebody counted or measured it and published the result."
    case .documented: "How sure: UIKit's headers or documentation say it; nothing shows it."
    case .assumed:
      "How sure: nothing shows it; it is the simplest guess that contradicts no evidence."
    case .ours: "How sure: it is a limit or a choice of the simulation, not UIKit's."
    }
  }

  /// The word that is meant; any number stands for any cell or view.
  package static func named(_ word: String) -> TraceWord? {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    let isNumbered = parts.count == 2 && Int(parts[1]) != nil
    let sign = isNumbered ? "\(parts[0])#1" : word
    guard var found = all.first(where: { $0.sign == sign }) else { return nil }
    found.sign = word
    return found
  }
}

extension Finding.Kind {
  /// What a check has found that reports call so, one sentence.
  fileprivate var sentence: String {
    switch self {
    case .divergence: "Found by a check: the trace differs from its golden."
    case .logDivergence: "Found by a check: the trace differs from the recorded log."
    case .missingGolden: "Found by a check: there is no golden; 'tabletrace accept' writes it."
    case .orphanGolden: "Found by a check: a golden belongs to no scenario."
    case .unexpectedException:
      "Found by a check: UIKit raised, and the scenario does not expect it."
    case .failedExpectation: "Found by a check: an 'expect' step of the scenario does not hold."
    case .unexpectedPass: "Found by a check: a known issue is none, because the scenario passes."
    case .brokenLaw: "Found by a check: a trace, a golden or a log breaks a law."
    case .nondeterminism:
      "Found by a check: two runs with different hash seeds gave different traces, a fault of the tool."
    case .idleSlack: "Found by a check: a directive of a pattern skips or allows nothing."
    case .invalid: "Found by a check: a scenario, golden or log is unreadable or invalid."
    }
  }
}
