import Diagnostics
import Project

/// A problem of a command line, as data.
enum UsageProblem: Error, Hashable {
  /// An unknown command, with similar ones.
  case unknownCommand(String, near: [String])
  /// An unknown option, with similar ones.
  case unknownFlag(String, near: [String])
  /// An option that belongs to other commands.
  case foreignFlag(Flag)
  case missingValue(Flag)
  case unneededValue(Flag)
  case repeatedFlag(Flag)
  /// An invalid value, with the expected ones and similar ones.
  case badValue(String, of: String, expected: String, near: [String])
  case missingOperand(String)
  case emptyOperand
  /// A command that needs goldens cannot read the scenario from standard input.
  case goldensOfStandardInput
  case extraOperand(String)
  /// A rule, combined with the page about all rules.
  case pageOfAllRules(String)
  /// Two options or arguments that exclude each other.
  case conflict(String, String)
  /// The same version twice in a comparison.
  case sameVersions(String)
}

extension UsageProblem {
  var code: ProblemCode {
    switch self {
    case .unknownCommand: .unknownCommand
    case .unknownFlag: .unknownOption
    case .foreignFlag: .foreignOption
    case .missingValue: .missingValue
    case .unneededValue: .unneededValue
    case .repeatedFlag: .repeatedOption
    case .badValue: .badValue
    case .missingOperand: .missingOperand
    case .emptyOperand: .emptyOperand
    case .goldensOfStandardInput: .goldensOfStandardInput
    case .extraOperand, .pageOfAllRules: .extraOperand
    case .conflict: .conflictingOptions
    case .sameVersions: .versionsToCompare
    }
  }

  var message: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command '\(name)'"
    case .unknownFlag(let name, _): "unknown option '\(name)'"
    case .foreignFlag(let flag): "the option '\(flag.spelling)' cannot be used here"
    case .missingValue(let flag): "the option '\(flag.spelling)' needs a value"
    case .unneededValue(let flag): "the option '\(flag.spelling)' takes no value"
    case .repeatedFlag(let flag): "the option '\(flag.spelling)' is given twice"
    case .badValue(let value, let owner, _, _): "invalid value '\(value)' for \(owner)"
    case .missingOperand(let operand): "\(operand) is missing"
    case .emptyOperand: "an argument is empty"
    case .goldensOfStandardInput: "standard input ('-') has no golden files"
    case .extraOperand(let operand): "unexpected argument '\(operand)'"
    case .pageOfAllRules(let rules):
      "\(Flag.markdown.spelling) prints all rules, so '\(rules)' cannot be given"
    case .conflict(let one, let other): "\(one) and \(other) cannot be used together"
    case .sameVersions(let version): "both versions are \(version), so there is nothing to compare"
    }
  }

  /// The expected value, or nil if it is obvious.
  var expected: String? {
    switch self {
    case .missingValue(let flag): "\(flag.spelling) \(flag.facts.value ?? "")"
    case .badValue(_, _, let expected, _): expected
    case .unknownCommand, .unknownFlag, .foreignFlag, .unneededValue, .repeatedFlag,
      .missingOperand, .emptyOperand, .goldensOfStandardInput, .extraOperand, .pageOfAllRules,
      .conflict, .sameVersions:
      nil
    }
  }

  /// The fixes for this mistake, one idea each, printed above the name of the help page.
  var help: [String] {
    switch self {
    case .unknownCommand(_, let near): NearNames.help(near)
    case .badValue(let value, let owner, _, let near):
      NearNames.help(near) + Self.search(for: value, of: owner, near: near)
        + Self.listing(of: owner, near: near)
    case .unknownFlag(_, let near):
      near.isEmpty
        ? ["to pass a name that starts with a dash, write '--' before it"] : NearNames.help(near)
    case .goldensOfStandardInput: ["pass a file", "to simulate standard input: tabletrace run -"]
    case .pageOfAllRules: ["to print some rules, remove \(Flag.markdown.spelling)"]
    case .foreignFlag(let flag): ["remove \(flag.spelling)"]
    case .unneededValue: ["remove '=' and the text after it"]
    case .repeatedFlag: ["remove one of the two"]
    case .conflict(let one, let other):
      one.hasPrefix("--") && other.hasPrefix("--") ? ["remove \(one) or \(other)"] : []
    case .emptyOperand: ["remove the empty argument, or set the variable that it comes from"]
    case .extraOperand: ["remove it, or put quotes around a name with spaces"]
    case .sameVersions: ["pass two different versions"]
    case .missingValue, .missingOperand: []
    }
  }
}

extension UsageProblem {
  /// The commands that accept a question as argument.
  private static let searching = ["learn", "list", "explain"]

  /// Suggests a search for a text that is no name, or empty if the text is probably a typing
  /// mistake.
  private static func search(for value: String, of owner: String, near: [String]) -> [String] {
    guard searching.contains(owner), near.isEmpty || value.contains(" "),
      value.contains(where: \.isLetter), !Phrase.hasControl(value), !value.contains("'")
    else { return [] }
    return ["to search the lessons: tabletrace list --find '\(value)'"]
  }
}

extension UsageProblem {
  /// Suggests the list of the names that the command accepts, if no name is similar.
  private static func listing(of owner: String, near: [String]) -> [String] {
    guard near.isEmpty else { return [] }
    switch owner {
    case "rules": return ["to list the rules: tabletrace list rules"]
    case "history", "why-not", Flag.only.spelling, Flag.except.spelling:
      return ["to list the callbacks: tabletrace list callbacks"]
    default: return []
    }
  }
}

extension World {
  func complain(of problem: UsageProblem) {
    complain(problem.message, problem.code, expected: problem.expected, help: problem.help)
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// Returns the case of a typed word, or throws a problem of `owner` with all cases.
  init(typed word: String, of owner: String) throws(UsageProblem) {
    let names = Self.allCases.map(\.rawValue)
    guard let value = Self(rawValue: word) else {
      throw .badValue(
        word,
        of: owner,
        expected: "one of \(names.joined(separator: ", "))",
        near: NearNames.of(word, in: names)
      )
    }
    self = value
  }
}
