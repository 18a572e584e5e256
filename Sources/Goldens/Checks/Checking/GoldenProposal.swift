import Goldens
import Project
import Reports

/// The current golden, and the content that `accept` would write for a trace.
struct GoldenProposal {
  /// The current golden, or nil if there is none or it cannot be read.
  let old: Golden?
  /// The golden to write, or nil if the trace cannot be read.
  let new: Golden?
  var bytes: [UInt8]
  /// A sentence about the directives that a pattern loses, or empty for a trace.
  private(set) var droppedWords = ""
  /// The reason not to write, or nil if the golden can be written.
  private(set) var problem: Finding?
  /// Whether `accept` may replace the file, which has neither invalid content nor a newer format.
  private(set) var isReplaceable = true
}

extension GoldenProposal {
  init(_ place: GoldenPlace, before: [UInt8]?, trace: [UInt8]) {
    let golden = try? GoldenReader.read(trace)
    switch place.format {
    case .trace:
      do throws(UnreadableGolden) {
        let old = try before.map { bytes throws(UnreadableGolden) in try GoldenReader.read(bytes) }
        self.init(old: old, new: golden, bytes: trace)
      } catch {
        // A file by somebody else, or with unresolved conflicts, is not replaced without the user's
        // consent.
        let kept = error.problems.first { $0.isOfOthers }
        self.init(
          old: nil,
          new: golden,
          bytes: trace,
          problem: kept.map { .invalid($0, file: place.path, next: nil) },
          isReplaceable: kept == nil
        )
      }
    case .pattern:
      guard let golden, let before else {
        self.init(old: nil, new: golden, bytes: trace)
        return
      }
      do throws(PatternRewrite.Problem) {
        let rewrite = try PatternRewrite(before, for: golden)
        self.init(
          old: rewrite.old,
          new: rewrite.new,
          bytes: Array(rewrite.text.utf8),
          droppedWords: rewrite.droppedWords
        )
      } catch {
        let bytes = PatternRewrite.withoutSlack(golden)
        self.init(
          old: nil,
          new: golden,
          bytes: bytes,
          problem: error.finding(place.path),
          isReplaceable: error.isReplaceable
        )
      }
    }
  }
}

extension PatternRewrite.Problem {
  /// Whether a pattern may be replaced without the directives that it contains.
  fileprivate var isReplaceable: Bool {
    switch self {
    case .unreadable: false
    case .tooLong: true
    }
  }

  fileprivate func finding(_ path: String) -> Finding {
    switch self {
    case .unreadable(let error):
      Finding(
        .invalid,
        file: path,
        line: error.problems.first?.line,
        message: error.problems.first?.headline ?? "the pattern cannot be read"
      )
    case .tooLong:
      Finding(
        .invalid,
        file: path,
        message: "the pattern and the trace are too long to update the pattern automatically",
        next: "edit the pattern yourself"
      )
    }
  }
}
