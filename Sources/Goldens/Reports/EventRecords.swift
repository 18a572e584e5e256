package import TableTrace

/// The records of JSON Lines of a run that was kept, with each state of the table once.
package struct EventRecords: Sendable {
  /// The record of a line, without the states, and their numbers.
  package struct Event: Sendable {
    /// The record as JSON, with the keys that it has in JSON Lines.
    package var json: String
    /// The line.
    package var line: TraceLine
    /// The number of the state before it.
    package var before: Int
    /// The number of the state after it.
    package var after: Int
  }

  /// The events, closed gates among them.
  package private(set) var events: [Event] = []
  /// The states as JSON, by their numbers, in the order in which they come up.
  package private(set) var states: [String] = []
  /// The same states as values.
  package private(set) var tables: [TableState] = []
  private var numbers: [TableState: Int] = [:]

  /// Makes the records of lines with their moments; the exception tells why a crash came.
  package init(
    _ lines: [(line: TraceLine, moment: StateRecorder.Moment?)],
    version: SystemVersion,
    exception: UIKitException?
  ) {
    var records = JSONLineRecords(version: version)
    for (line, moment) in lines {
      records.removeAll()
      records.add(line, exception: exception)
      let json = String(decoding: records.json.bytes.dropLast(), as: UTF8.self)
      let before = number(of: moment?.before ?? TableState())
      let after = number(of: moment?.after ?? TableState())
      events.append(Event(json: json, line: line, before: before, after: after))
    }
  }

  private mutating func number(of state: TableState) -> Int {
    if let known = numbers[state] { return known }
    states.append(JSONText.of(StateRecord(state)) ?? "{}")
    tables.append(state)
    numbers[state] = states.count - 1
    return states.count - 1
  }
}
