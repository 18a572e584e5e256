package import TableTrace

/// Checks which laws a recorded log breaks, as far as its lines show enough.
package enum LogLaws {
  /// The broken laws in a log with lines of its file, without conclusions from missing calls.
  package static func breaches(in log: RecordedLog, version: SystemVersion) -> [LawBreach] {
    var checker = LawChecker(log.header.os ?? version, hooks: [])
    let printed = log.printed
    let isWhole = log.header.isWhole
    checker.hear { isWhole && printed.contains(.callback($0)) }
    for line in log.lines {
      switch line.content {
      case .gap: checker.skip()
      case .call(let call):
        checker.called(call.message, LawArguments(call.arguments), rule: nil)
        if checker.isUnplaced { checker.place(line.text.string, line: line.number) }
        checker.returned(.unknown, text: nil)
      }
    }
    return checker.breaches
  }
}

extension LogHeader {
  /// Whether the log contains every printed call from the first one on.
  fileprivate var isWhole: Bool {
    guard extent != .excerpt, order == .exact, filter == nil else { return false }
    return covers.map { $0.first?.lowerBound == 1 && $0.count == 1 } ?? true
  }
}

extension LawArguments {
  /// The arguments of a log's line that laws use.
  fileprivate init(_ arguments: EventArguments) {
    switch arguments {
    case .numbers(let numbers): self.init(numbers: numbers.values)
    case .ignored, .rowOnly, .rowsOnly, .text: self.init()
    }
  }
}
