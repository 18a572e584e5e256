/// More output than a command makes, as data.
package enum OutputLimit: Hashable, Sendable {
  /// More bytes of states.
  case states(megabytes: Int)
  /// More events than a page plays; how many there are, and the most.
  case player(events: Int, most: Int)
  /// More events than `step` holds; how many there are, and the most.
  case step(events: Int, most: Int)
  /// More events than `diff` compares; how many there are, and the most.
  case diff(events: Int, most: Int)

  /// The room for states, in bytes.
  package static let stateBytes = 64 << 20
  /// The most events that a page plays.
  package static let playedEvents = 20_000
  /// The most events that `step` holds.
  package static let steppedEvents = 200_000
  /// The most events of each trace that `diff` compares.
  package static let comparedEvents = 100_000

  /// The sentence, without what to do.
  var sentence: String {
    switch self {
    case .states(let megabytes):
      "the states need more than \(megabytes) MB, so the output ends here"
    case .player(let events, let most):
      "the trace has \(events) events, and a page can play at most \(most)"
    case .step(let events, let most):
      "the trace has \(events) events, and 'step' can show at most \(most)"
    case .diff(let events, let most):
      "the trace has \(events) events, and 'diff' can compare at most \(most)"
    }
  }
}
