import TableTrace

/// A trace as an app with the log's print statements would have printed it.
struct LogProjection {
  /// A call that the app would have printed.
  struct Entry {
    /// The call and its arguments.
    var event: Event
    /// The index of its line in the trace.
    var traceIndex: Int
  }

  /// The calls in the order of printing.
  private(set) var entries: [Entry] = []

  /// Projects a trace on what a log prints.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  init(_ trace: [TraceLine], on log: RecordedLog) {
    let printed = log.printed
    // A `cellForRow` that is printed on return waits here until the calls inside it are done.
    var waiting: [(depth: Int, entry: Entry)] = []
    // The depths in the trace of the printed calls that are open.
    var open: [Int] = []
    for (index, line) in trace.enumerated() {
      while let last = waiting.last, last.depth >= line.depth, line.kind != .crash {
        entries.append(last.entry)
        waiting.removeLast()
      }
      // A call that an exception cuts off never returns, so it never prints.
      if line.kind == .crash { waiting.removeAll() }
      guard case .call(let message) = line.kind, printed.contains(message),
        log.header.covers(step: line.step)
      else { continue }
      while let last = open.last, last >= line.depth { open.removeLast() }
      let depth = log.header.nesting == .indented ? open.count : 0
      open.append(line.depth)
      let entry = Entry(event: Event(message, line.arguments, depth: depth), traceIndex: index)
      if log.header.cellLine == .return, message == .callback(.cellForRowAt) {
        waiting.append((line.depth, entry))
      } else {
        entries.append(entry)
      }
    }
    entries += waiting.reversed().map(\.entry)
  }

  /// Keeps only the first time that each call comes.
  ///
  /// - Parameter unprinted: the messages whose arguments the log never prints, so that all calls
  ///   of one count as the same.
  mutating func keepFirstOccurrences(unprinted: Set<String>) {
    var seen: Set<Event> = []
    entries = entries.filter { entry in
      var event = entry.event
      if unprinted.contains(event.name) { event.arguments = .ignored }
      return seen.insert(event).inserted
    }
  }
}

extension Event {
  /// Makes a call of a message with arguments as a trace prints them.
  init(_ message: Message, _ arguments: String, depth: Int) {
    let found = ArgumentsReader.read(arguments[...], of: message)
    if case .values(let values) = found, values.count == 1 {
      self.init(message, values[0], depth: depth)
    } else {
      self.init(message, .ignored, depth: depth)
    }
  }

  /// Makes a call of a message at a depth; its answer is not compared.
  init(_ message: Message, _ arguments: EventArguments, depth: Int) {
    self.init(
      name: message.name(.objc),
      arguments: arguments,
      answer: nil,
      indentation: depth
    )
  }
}
