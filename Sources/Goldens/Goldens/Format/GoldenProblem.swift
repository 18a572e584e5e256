package import Diagnostics

/// Why a golden cannot be read, and on which line.
package struct GoldenProblem: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// The file has no bytes.
    case empty
    /// A byte that no text has, or bytes that are not UTF-8.
    case binary
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// Lines with a carriage return; goldens end their lines with a line feed alone.
    case carriageReturns(lines: Int)
    /// The last line has no line end.
    case noFinalNewline
    /// Lines that end with blanks or tabs.
    case trailingBlanks(lines: Int)
    /// A merge left its markers; the line is that of the first.
    case mergeConflict
    /// The first line does not name the format.
    case notOfFormat(GoldenFormat)
    /// The format is one that this program does not know.
    case unknownVersion(String)
    /// A header line is missing or is another one.
    case headerLine(expected: String)
    /// The version of the system cannot be read.
    case unknownSystem(String)
    /// A pattern has a line that cannot be read.
    case pattern(PatternProblem)
  }

  /// The line, from 1.
  package var line: Int
  /// What is wrong.
  package var kind: Kind

  /// Makes a problem.
  package init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }

  /// The code of its page.
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

  /// The fix, where accepting the trace is not the fix; nil for most problems.
  package var cure: String? {
    switch kind {
    case .carriageReturns:
      "add '*.trace text eol=lf' and '*.pattern text eol=lf' to .gitattributes, then check out again"
    case .mergeConflict: "keep one side of the merge, then run check again"
    case .notOfFormat(.trace):
      "if it is a pattern, rename it to end with '.pattern', otherwise delete it"
    case .unknownVersion: "it may be from a newer tabletrace: use that version"
    case .empty, .binary, .byteOrderMark, .noFinalNewline, .trailingBlanks, .notOfFormat(.pattern),
      .headerLine, .unknownSystem, .pattern:
      nil
    }
  }

  /// A piece of the file for a sentence: visible, and cut when long.
  private static func quote(_ text: String) -> String {
    VisibleText.excerpt(text, limit: 60)
  }
}

/// The problems of one golden, in the order of its lines, each kind once.
package struct UnreadableGolden: Error, Hashable, Sendable {
  /// At least one problem.
  package var problems: [GoldenProblem]
}

extension GoldenProblem {
  /// Whether the file is not one that a trace could simply replace: somebody else has written it, or is
  /// about to resolve it.
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
