/// The causes of a line: its step, phases and calls, outermost first.
package struct TraceTrail: Sendable {
  private var step: Int?
  /// The last phase of the step, and the open calls with theirs.
  private var places: [Place] = [Place()]

  /// An open call or question, and the phase that has begun in it.
  private struct Place: Sendable {
    var call: String?
    var phase: Phase?
  }

  mutating func begin(step number: Int) {
    step = number
    places = [Place()]
  }

  /// Ends the phase of what is open, as the next one does before it begins.
  mutating func endPhase() {
    places[places.count - 1].phase = nil
  }

  mutating func begin(_ phase: Phase) {
    places[places.count - 1].phase = phase
  }

  /// Opens a call or a question, or nil for one that is not traced.
  mutating func open(_ call: String?) {
    places.append(Place(call: call))
  }

  /// Ends what was opened last.
  mutating func close() {
    if places.count > 1 { places.removeLast() }
  }

  /// `step 2 > layout > tableView(_:cellForRowAt:) [0, 0]`, or empty in front of the first step.
  package var words: String {
    let inner = places.flatMap { [$0.call, $0.phase?.rawValue].compactMap(\.self) }
    return ((step.map { ["step \($0)"] } ?? []) + inner).joined(separator: " > ")
  }
}
