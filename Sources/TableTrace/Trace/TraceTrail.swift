/// The causes of a line: its step, its phases and its calls, outermost first.
package struct TraceTrail: Sendable {
  private var step: Int?
  /// The last phase of the step, and the open calls with their phases.
  private var places: [Place] = [Place()]

  /// An open call or query, with the phase that began in it.
  private struct Place: Sendable {
    var call: String?
    var phase: Phase?
  }

  mutating func begin(step number: Int) {
    step = number
    places = [Place()]
  }

  /// Ends the current phase, before the next phase begins.
  mutating func endPhase() {
    places[places.count - 1].phase = nil
  }

  mutating func begin(_ phase: Phase) {
    places[places.count - 1].phase = phase
  }

  /// Begins a call or query.
  ///
  /// Nil means that it is not traced.
  mutating func open(_ call: String?) {
    places.append(Place(call: call))
  }

  /// Ends the innermost call or query.
  mutating func close() {
    if places.count > 1 { places.removeLast() }
  }

  /// The causes as text, such as `step 2 > layout > tableView(_:cellForRowAt:) [0, 0]`, or empty
  /// before the first step.
  package var words: String {
    let inner = places.flatMap { [$0.call, $0.phase?.rawValue].compactMap(\.self) }
    return ((step.map { ["step \($0)"] } ?? []) + inner).joined(separator: " > ")
  }
}
