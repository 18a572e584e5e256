package import Goldens
import Reports
import TableTrace

/// The words of reports, of the ledger and of the head of a trace.
extension TraceWord {
  /// What reports call things.
  static let reports =
    [
      TraceWord(
        sign: "UIKit",
        sentence: "Apple's framework of views, whose table view this tool simulates."
      ),
      TraceWord(
        sign: "in the step itself",
        sentence: "The calls come at once, before a phase of the run loop begins."
      ),
      TraceWord(
        sign: "decides",
        sentence: "The kind of a rule whose value the simulation obeys."
      ),
      TraceWord(
        sign: "states",
        sentence: "The kind of a rule that describes what happens and has no value."
      ),
      TraceWord(sign: "calls", sentence: "How often callbacks came, or the callbacks themselves."),
      TraceWord(sign: "raised", sentence: "UIKit threw an exception, which ends the app."),
    ]
    + LedgerStatus.allCases.map {
      TraceWord(
        sign: $0.rawValue,
        sentence: "What became of a piece of evidence: \(outcome(of: $0))"
      )
    }

  /// What became of a case of the evidence that the ledger gives this status.
  package static func outcome(of status: LedgerStatus) -> String {
    switch status {
    case .reproduced: "a scenario reproduces its log."
    case .claimMet: "a scenario or a test meets what it claims."
    case .partlyMet: "a scenario or a test meets a part of what it claims."
    case .knownIssue: "a scenario runs it and still differs."
    case .open: "nothing is built for it yet."
    case .contradicted: "better evidence says something else."
    case .outOfScope: "it is about something that is not simulated."
    case .follows: "it belongs to a part of the table that follows."
    }
  }

  /// The first line of a trace, a cell with what is said of it, or a device.
  static func phrase(_ text: String) -> TraceWord? {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 3, words[0] == "tabletrace", words[1] == "trace", Int(words[2]) != nil {
      return TraceWord(
        sign: text,
        sentence: "The first line of a trace: the number is the version of its format."
      )
    }
    if let device = Device.named(text) {
      return TraceWord(
        sign: text,
        sentence:
          "A device for 'viewport', with a screen of \(TraceFormat.size(device.screen)) points; "
          + "'tabletrace list devices' has all of them."
      )
    }
    let parts = words.compactMap(TraceWord.named)
    guard words.count > 1, words[0].contains("#"), parts.count == words.count else { return nil }
    return TraceWord(sign: text, sentence: parts.map(\.sentence).joined(separator: " "))
  }
}
