/// Something wrong with a file as a whole.
package enum FileProblem: Hashable, Sendable {
  /// It cannot be read; the reason in the system's words.
  case unreadable(reason: String)
  /// It is a directory.
  case directory
  /// It holds nothing but blanks and comments.
  case empty
  /// Settings that hold nothing but blanks and comments.
  case emptySettings
  /// A byte that is no UTF-8.
  case notUTF8
  /// A control character that no text holds.
  case controlCharacter(UInt32)
  /// More bytes than a scenario may have.
  case tooLarge(megabytes: Int)
  /// More nesting than a scenario may have.
  case tooDeep(levels: Int)
  /// More values than a scenario may have, aliases counted as what they stand for.
  case tooManyValues(limit: Int, throughAlias: Bool)

  /// The stable code.
  var code: ProblemCode {
    switch self {
    case .unreadable: .unreadableFile
    case .directory: .directory
    case .empty, .emptySettings: .emptyFile
    case .notUTF8, .controlCharacter: .notText
    case .tooLarge, .tooDeep, .tooManyValues: .tooMuch
    }
  }

  /// The sentences about it.
  var wording: Wording {
    switch self {
    case .unreadable(let reason):
      Wording("cannot read the file: \(reason)")
    case .directory:
      Wording(
        "this is a directory, a file is needed",
        note: "'tabletrace list' shows the scenarios of all folders"
      )
    case .empty:
      Wording(
        "the file is empty",
        note: "a scenario needs at least 'version', 'title' and 'steps'"
      )
    case .emptySettings:
      Wording(
        "the settings are empty",
        note:
          "write 'scenarios: DIR' or 'golden: DIR', or delete the file: folders have their usual "
          + "names without it"
      )
    case .notUTF8:
      Wording("the file is not a text in UTF-8", label: "this byte is no UTF-8")
    case .controlCharacter(let value):
      Wording(
        "the file is binary, or holds a control character",
        label: "character \(String(value, radix: 16, uppercase: true)) (hexadecimal)"
      )
    case .tooLarge(let megabytes):
      Wording("the file is larger than \(megabytes) MB")
    case .tooDeep(let levels):
      Wording("more than \(levels) levels of nesting", label: "too deep from here on")
    case .tooManyValues(let limit, let throughAlias):
      Wording(
        "more than \(limit) values",
        label: throughAlias ? "with what this alias stands for" : "too many from here on"
      )
    }
  }
}
