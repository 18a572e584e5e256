import TableTrace

extension LogBody {
  /// Reports arguments that contradict the header.
  mutating func check(
    _ found: ArgumentsReader.Found,
    of message: Message,
    _ text: LogText,
    number: Int
  ) {
    switch (header.arguments, found) {
    case (.none, _), (_, .value), (_, .range), (.some, .nothing), (.some, .words):
      break
    case (.some, .unreadable), (.printed, .unreadable):
      report(.arguments(text.trimmingBlanks.excerpt, message), line: number)
    case (.printed, .nothing), (.printed, .words):
      if ArgumentsReader.isCompared(message) { report(.noArguments(message), line: number) }
    }
  }
}
