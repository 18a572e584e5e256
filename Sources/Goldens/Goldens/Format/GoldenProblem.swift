package import Diagnostics

/// The reason why a golden cannot be read, and the line.
package struct GoldenProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case empty
    /// A control byte, or bytes that are not UTF-8.
    case binary
    case byteOrderMark
    /// The number of lines with a carriage return, which goldens do not have.
    case carriageReturns(lines: Int)
    case noFinalNewline
    /// The number of lines that end with spaces or tabs.
    case trailingBlanks(lines: Int)
    /// Conflict markers of a merge, with the line of the first one.
    case mergeConflict
    case notOfFormat(GoldenFormat)
    case unknownVersion(String)
    case headerLine(expected: String)
    case unknownSystem(String)
    case pattern(PatternProblem)
  }

  package var line: Int
  package var kind: Kind

  package var code: ProblemCode {
    switch kind {
    case .empty: .emptyGolden
    case .binary: .binaryGolden
    case .byteOrderMark: .goldenByteOrderMark
    case .carriageReturns: .goldenCarriageReturns
    case .noFinalNewline: .goldenWithoutEnd
    case .trailingBlanks: .goldenBlanks
    case .mergeConflict: .goldenConflict
    case .notOfFormat(.trace): .notATrace
    case .notOfFormat(.pattern): .notAPattern
    case .unknownVersion: .unknownTraceVersion
    case .headerLine: .goldenHeader
    case .unknownSystem: .goldenSystem
    case .pattern(let problem): problem.code
    }
  }

  /// The problem as a sentence with its code and without its place.
  package var headline: String { code.headline(message) }

  /// The problem as a sentence without its place.
  package var message: String {
    switch kind {
    case .empty: "the golden file is empty"
    case .binary: "the golden file is not UTF-8 text"
    case .byteOrderMark: "the golden file starts with a byte order mark"
    case .carriageReturns(1): "a line contains a carriage return"
    case .carriageReturns(let lines): "\(lines) lines contain a carriage return"
    case .noFinalNewline: "the last line has no line end"
    case .trailingBlanks(1): "a line ends with spaces or tabs"
    case .trailingBlanks(let lines): "\(lines) lines end with spaces or tabs"
    case .mergeConflict: "the file contains conflict markers of a merge"
    case .notOfFormat(let format):
      "the first line is not '\(format.name)\(GoldenHeader.formatVersion)'"
    case .unknownVersion(let found):
      "unknown format version '\(Self.quote(found))', expected \(GoldenHeader.formatVersion)"
    case .headerLine(let expected): "the header needs \(expected) here"
    case .unknownSystem(let found):
      "'\(Self.quote(found))' is not an iOS version, such as 'iOS 9.3'"
    case .pattern(let problem): problem.message
    }
  }

  /// The fix, or nil if accepting the trace is the fix.
  package var cure: String? {
    switch kind {
    case .carriageReturns:
      "add '*.trace text eol=lf' and '*.pattern text eol=lf' to .gitattributes, then check out again"
    case .mergeConflict:
      "keep the lines of one side of the merge, then run 'tabletrace check' again"
    case .notOfFormat(.trace):
      "if the file is a pattern, rename it to end with '.pattern', otherwise delete it"
    case .unknownVersion: "the file may be from a newer tabletrace: use that version"
    case .empty, .binary, .byteOrderMark, .noFinalNewline, .trailingBlanks, .notOfFormat(.pattern),
      .headerLine, .unknownSystem, .pattern:
      nil
    }
  }

  /// Quotes a part of the file in a sentence, with visible characters, shortened if long.
  private static func quote(_ text: String) -> String {
    VisibleText.excerpt(text, limit: 60)
  }
}

/// The problems of one golden in line order, each kind once.
package struct UnreadableGolden: Error, Hashable, Sendable {
  package var problems: [GoldenProblem]
}

extension GoldenProblem {
  /// Whether a trace must not replace the file, because somebody else wrote it or must resolve it.
  package var isOfOthers: Bool {
    switch kind {
    case .mergeConflict, .unknownVersion: true
    case .notOfFormat(let format): format == .trace
    case .empty, .binary, .byteOrderMark, .carriageReturns, .noFinalNewline, .trailingBlanks,
      .headerLine, .unknownSystem, .pattern:
      false
    }
  }
}
