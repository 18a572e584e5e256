import Diagnostics

/// The reason why a pattern cannot be read, in addition to the problems of every golden.
package enum PatternProblem: Error, Hashable, Sendable {
  /// A line begins with `@` and an unknown directive.
  case unknownDirective(String)
  case count(directive: String, found: String)
  /// `@times` without the repeated line.
  case timesWithoutLine
  /// `@times` with a directive after its count.
  case timesOfDirective(count: String, found: String)
  case openGroup
  case endWithoutGroup
  /// A directive that is not allowed in a group.
  case inGroup(String)
  /// A group with fewer than two lines, which has only one order.
  case smallGroup
  /// Text after a directive that takes none.
  case textBehind(directive: String, found: String)
  /// A hole that is not closed, or has no valid name.
  case hole(String)
  /// Two adjacent holes, with an unknown boundary between them.
  case touchingHoles
  /// Two `@skip` directives, one after the other.
  case skipBehindSkip
  /// A pattern without any line to search.
  case assertsNothing

  var code: ProblemCode {
    switch self {
    case .unknownDirective, .textBehind: .unknownDirective
    case .count, .timesWithoutLine, .timesOfDirective, .skipBehindSkip: .directiveCount
    case .openGroup, .endWithoutGroup, .inGroup, .smallGroup: .patternGroup
    case .hole, .touchingHoles: .patternHole
    case .assertsNothing: .idlePattern
    }
  }

  var message: String {
    switch self {
    case .unknownDirective(let found): Self.unknown(found)
    case .count(let directive, ""):
      "'\(directive)' needs a count after it, such as 3, 3... or 2...5"
    case .count(let directive, let found):
      "'\(directive)' needs a count such as 3, 3... or 2...5, found '\(Self.quote(found))'"
    case .timesWithoutLine: "'@times' needs a line after its count"
    case .timesOfDirective(let count, let found): Self.nested(count, found)
    case .openGroup: "the group '@any-order' has no '@end'"
    case .endWithoutGroup: "'@end' without an '@any-order' before it"
    case .inGroup(let directive):
      "'\(directive)' is not allowed in '@any-order', only lines and '@times' with one number"
    case .smallGroup: "'@any-order' needs at least two lines"
    case .textBehind(let directive, let found):
      "'\(directive)' takes no argument, found '\(Self.quote(found))'"
    case .hole(let found):
      "'\(Self.quote(found))' is not a placeholder: write @{name}, @{_}, or @@{ for the text @{"
    case .touchingHoles: "two placeholders need text between them"
    case .skipBehindSkip: "two '@skip' in a row: write only one"
    case .assertsNothing: "the pattern has no line to match, so every trace would match"
    }
  }

  private static func nested(_ count: String, _ found: String) -> String {
    let literal = "'@times \(count) @\(quote(found))' for a line that starts with @"
    let sentence = "'@times' needs a line after its count, not the directive '\(quote(found))'"
    switch PatternDirective(rawValue: found) {
    case .skip: return "\(sentence). Write '@skip \(count)', or \(literal)"
    case .times: return "\(sentence). Write a single '@times', or \(literal)"
    case .anyOrder, .end: return "\(sentence). Repeat the group itself, or write \(literal)"
    case nil: return "\(sentence). Write a line, or \(literal)"
    }
  }

  private static func unknown(_ found: String) -> String {
    let names = PatternDirective.allCases.map(\.rawValue)
    let near = NearMiss.suggestions(for: found, among: names.map { Candidate($0) })
    let sentence = "unknown directive '\(quote(found))'"
    guard near.isEmpty else {
      return "\(sentence): did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    return
      "\(sentence): expected \(names.joined(separator: ", ")), or @@ for a line that starts with @"
  }

  private static func quote(_ text: String) -> String {
    VisibleText.excerpt(text, limit: 60)
  }
}
