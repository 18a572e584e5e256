import Project

/// A parsed command line: the command, its operands and its options.
struct TypedLine {
  struct Setting {
    var flag: Flag
    var value: String
  }

  /// The command, or nil if none was typed.
  var command: (any Command.Type)?
  /// The words that are neither command nor options.
  var operands: [String] = []
  /// The options in the typed order, with an empty value if they have none.
  var settings: [Setting] = []
  var help: HelpLength?

  enum HelpLength {
    case short
    case long
  }

  func values(_ flag: Flag) -> [String] {
    settings.filter { $0.flag == flag }.map(\.value)
  }

  func value(_ flag: Flag) -> String? {
    values(flag).last
  }

  /// Returns the arguments, each of which must be a scenario with goldens.
  func operandsWithGoldens() throws(UsageProblem) -> [String] {
    if operands.contains("-") { throw .goldensOfStandardInput }
    return operands
  }

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

  func has(_ flag: Flag) -> Bool {
    settings.contains { $0.flag == flag }
  }
}
