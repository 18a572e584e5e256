import Dispatch
import Project
import Scenarios
import TableTrace

/// Stores the traces of scenarios, because the pages of a site show the same run many times.
package final class KeptTraces: Sendable {
  private struct Run: Hashable {
    var name: String
    var version: SystemVersion
  }

  private let order = DispatchQueue(label: "traces")
  nonisolated(unsafe) private var traces: [Run: [TraceLine]] = [:]

  package init() {}

  /// Returns the lines of a lesson under a version, with the calls to every recipient.
  func lines(of entry: LessonBook.Entry, _ version: SystemVersion) -> [TraceLine] {
    lines(of: entry.file.name, entry.scenario, version)
  }

  /// Returns the lines of a lesson, or nil if they are not stored.
  func knownLines(of entry: LessonBook.Entry, _ version: SystemVersion) -> [TraceLine]? {
    order.sync { traces[Run(name: entry.file.name, version: version)] }
  }

  /// Returns the lines of a scenario as its trace shows them, with the calls to its recipients.
  func shownLines(
    of name: String,
    _ scenario: Scenario,
    _ version: SystemVersion
  ) -> [TraceLine] {
    Self.lines(lines(of: name, scenario, version), to: scenario.tracedRecipients)
  }

  private func lines(
    of name: String,
    _ scenario: Scenario,
    _ version: SystemVersion
  ) -> [TraceLine] {
    let run = Run(name: name, version: version)
    if let known = order.sync(execute: { traces[run] }) { return known }
    let lines = Simulation.lines(scenario, version, recipients: nil)
    order.sync { traces[run] = lines }
    return lines
  }

  /// Returns the lines without the calls to other recipients.
  ///
  /// Calls inside such a call are indented less.
  private static func lines(_ all: [TraceLine], to recipients: Set<Recipient>) -> [TraceLine] {
    var hidden: [Int] = []
    return all.compactMap { line in
      while let last = hidden.last, last >= line.depth { hidden.removeLast() }
      if case .call(let message) = line.kind, !recipients.contains(message.recipient) {
        hidden.append(line.depth)
        return nil
      }
      var line = line
      line.depth -= hidden.count
      return line
    }
  }
}
