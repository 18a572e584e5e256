package import Diagnostics
package import TableTrace

/// The reason why a recorded log cannot be read, and the line.
package struct LogProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A header line is not `key: value` with a known key.
    case unknownHeader(String)
    case duplicateHeader(LogHeaderKey)
    /// A key that a log in the repository needs is missing.
    case missingHeader(LogHeaderKey)
    case headerValue(LogHeaderKey, String)
    /// A line names no known method.
    case unknownLine(String)
    /// A line names a callback that `prints` does not list.
    case unannounced(Message)
    /// The arguments do not fit the method.
    case arguments(String, Message)
    /// The header says `arguments: printed`, but the line has no arguments or describes them in
    /// words.
    case noArguments(Message)
    /// A `{` is not closed.
    case openRepeat
    /// A `}` has no matching `{`.
    case strayBrace
    /// The number before `{` is not a count from 1.
    case repeatCount(String)
    /// There are too many lines, with repeats expanded.
    case tooLong
    case tooDeep
    case empty
    /// The log has no call, and its bytes look like UTF-16 without a byte order mark.
    case utf16
    /// Lines name a method, but may not be calls, with their number and the first of them.
    case unread(Int)
    /// The file is a trace of this tool.
    case trace
  }

  package var line: Int
  package var kind: Kind

  /// The problem of lines that name a method and may not be calls, or nil without such lines.
  static func unread(_ lines: [Int]) -> LogProblem? {
    lines.first.map { LogProblem(line: $0, kind: .unread(lines.count)) }
  }

  package var code: ProblemCode {
    switch kind {
    case .unknownHeader: .unknownLogHeader
    case .duplicateHeader: .duplicateLogHeader
    case .missingHeader: .missingLogHeader
    case .headerValue: .logHeaderValue
    case .unknownLine: .unknownLogLine
    case .unannounced: .unannouncedMethod
    case .arguments: .logArguments
    case .noArguments: .missingLogArguments
    case .openRepeat: .openRepeat
    case .strayBrace: .strayBrace
    case .repeatCount: .repeatCount
    case .tooLong, .tooDeep: .logTooLong
    case .empty, .utf16: .emptyLog
    case .unread: .unreadLogLine
    case .trace: .traceForLog
    }
  }

  package var headline: String { code.headline(message) }

  package var message: String {
    switch kind {
    case .unknownHeader(let text):
      "unknown header line '\(text)'"
    case .duplicateHeader(let key): "'\(key.rawValue)' is given twice"
    case .missingHeader(let key): "the header has no '\(key.rawValue)'"
    case .headerValue(let key, let value): "invalid value '\(value)' for '\(key.rawValue)'"
    case .unknownLine(let text): "no known method in '\(text)'"
    case .unannounced(let message): "'prints' does not list \(message.name(.swift))"
    case .arguments(let text, let message):
      "invalid arguments '\(text)' for \(message.name(.swift))"
    case .noArguments(let message):
      "\(message.name(.swift)) has no arguments, but the header says 'arguments: printed'"
    case .openRepeat: "the block that starts here is not closed"
    case .strayBrace: "'}' closes no block"
    case .repeatCount(let text): "invalid repeat '\(text)': expected a count such as 'x3'"
    case .tooLong: "the log has more than \(LogBody.maximumLines) calls"
    case .tooDeep: "the log has more than \(LogBody.maximumDepth) nested blocks"
    case .empty: "the log contains no call of a known method"
    case .utf16: "the log seems to be UTF-16 text without a byte order mark"
    case .unread(let count):
      count == 1
        ? "this line names a method but may not be a call"
        : "\(count) lines name a method but may not be calls, starting with this one"
    case .trace: "this is a trace of tabletrace, not the console output of an app"
    }
  }

  /// The expected text, or nil if the sentence names it.
  package var expected: String? {
    switch kind {
    case .unknownHeader:
      "a line such as 'os: iOS 17', with one of the keys "
        + LogHeaderKey.allCases.map(\.rawValue).joined(separator: ", ")
    case .missingHeader(let key), .headerValue(let key, _): "'\(key.rawValue)': \(key.valueForm)"
    case .duplicateHeader, .unknownLine, .unannounced, .arguments, .noArguments, .openRepeat,
      .strayBrace, .repeatCount, .tooLong, .tooDeep, .empty, .utf16, .unread, .trace:
      nil
    }
  }

  package var help: [String] {
    switch kind {
    case .unknownHeader, .missingHeader: ["to see a complete header: tabletrace reference logs"]
    case .unread:
      [
        "write a call as 'tableView(_:cellForRowAt:) [0, 1]'",
        "start a line that is not a call with '#'",
      ]
    case .trace:
      [
        "to save the trace of a scenario: tabletrace accept NAME",
        "to compare scenarios with their traces: tabletrace check",
      ]
    case .empty: ["print calls with method and row, such as 'cellForRowAt [0, 1]'"]
    case .utf16: ["save the file as UTF-8"]
    case .duplicateHeader, .headerValue, .unknownLine, .unannounced, .arguments, .noArguments,
      .openRepeat, .strayBrace, .repeatCount, .tooLong, .tooDeep:
      []
    }
  }

  package var details: [String] {
    (expected.map { ["expected: " + $0] } ?? []) + help.map { "help: " + $0 }
  }
}

package struct UnreadableLog: Error, Hashable, Sendable {
  /// At least one problem, at most ``limit``.
  package var problems: [LogProblem]

  /// The number of problems after which reading stops.
  package static let limit = 20
}
