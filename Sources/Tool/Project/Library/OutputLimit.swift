/// The limit of a command's output that was exceeded.
package enum OutputLimit: Hashable, Sendable {
  /// Too many bytes of states.
  case states(megabytes: Int)
  /// Too many events for a page, with the limit.
  case player(events: Int, most: Int)
  /// Too many events for `step`, with the limit.
  case step(events: Int, most: Int)
  /// Too many events for `diff`, with the limit.
  case diff(events: Int, most: Int)

  /// The limit for states, in bytes.
  package static let stateBytes = 64 << 20
  /// The most events of a page.
  package static let playedEvents = 20_000
  /// The most events of `step`.
  package static let steppedEvents = 200_000
  /// The most events of each trace that `diff` compares.
  package static let comparedEvents = 100_000

  /// The sentence, without its fix.
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
