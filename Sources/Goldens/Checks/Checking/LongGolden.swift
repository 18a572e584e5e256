import Goldens
import Project
import Reports

/// Compares files that are too long for memory, without counting their differences.
struct LongGolden {
  private enum Before {
    case nothing
    case theTrace
    case unreadable
    case other(lines: Int, firstDifference: Int)
  }

  private let path: String
  private let trace: WrittenTrace
  private let before: Before
  /// The reason not to write, such as content that a trace cannot have, or nil.
  let problem: Finding?
  var isReplaceable: Bool { problem == nil }

  /// Reads only the part of the golden that shows the change.
  init(
    _ golden: GoldenPlace,
    _ trace: WrittenTrace,
    in files: any ReadableFiles
  ) throws(FileError) {
    path = golden.path
    self.trace = trace
    if golden.format == .pattern {
      throw .tooLarge(path: path, limit: GoldenSurvey.mostBytes)
    }
    let stream = GoldenStream(path, in: files)
    var problem: Finding?
    if files.kind(of: path) == nil {
      before = .nothing
    } else if trace.match.isComplete {
      before = .theTrace
    } else {
      do throws(UnreadableGolden) {
        let survey = try GoldenSurvey(stream.lines, keepingAtMost: 0)
        let first = Self.line(behind: trace.match.equalBytes, of: stream.lines)
        before = .other(lines: survey.lineCount, firstDifference: first)
      } catch {
        before = .unreadable
        // A file by somebody else, or with unresolved conflicts, is not replaced without the user's
        // consent.
        problem = error.problems.first(where: \.isOfOthers)
          .map { .invalid($0, file: golden.path, next: nil) }
      }
      if let problem = stream.problem { throw problem }
    }
    self.problem = problem
  }

  /// The number of the line that contains the byte at offset `count`.
  private static func line(behind count: Int, of lines: GoldenLines) -> Int {
    var (number, left, lines) = (1, count, lines)
    while let length = lines.nextLength(), length <= left {
      left -= length
      number += 1
    }
    return number
  }

  /// The change as a sentence and as counts, or nil if nothing changes.
  var told: (sentence: String, sum: ChangeSum)? {
    var sum = ChangeSum()
    let count = Golden.lineCount(trace.lineCount)
    switch before {
    case .theTrace: return nil
    case .nothing:
      sum.newGoldens = 1
      return ("\(path): new, \(count) lines", sum)
    case .unreadable:
      sum.unreadable = 1
      return ("\(path): was unreadable, \(count) lines now", sum)
    case .other(let lines, let first):
      sum.uncounted = 1
      return (
        "\(path): too long to count all changes, first at line \(first), "
          + "\(Golden.lineCount(lines)) lines before, \(count) now",
        sum
      )
    }
  }

  func write(in world: World) throws(FileError) {
    try trace.write(to: path, in: world)
  }
}
