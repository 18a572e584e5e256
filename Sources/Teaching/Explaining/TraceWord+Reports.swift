package import Goldens
import Reports
import TableTrace

/// Words for the status of evidence and for the header of a trace.
extension TraceWord {
  /// Returns a sentence about the meaning of a status of the ledger.
  package static func outcome(of status: LedgerStatus) -> String {
    switch status {
    case .reproduced: "a scenario reproduces its log."
    case .claimMet: "a scenario or a test shows what the evidence claims."
    case .partlyMet: "a scenario or a test shows only a part of what the evidence claims."
    case .knownIssue: "a scenario runs the case, but its trace still differs."
    case .open: "no scenario or test uses the evidence yet."
    case .contradicted: "better evidence says something else."
    case .outOfScope: "the evidence is about something that is not simulated."
    case .follows: "the evidence is about a part of the table that is not simulated yet."
    }
  }

  /// Reads the first line of a trace, a cell with its words, or a device.
  static func phrase(_ text: String) -> TraceWord? {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 3, words[0] == "tabletrace", words[1] == "trace", Int(words[2]) != nil {
      return TraceWord(
        sign: text,
        sentence: "The first line of a trace. The number is the version of its format."
      )
    }
    if let device = Device.named(text) {
      return TraceWord(
        sign: text,
        sentence:
          "A device for 'viewport', with a screen of \(TraceFormat.size(device.screen)) points. "
          + "'tabletrace list devices' lists all of them."
      )
    }
    let parts = words.compactMap(TraceWord.named)
    guard words.count > 1, words[0].contains("#"), parts.count == words.count else { return nil }
    return TraceWord(sign: text, sentence: parts.map(\.sentence).joined(separator: " "))
  }
}
