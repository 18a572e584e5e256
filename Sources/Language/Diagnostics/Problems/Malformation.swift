/// A mistake after which the rest of a YAML text cannot be read.
package enum Malformation: Hashable, Sendable {
  /// A line of words where `key: value` is required.
  case missingColon(String)
  /// A value contains `: ` without quotes.
  case unquotedColon
  /// A quote is never closed.
  case unclosedQuote
  /// A bracket or brace is never closed, up to the line where the parser stopped.
  case unclosedBracket(String, gaveUpAt: Int)
  /// A line is indented differently from the other lines of its block.
  case wrongIndentation(found: Int, siblings: Int)
  /// An entry with `-` follows keys in the same block.
  case entryAmongKeys
  /// A key follows entries with `-` in the same block.
  case keyAmongEntries
  /// A value begins with a character that YAML reserves.
  case reservedCharacter(String)
  /// A backslash in double quotes is followed by an invalid character.
  case unknownEscape
  /// A value with a tag such as `!!int`.
  case tag(String)
  /// A key that is a list or a block.
  case compoundKey
  /// Any other mistake, in the parser's own words.
  case other(String)

  /// Returns whether git writes such a line to mark a conflict.
  private static func isConflictMarker(_ line: String) -> Bool {
    ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { line.hasPrefix($0) } || line == "======="
  }

  var wording: Wording {
    switch self {
    case .missingColon(let text) where Self.isConflictMarker(text):
      fault(
        "the file contains conflict markers of a merge",
        help: "keep the lines of one side, and delete the markers"
      )
    case .missingColon(let text):
      fault(
        "missing colon after a key",
        "expected 'key: value', found \(Phrase.quoted(text))"
      )
    case .unquotedColon:
      fault("a value that contains ': ' needs quotes", help: "put quotes around the value")
    case .unclosedQuote:
      fault("a quote is never closed", "opened here")
    case .unclosedBracket(let bracket, let line):
      fault(
        "'\(bracket)' is never closed",
        "opened here",
        note: "reading stopped in line \(line)"
      )
    case .wrongIndentation(let found, let siblings):
      fault(
        "wrong indentation",
        "indented by \(Phrase.count(found, "space")), the other lines of the block by \(siblings)"
      )
    case .entryAmongKeys:
      fault(
        "a '-' entry cannot follow keys in the same block",
        help: "indent the line, or remove the '-'"
      )
    case .keyAmongEntries:
      fault("a key cannot follow the entries of a list", help: "add a '-' before the key")
    case .reservedCharacter(let character):
      fault(
        "a value cannot start with \(Phrase.quoted(character))",
        help: "put quotes around the value"
      )
    case .unknownEscape:
      fault("unknown escape in a double-quoted text", help: "write \\\\ for a backslash")
    case .tag(let tag):
      fault(
        "tags such as \(Phrase.quoted(tag)) are not allowed in scenarios",
        help: "remove the tag"
      )
    case .compoundKey:
      fault("a key must be one word or one quoted text", "found a list or a block")
    case .other(let words):
      fault("the text is not valid YAML", words)
    }
  }

  private func fault(
    _ message: String,
    _ label: String = "",
    note: String? = nil,
    help: String? = nil
  ) -> Wording {
    Wording(message).label(label).note(note).help(help.map { [$0] } ?? [])
  }
}
