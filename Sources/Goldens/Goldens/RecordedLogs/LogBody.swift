import TableTrace

/// Collects the lines of a log and expands its repeats.
struct LogBody {
  /// The most lines of a log, with repeats expanded.
  static let maximumLines = 1_000_000
  /// The most bytes of a line, which few console lines with a callback exceed.
  static let maximumLineLength = 10_000
  /// The number of bytes to read of a longer line, which begins with the name and arguments.
  static let readBeginning = 1_000
  static let maximumDepth = 16

  private(set) var lines: [RecordedLog.Line] = []
  private(set) var untracedLines: [Int] = []
  private(set) var foreignLines: [Int] = []
  private(set) var namingLines: [Int] = []
  private(set) var likelyLines: [Int] = []
  private(set) var systemLines: [Int] = []
  private(set) var answeredLines: [Int] = []
  private(set) var unplacedLines: [Int] = []
  private(set) var unsureLines: [Int] = []
  private(set) var traceLines: [Int] = []
  private(set) var problems: [LogProblem] = []
  private(set) var isTooLong = false
  private var blocks: [(count: Int, start: Int, line: Int)] = []
  /// The indentations of the calls that may not have ended.
  private var open: [Int] = []
  let header: LogHeader
  /// Whether the log is raw, so that other output of the app is between the calls.
  let isRaw: Bool
  /// Whether the log is a trace of this tool, whose steps may have the names of methods.
  private let isTrace: Bool
  /// Whether a line may contain the number of its calls.
  private let readsRepeats: Bool
  /// The shapes of previous lines, the last one first.
  private var shapes: [LogShape] = []
  /// The most shapes to keep, because few methods are repeated often.
  private static let maximumShapes = 8
  private var memory = LogMemory()
  private var forms = LogForms()
  /// Where the text after the last call's name begins.
  private var lastRest: Int?

  init(header: LogHeader, isRaw: Bool, isTrace: Bool, readsRepeats: Bool, length: Int) {
    self.header = header
    self.isRaw = isRaw
    self.isTrace = isTrace
    self.readsRepeats = readsRepeats
    // A line has about forty bytes. Unused reserved memory costs nothing.
    lines.reserveCapacity(min(Self.maximumLines, length / 40))
  }

  /// Reads a raw line that has the shape of a previous one, or returns false for any other line.
  mutating func takeLike(_ raw: LogText, number: Int) -> Bool {
    guard raw.utf8.count <= Self.maximumLineLength else { return false }
    for index in shapes.indices {
      guard let found = shapes[index].arguments(of: raw) else { continue }
      let call = LogCall(
        message: shapes[index].message,
        arguments: found,
        depth: depth(of: shapes[index].indentation)
      )
      append(call, number: number, shapes[index].text(of: raw))
      if shapes[index].isUnsure { unsureLines.append(number) }
      return true
    }
    if let known = memory.call(raw) {
      var call = known.call
      call.depth = depth(of: known.indentation)
      let start = raw.startIndex + known.text.lowerBound
      append(call, number: number, raw[start..<start + known.text.count])
      if known.isUnplaced { unplacedLines.append(number) }
      if known.isUnsure { unsureLines.append(number) }
      return true
    }
    guard isRaw, let ignored = memory.ignored(raw) else { return false }
    ignore(ignored, number: number)
    return true
  }

  /// The lines that name no method, but are printed in the same way as the calls.
  var linesLikeCalls: [Int] {
    let naming = Set(namingLines)
    return forms.linesLikeCalls(foreignLines).filter { !naming.contains($0) }
  }

  /// Remembers the shape of the last line, if the line is exactly one call.
  mutating func learn(_ raw: LogText, number: Int, indentation: Int) {
    guard problems.isEmpty, let line = lines.last, line.number == number,
      lines.dropLast().last?.number != number, answeredLines.last != number
    else { return }
    if isRaw { forms.noteCall(raw) }
    let (isUnplaced, isUnsure) = (unplacedLines.last == number, unsureLines.last == number)
    let position = LogShape.Position(rest: lastRest, isUnsure: isUnsure, indentation: indentation)
    guard !isUnplaced, let shape = LogShape(raw, line: line, at: position) else {
      return memory.learn(raw, line, at: position, isUnplaced: isUnplaced)
    }
    for index in shapes.indices where shapes[index].takeEnd(of: shape) { return }
    shapes.insert(shape, at: 0)
    if shapes.count > Self.maximumShapes { shapes.removeLast() }
  }

  /// Reads a line without its comment and leading spaces.
  mutating func take(_ text: LogText, number: Int, indentation: Int) {
    if isTrace, text.isTraceMark {
      traceLines.append(number)
    } else if text.isExactly("...") || text.isExactly("…") {
      lines.append(RecordedLog.Line(number: number, text: text, content: .gap))
    } else if text.isExactly("}"), !isRaw || !blocks.isEmpty {
      closeBlock(number: number)
    } else if text.last == "{", !isRaw || text.isRepeat {
      openBlock(text.dropLast().trimmingBlanks, number: number)
    } else if text.repeatBrace != nil, text.utf8.count <= Self.maximumLineLength {
      takeBlock(text, number: number, indentation: indentation)
    } else {
      takeCall(text, number: number, depth: depth(of: indentation))
    }
  }

  /// The number of calls that enclose a line, according to its indentation.
  private mutating func depth(of indentation: Int) -> UInt16 {
    guard header.nesting == .indented else { return 0 }
    while let last = open.last, last >= indentation { open.removeLast() }
    defer { open.append(indentation) }
    return UInt16(clamping: open.count)
  }

  /// Reports blocks that are not closed.
  ///
  /// - Parameters:
  ///   - line: the last line with text.
  ///   - isUTF16: whether the log seems to be UTF-16.
  mutating func finish(line: Int, isUTF16: Bool) {
    // Lines after the limit were not read.
    if !isTooLong { problems += blocks.map { LogProblem(line: $0.line, kind: .openRepeat) } }
    let hasCall = lines.contains { !$0.isGap }
    guard problems.isEmpty, !hasCall else { return }
    let problem = LogProblem(line: isUTF16 ? 1 : line, kind: isUTF16 ? .utf16 : .empty)
    problems.append(.unread(namingLines) ?? problem)
  }

  private mutating func report(_ kind: LogProblem.Kind, line: Int) {
    problems.append(LogProblem(line: line, kind: kind))
  }

  private mutating func openBlock(_ text: LogText, number: Int) {
    let count = text.begins(with: "x") ? Int(text.dropFirst().string) : nil
    if count.map({ $0 < 1 }) ?? true { report(.repeatCount(text.excerpt), line: number) }
    if blocks.count == Self.maximumDepth {
      isTooLong = true
      return report(.tooDeep, line: number)
    }
    blocks.append((max(1, count ?? 1), lines.count, number))
  }

  private mutating func closeBlock(number: Int) {
    guard let block = blocks.popLast() else { return report(.strayBrace, line: number) }
    writeOut(from: block.start, count: block.count, line: block.line)
  }

  /// Repeats the lines from `start`, unless they become too many.
  private mutating func writeOut(from start: Int, count: Int, line: Int) {
    // A slice would share all lines, so that adding to them would copy all of them.
    let body = Array(lines[start...])
    let (added, overflow) = body.count.multipliedReportingOverflow(by: count - 1)
    guard !overflow, added <= Self.maximumLines - min(lines.count, Self.maximumLines) else {
      return report(.tooLong, line: line)
    }
    for _ in 1..<max(count, 1) where !body.isEmpty { lines += body }
  }

  /// Reads a block on one line, such as `x3 { cellForRowAt; willDisplayCell }`.
  private mutating func takeBlock(_ text: LogText, number: Int, indentation: Int) {
    var rest = text
    while let first = rest.first {
      if let brace = rest.repeatBrace {
        openBlock(rest[..<brace].trimmingBlanks, number: number)
        rest = rest[brace...].dropFirst()
      } else if first == "}" {
        closeBlock(number: number)
        rest = rest.dropFirst()
      } else if first == ";" || first == "," {
        rest = rest.dropFirst()
      } else {
        let call = rest.callInBlock
        take(call.trimmingBlanks, number: number, indentation: indentation)
        rest = rest[call.endIndex...]
      }
      rest = rest.droppingBlanks
    }
  }

  private mutating func takeCall(_ line: LogText, number: Int, depth: UInt16) {
    let isCut = isRaw && line.utf8.count > Self.maximumLineLength
    let text = isCut ? line.beginning(Self.readBeginning) : line
    guard text.utf8.count <= Self.maximumLineLength, let read = read(text, number: number) else {
      if isRaw { return takeForeign(text, number: number) }
      return report(.unknownLine(text.excerpt), line: number)
    }
    guard case .message(let message) = read.name else {
      untracedLines.append(number)
      return
    }
    if let prints = header.prints, !prints.contains(message) {
      return report(.unannounced(message), line: number)
    }
    if ArgumentsReader.hasAnswer(read.rest, of: message) { answeredLines.append(number) }
    let isCompared = ArgumentsReader.isCompared(message)
    let end = readsRepeats ? LogRepeat(after: read.rest, isCompared: isCompared) : nil
    let start = lines.count
    lastRest = read.rest.startIndex
    add(
      LogCall(message: message, arguments: .ignored, depth: depth),
      number: number,
      text,
      arguments: end?.rest ?? read.rest
    )
    let isPlaced = lines.last.map { $0.number == number && $0.call?.arguments != .ignored } ?? false
    if isRaw, isPlaced, LogDoubt.isUnsure(text, rest: end?.rest ?? read.rest, of: message) {
      unsureLines.append(number)
    }
    for digits in [read.count, end?.digits].compactMap(\.self) {
      guard let count = Int(digits.string), count > 0 else {
        return report(.repeatCount(digits.excerpt), line: number)
      }
      writeOut(from: start, count: count, line: number)
    }
  }

  /// Reads a line of a raw log that is not a call.
  private mutating func takeForeign(_ text: LogText, number: Int) {
    let isNaming = namingLines.last == number
    let isOfSystem = text.isOfSystem
    let isLikely = !isOfSystem && !isNaming && text.hasLikelyName
    var ignored = LogMemory.Ignored(isOfSystem: isOfSystem, isLikely: isLikely)
    ignored.form = forms.number(of: text)
    if !isNaming { memory.learn(text, ignored) }
    ignore(ignored, number: number)
  }

  private mutating func ignore(_ line: LogMemory.Ignored, number: Int) {
    if line.isOfSystem { return systemLines.append(number) }
    foreignLines.append(number)
    forms.noteForeign(line.form)
    if line.isLikely { likelyLines.append(number) }
  }

  /// The call of a line, or nil if there is none or it is ambiguous.
  private mutating func read(_ text: LogText, number: Int) -> LogLineReader? {
    if let read = LogLineReader(text, readsRepeats: readsRepeats) {
      // An app prints `setEditing: true` when it calls this method of the table.
      let isOfTable = isRaw && read.name == .message(.cell(.setEditing)) && !text.has("animated")
      return isOfTable && !text.has("Cell") && !text.has("cell") ? nil : read
    }
    guard isRaw, !text.isOfSystem, let mention = LogMention.first(in: text) else { return nil }
    if !mention.isCall { namingLines.append(number) }
    return mention.isCall ? mention.method : nil
  }

  /// Adds a line for each call that the arguments describe.
  private mutating func add(_ call: LogCall, number: Int, _ text: LogText, arguments: LogText) {
    let found = ArgumentsReader.read(arguments, of: call.message)
    check(found, of: call.message, arguments, number: number)
    let isCompared = header.arguments != .none
    var call = call
    switch found {
    case .value(let arguments):
      if isCompared { call.arguments = arguments }
      append(call, number: number, text)
    case .range(let section, let range):
      for last in range where !isTooLong {
        let numbers: EventArguments.Numbers = section.map { .two($0, last) } ?? .one(last)
        if isCompared { call.arguments = .numbers(numbers) }
        append(call, number: number, text)
      }
    case .nothing, .words, .unreadable:
      if found == .words, isCompared, ArgumentsReader.hasPlace(call.message) {
        unplacedLines.append(number)
      }
      append(call, number: number, text)
    }
  }

  /// Reports arguments that contradict the header.
  private mutating func check(
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

  private mutating func append(_ call: LogCall, number: Int, _ text: LogText) {
    if lines.count < Self.maximumLines {
      lines.append(RecordedLog.Line(number: number, text: text, content: .call(call)))
    } else if !isTooLong {
      isTooLong = true
      report(.tooLong, line: number)
    }
  }
}
