import TableTrace

/// A method named somewhere in a line of a pasted log, after an unknown prefix.
///
/// It is a call if the prefix is a class, a place or a sign, and only arguments follow. Any other
/// line may be a sentence about the method.
struct LogMention {
  let method: LogLineReader
  let isCall: Bool

  /// The most places of a line to try.
  private static let mostPlaces = 32

  /// The first mention in a line, or nil if there is none.
  static func first(in line: LogText) -> LogMention? {
    // A query in a trace is no callback.
    if line.begins(with: "? ") { return nil }
    var place = line.startIndex
    var looked = 0
    while place < line.endIndex, looked < mostPlaces {
      let start = place
      while place < line.endIndex, line.byte(at: place).isIdentifier { place += 1 }
      if place == start {
        place += 1
        guard line.byte(at: start) == UInt8(ascii: "[") else { continue }
      }
      let word = line[start..<place]
      let isMethod = word.first == "["
      let piece = line[start...].beginning(LogName.longest)
      let shorthand = isMethod ? nil : LogLineReader(shorthandAt: piece)
      guard isMethod || LogName.begins(with: word) || shorthand != nil,
        !line[..<start].isInsideOfSelector
      else { continue }
      looked += 1
      let method =
        if isMethod { LogLineReader.method(piece) } else {
          LogLineReader.word(piece) ?? labelled(piece, word) ?? shorthand
        }
      guard let method, case .message(let message) = method.name else { continue }
      let isFull = isMethod || line[place...].opensLabels
      if message.isHook, !isFull { continue }
      let rest = line[method.rest.startIndex...]
      // An app calls `tableView.cellForRow(at:)` itself.
      let isQuery = rest.first == "(" && line[..<start].lastWord.isExactly("tableView.")
      let isInFront = !isQuery && line[..<start].canStandInFront
      let isSure =
        isInFront
        && (ArgumentsReader.areArguments(rest, of: message)
          || method.isAbbreviated && ArgumentTokens.beginsWithNumber(rest))
      // A partial name in a sentence is ignored, unless an index path follows.
      let isPlaced = LogShorthand.isLikely(word) && ArgumentTokens.beginsWithNumber(rest)
      let isWord = line[..<start].last?.isBlank ?? true
      if !isSure, method.isAbbreviated, !isPlaced || !isWord { continue }
      let read = LogLineReader(name: method.name.amongNames(of: line), rest: rest)
      return LogMention(method: read, isCall: isSure)
    }
    return nil
  }

  /// Reads a name with its labels before any other text, such as a full stop.
  private static func labelled(_ text: LogText, _ word: LogText) -> LogLineReader? {
    let rest = text[word.endIndex...]
    let labels =
      if rest.first == "(" {
        rest[..<(rest.firstIndex(of: ")").map(rest.index(after:)) ?? rest.startIndex)]
      } else {
        rest.prefix { $0 == ":" || $0.isLetter }
      }
    let name = text[..<labels.endIndex]
    return labels.isEmpty
      ? nil : LogName.named(name).map { LogLineReader(name: $0, rest: text[name.endIndex...]) }
  }
}

extension Message {
  /// Whether the method belongs to a cell or controller, so that its name may be a common word.
  fileprivate var isHook: Bool {
    switch self {
    case .cell, .controller: true
    case .callback, .cellProvider: false
    }
  }
}

extension UInt8 {
  /// Whether the text may be part of a UIKit method name.
  fileprivate var isIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    case _: false
    }
  }
}

extension LogText {
  /// Whether labels follow a name here, as in `tableView(_:` and `tableView:`.
  fileprivate var opensLabels: Bool { first == ":" || first == "(" }

  /// Whether the text continues another method, such as `outline:numberOfRowsInSection:`.
  fileprivate var isInsideOfSelector: Bool {
    let word = lastWord
    guard word.last == ":" else { return false }
    return word.contains("(") || word.first.map { (0x61...0x7A).contains($0.value) } ?? false
  }

  /// Whether this prefix has only classes, places in the source, signs, and prefixes of consoles.
  fileprivate var canStandInFront: Bool {
    let attached = lastWord
    guard attached.canBeAttached else { return false }
    var rest = self[..<attached.startIndex].droppingBlanks
    var names = 0
    while !rest.isEmpty {
      if let next = rest.droppingPrefix {
        rest = next
      } else if rest.word.isClass || rest.word.isBeginning {
        names += 1
        guard names <= Self.mostNames else { return false }
        rest = rest[rest.word.endIndex...].droppingBlanks
      } else {
        return false
      }
    }
    return true
  }

  /// The most classes, processes and tags before a call.
  private static let mostNames = 3

  /// Whether a name may follow without a space.
  private var canBeAttached: Bool {
    let end = lastIndex { $0.isLetter || $0.isNumber || $0 == "]" || $0 == ")" || $0 == ">" }
    let word = self[..<(end.map(index(after:)) ?? startIndex)]
    return isSign || word.isEmpty || word.isClass || word.isReceiver || word.isPlaceInSource
      || word.isCategory
      || word.isTimestamp || (word.first == "<" && word.has("0x"))
  }

  /// Whether the word may be a class, a process or a tag, such as `App.List`, `DEBUG` or `List:`.
  private var isClass: Bool {
    let name = prefix { $0.isName || $0 == "$" }
    let signs = self[name.endIndex...]
    guard let first = name.first, first.isUppercase else { return false }
    let isWord = name.dropFirst().allSatisfy { !$0.isUppercase && $0 != "." }
    let word = name.string.lowercased()
    return signs.allSatisfy { $0 == ":" || $0 == "|" || $0 == "," || $0 == ">" || $0 == "-" }
      && !Self.ends.contains(word)
      && !(isWord && (word.hasSuffix("ed") || word.hasSuffix("ing")))
  }

  /// Whether the word names the object of a call, as in `self.willDisplay`.
  private var isReceiver: Bool {
    isExactly("self") || isExactly("tableView") || isExactly("delegate") || isExactly("dataSource")
  }

  /// Whether people print this word when a method begins.
  private var isBeginning: Bool {
    Self.beginnings.contains(string.lowercased().filter { $0 != ":" })
  }

  private static let beginnings: Set<String> = [
    "called", "calling", "call", "invoked", "invoking", "entered", "entering", "enter", "in",
    "inside", "func", "now", "running", "start", "started", "starting", "begin", "beginning", "got",
    "table", "tableview", "delegate", "datasource", "debug", "info", "log", "trace", "method",
    "function",
  ]

  /// Words before a name that mean the end of a call, or no call.
  private static let ends: Set<String> = [
    "after", "before", "done", "end", "ended", "ending", "exit", "exited", "exiting", "finish",
    "finished", "finishing", "from", "leave", "leaving", "left", "no", "not", "return", "returned",
    "returning", "returns", "super", "the", "why", "without",
  ]
}
