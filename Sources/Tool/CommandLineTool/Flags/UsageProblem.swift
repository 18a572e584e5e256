import Diagnostics
import Project

/// What is wrong with a command line, as data.
enum UsageProblem: Error, Hashable {
  /// No such command; the near ones.
  case unknownCommand(String, near: [String])
  /// No such option for the command; the near ones.
  case unknownFlag(String, near: [String])
  /// An option that exists, but not for this command.
  case foreignFlag(Flag)
  /// An option without its value.
  case missingValue(Flag)
  /// A value for an option that takes none.
  case unneededValue(Flag)
  /// An option that is given more often than it may be.
  case repeatedFlag(Flag)
  /// A value that means nothing; what is expected, and the near values.
  case badValue(String, of: String, expected: String, near: [String])
  /// Too few operands.
  case missingOperand(String)
  /// An operand without a character.
  case emptyOperand
  /// Standard input where goldens are needed.
  case goldensOfStandardInput
  /// An operand too many.
  case extraOperand(String)
  /// A rule beside the page, which tells of all.
  case pageOfAllRules(String)
  /// Two things that exclude each other.
  case conflict(String, String)
  /// One version where two are compared.
  case sameVersions(String)
}

extension UsageProblem {
  /// The code of its page.
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

  /// The sentence, without its full stop.
  var message: String {
    switch self {
    case .unknownCommand(let name, let near):
      "there is no command '\(name)'" + NearNames.question(near)
    case .unknownFlag(let name, let near):
      "there is no option '\(name)'"
        + (near.isEmpty
          ? "; a name that begins with a dash stands behind '--'" : NearNames.question(near))
    case .foreignFlag(let flag): "the option '\(flag.spelling)' does not belong here"
    case .missingValue(let flag):
      "the option '\(flag.spelling)' needs a value: \(flag.spelling) \(flag.facts.value ?? "")"
    case .unneededValue(let flag): "the option '\(flag.spelling)' takes no value"
    case .repeatedFlag(let flag): "the option '\(flag.spelling)' is given twice"
    case .badValue(let value, let owner, let expected, let near):
      "'\(value)' is no value of \(owner), \(expected)" + NearNames.question(near)
    case .missingOperand(let operand): "\(operand) is missing"
    case .emptyOperand: "an operand is empty"
    case .goldensOfStandardInput:
      "'-' is standard input, which has no goldens; name a file, or use 'tabletrace run -'"
    case .extraOperand(let operand): "'\(operand)' is one operand too many"
    case .pageOfAllRules(let rules):
      "the page of --markdown tells of all rules; leave out '\(rules)', or --markdown for its table"
    case .conflict(let one, let other): "\(one) and \(other) exclude each other"
    case .sameVersions(let version): "both versions are \(version), and two are compared"
    }
  }
}
