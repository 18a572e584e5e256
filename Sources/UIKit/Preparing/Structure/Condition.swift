/// The condition of an `#if` or `#elseif`, as far as it is known without building.
///
/// The code is built for Linux and represents an iOS app. Therefore `os(iOS)` holds, and Apple's
/// other systems do not.
struct Condition {
  private enum Mark {
    case not, and, or, open
  }

  /// Whether it holds in the prepared code.
  private(set) var holds = Answer.unknown
  /// The tokens `os` of each `os(iOS)` in the condition.
  private(set) var systems: [Int] = []
  private var values: [Answer] = []
  private var marks: [Mark] = []
  private var openBrackets = 0

  /// Reads the condition after a directive, up to the end of its operands and operators.
  init(_ file: SourceFile, behind directive: Int) {
    var place = directive + 1
    var wantsOperand = true
    while place < file.tokens.count {
      let next =
        wantsOperand ? readOperand(place, of: file) : readOperator(place, of: file)
      guard let next else { break }
      place = next.place
      wantsOperand = next.wantsOperand
    }
    while let mark = marks.popLast() { apply(mark) }
    holds = values.count == 1 ? values[0] : .unknown
  }

  /// The next token and whether an operand is expected there, or nil at the end of the condition.
  private typealias Step = (place: Int, wantsOperand: Bool)

  private mutating func readOperand(_ place: Int, of file: SourceFile) -> Step? {
    if file.isToken(place, "!") || file.isToken(place, "(") {
      let isBracket = file.isToken(place, "(")
      marks.append(isBracket ? .open : .not)
      if isBracket { openBrackets += 1 }
      return (place + 1, true)
    }
    guard file.isWord(place) else { return nil }
    let isCall = file.isToken(place + 1, "(") && file.areAdjacent(place, place + 1)
    let end = isCall ? file.next(after: place + 1) : place + 1
    values.append(isCall ? answer(place, before: end, of: file) : constant(place, of: file))
    negate()
    return (end, false)
  }

  private mutating func readOperator(_ place: Int, of file: SourceFile) -> Step? {
    if file.isToken(place, ")") {
      guard openBrackets > 0 else { return nil }
      openBrackets -= 1
      while let mark = marks.popLast(), mark != .open { apply(mark) }
      negate()
      return (place + 1, false)
    }
    guard file.areAdjacent(place, place + 1) else { return nil }
    if file.isToken(place, "&"), file.isToken(place + 1, "&") {
      while marks.last == .and { apply(marks.removeLast()) }
      marks.append(.and)
    } else if file.isToken(place, "|"), file.isToken(place + 1, "|") {
      while let mark = marks.last, mark != .open { apply(marks.removeLast()) }
      marks.append(.or)
    } else {
      return nil
    }
    return (place + 2, true)
  }

  private mutating func negate() {
    while marks.last == .not { apply(marks.removeLast()) }
  }

  private mutating func apply(_ mark: Mark) {
    guard mark != .open, let right = values.popLast() else { return }
    if mark == .not { return values.append(right.negated) }
    guard let left = values.popLast() else { return values.append(right) }
    values.append(mark == .and ? left.and(right) : left.or(right))
  }

  private func constant(_ place: Int, of file: SourceFile) -> Answer {
    if file.isToken(place, "true") { return .yes }
    return file.isToken(place, "false") ? .no : .unknown
  }

  /// Returns the result of `os(iOS)` and similar checks.
  private mutating func answer(_ place: Int, before end: Int, of file: SourceFile) -> Answer {
    guard end == place + 4 else { return .unknown }
    let argument = file.text(place + 2)
    switch file.text(place) {
    case "os":
      if argument == "iOS" { systems.append(place) }
      return argument == "iOS" || argument == "Linux" ? .yes : .no
    case "canImport": return Modules.isThere(argument)
    case "targetEnvironment", "_runtime": return .no
    case _: return .unknown
    }
  }
}
