package import TableTrace

/// The JSON Lines records of a run, with each different state of the table once.
package struct EventRecords: Sendable {
  /// The record of a line without the states, and the numbers of its states.
  package struct Event: Sendable {
    /// The record as JSON, with the keys of JSON Lines.
    package var json: String
    package var line: TraceLine
    package var before: Int
    package var after: Int
  }

  /// The events, including closed gates, which are failed conditions.
  package private(set) var events: [Event] = []
  /// The different states as JSON, in the order of their first occurrence.
  package private(set) var states: [String] = []
  package private(set) var tables: [TableState] = []
  private var numbers: [TableState: Int] = [:]

  /// Creates the records of lines with their states, and the explanation of an exception.
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
    states.append(StateShape.text(state))
    tables.append(state)
    numbers[state] = states.count - 1
    return states.count - 1
  }
}
