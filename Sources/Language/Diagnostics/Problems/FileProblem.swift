package enum FileProblem: Hashable, Sendable {
  /// The file cannot be read, with the reason and ways to fix it.
  case unreadable(reason: String, help: [String] = [])
  case directory
  /// The file contains only spaces and comments.
  case empty
  /// The settings contain only spaces and comments.
  case emptySettings
  /// The file contains a byte that is not UTF-8.
  case notUTF8
  case controlCharacter(UInt32)
  /// More bytes than a scenario may have.
  case tooLarge(megabytes: Int)
  /// More nesting than a scenario may have.
  case tooDeep(levels: Int)
  /// More values than a scenario may have, counting those that an alias repeats.
  case tooManyValues(limit: Int, throughAlias: Bool)

  var code: ProblemCode {
    switch self {
    case .unreadable: .unreadableFile
    case .directory: .directory
    case .empty, .emptySettings: .emptyFile
    case .notUTF8, .controlCharacter: .notText
    case .tooLarge, .tooDeep, .tooManyValues: .tooMuch
    }
  }

  var wording: Wording {
    switch self {
    case .unreadable(let reason, let help):
      Wording("cannot read the file: \(reason)").help(help)
    case .directory:
      Wording("this is a directory, not a scenario file")
        .help("to list all scenarios: tabletrace list scenarios")
    case .empty:
      Wording("the file is empty")
        .help(
          "a scenario needs at least 'version', 'title' and 'steps'",
          "to write a small scenario: tabletrace new first"
        )
    case .emptySettings:
      Wording("the settings file is empty")
        .help("add 'scenarios: DIR' or 'golden: DIR'", "delete the file to use the default folders")
    case .notUTF8:
      Wording("the file is not UTF-8 text")
        .label("this byte is not UTF-8")
        .help("save the file as UTF-8")
    case .controlCharacter(let value):
      Wording("the file is binary, or it contains a control character")
        .label("character U+\(Self.hexadecimal(value))")
    case .tooLarge(let megabytes):
      Wording("the file is larger than \(megabytes) MB")
    case .tooDeep(let levels):
      Wording("the file has more than \(levels) levels of nesting").label("exceeded here")
    case .tooManyValues(let limit, let throughAlias):
      Wording("the file has more than \(limit) values")
        .label(throughAlias ? "exceeded by the values that this alias repeats" : "exceeded here")
        .help("write many rows as a count, such as 'rows: 1000000', and use fewer steps")
    }
  }

  /// Returns the hexadecimal number of a character, with at least four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
