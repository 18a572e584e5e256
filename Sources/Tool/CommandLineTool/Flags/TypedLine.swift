import Project

/// A command line as typed: the command, its operands and its options, checked against the table.
struct TypedLine {
  /// An option with its value.
  struct Setting {
    var flag: Flag
    var value: String
  }

  /// The command; nil when none was typed.
  var command: (any Command.Type)?
  /// What is neither command nor option.
  var operands: [String] = []
  /// The options in the order typed; options without a value have an empty one.
  var settings: [Setting] = []
  /// The help that was asked for.
  var help: HelpLength?

  /// How much help.
  enum HelpLength {
    case short
    case long
  }

  /// The values of an option, in order.
  func values(_ flag: Flag) -> [String] {
    settings.filter { $0.flag == flag }.map(\.value)
  }

  /// The value of an option, or nil.
  func value(_ flag: Flag) -> String? {
    values(flag).last
  }

  /// The operands where each is a scenario with goldens.
  func operandsWithGoldens() throws(UsageProblem) -> [String] {
    if operands.contains("-") { throw .goldensOfStandardInput }
    return operands
  }

  /// The number of threads; nil where none is asked for.
  var jobs: Int? {
    get throws(UsageProblem) {
      guard let text = value(.jobs) else { return nil }
      guard let number = Int(text), (1...64).contains(number) else {
        throw .badValue(
          text,
          of: Flag.jobs.spelling,
          expected: "a number from 1 to 64",
          near: []
        )
      }
      return number
    }
  }

  /// Whether an option is given.
  func has(_ flag: Flag) -> Bool {
    settings.contains { $0.flag == flag }
  }
}
