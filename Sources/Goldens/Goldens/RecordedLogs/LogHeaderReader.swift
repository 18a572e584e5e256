import TableTrace

/// Reads the `key: value` lines at the top of a recorded log.
struct LogHeaderReader {
  private(set) var header = LogHeader()
  private(set) var problems: [LogProblem] = []
  private var seen: Set<LogHeaderKey> = []

  /// The key and value of a header line, or nil if the line begins with no known key.
  static func entry(_ line: LogText) -> (key: LogHeaderKey, value: LogText)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    guard let key = LogHeaderKey(rawValue: line[..<colon].string) else { return nil }
    let value = line[line.index(after: colon)...]
    return (key, value.trimmingBlanks)
  }

  mutating func take(_ line: LogText, number: Int) {
    guard let (key, value) = Self.entry(line) else {
      problems.append(LogProblem(line: number, kind: .unknownHeader(line.excerpt)))
      return
    }
    if !seen.insert(key).inserted {
      problems.append(LogProblem(line: number, kind: .duplicateHeader(key)))
    } else if !set(key, value) {
      problems.append(LogProblem(line: number, kind: .headerValue(key, value.excerpt)))
    }
  }

  /// Reports the missing keys of a log in the repository.
  mutating func finish(line: Int) {
    for key in LogHeaderKey.allCases where key.isRequired && !seen.contains(key) {
      problems.append(LogProblem(line: line, kind: .missingHeader(key)))
    }
  }

  /// Stores a value, or returns false if it cannot be read.
  private mutating func set(_ key: LogHeaderKey, _ value: LogText) -> Bool {
    if value.isEmpty { return false }
    switch key {
    case .source: header.source = value.string
    case .filter: header.filter = value.string
    case .scenario: header.scenario = value.string
    case .digest: header.digest = value.string
    case .device: header.device = value.string
    case .os: return value.isExactly("unknown") || store(SystemVersion(value.string), in: \.os)
    case .prints: return store(Self.messages(value), in: \.prints)
    case .covers: return store(Self.steps(value), in: \.covers)
    case .arguments: return store(LogHeader.PrintedArguments(rawValue: value.string), \.arguments)
    case .extent: return store(LogHeader.Extent(rawValue: value.string), \.extent)
    case .logsCell: return store(LogHeader.CellLine(rawValue: value.string), \.cellLine)
    case .order: return store(LogHeader.Order(rawValue: value.string), \.order)
    case .nesting: return store(LogHeader.Nesting(rawValue: value.string), \.nesting)
    }
    return true
  }

  private mutating func store<Value>(
    _ value: Value?,
    in field: WritableKeyPath<LogHeader, Value?>
  ) -> Bool {
    header[keyPath: field] = value
    return value != nil
  }

  private mutating func store<Value>(
    _ value: Value?,
    _ field: WritableKeyPath<LogHeader, Value>
  ) -> Bool {
    if let value { header[keyPath: field] = value }
    return value != nil
  }

  /// Reads callbacks in any spelling.
  private static func messages(_ list: LogText) -> Set<Message>? {
    var result: Set<Message> = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard case .message(let message)? = LogName.named(word.trimmingBlanks) else { return nil }
      result.insert(message)
    }
    return result
  }

  /// Reads `1`, `1-3` and lists of them.
  private static func steps(_ list: LogText) -> [ClosedRange<Int>]? {
    var result: [ClosedRange<Int>] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false)
        .map { Int($0.trimmingBlanks.string) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1],
        first >= 1, last >= first
      else { return nil }
      result.append(first...last)
    }
    return result
  }
}
