import Foundation
import Goldens
import TableTrace

/// Writes the golden instead of comparing with it.
extension TraceExpectation {
  /// Accepts the trace as the golden.
  ///
  /// A pattern keeps the parts that still match.
  ///
  /// - Returns: the path of the golden, or nil if it was not written.
  @MainActor
  func write() throws(TraceFault) -> String? {
    let format = try goldenFormat()
    let path = place.file(format)
    guard accept != nil else { throw .notAccepted(path: GoldenPlace.shown(path)) }
    try GoldenFiles.refuseLinks(path, in: place)
    let old = try GoldenFiles.read(path)
    let text = try newText(format, replacing: old, at: path)
    if let other = Self.accepted[path], other != golden {
      throw .acceptedTwice(path: GoldenPlace.shown(path))
    }
    if let old, format == .trace { try refuseToReplace(old, at: path) }
    Self.accepted[path] = golden
    guard old != Array(text.utf8) else { return nil }
    try GoldenFiles.write(text, to: path)
    return path
  }

  /// The traces that this run of the tests has accepted, by the path of the golden.
  @MainActor private static var accepted: [String: Golden] = [:]

  private var golden: Golden {
    Golden(header: place.header, body: lines.map(\.indented))
  }

  /// Throws an error if the file is no golden, or has conflicts.
  private func refuseToReplace(_ old: [UInt8], at path: String) throws(TraceFault) {
    do throws(UnreadableGolden) {
      _ = try GoldenReader.read(old)
    } catch {
      guard let problem = error.problems.first(where: \.isOfOthers) else { return }
      throw .keptFile(path: GoldenPlace.shown(path), problem)
    }
  }

  /// Returns the text of the golden: the trace, or a matching pattern that is similar to the old
  /// one.
  private func newText(
    _ format: GoldenFormat,
    replacing old: [UInt8]?,
    at path: String
  ) throws(TraceFault) -> String {
    guard format == .pattern else { return golden.text }
    do throws(PatternRewrite.Problem) {
      return try PatternRewrite(old ?? [], for: golden).text
    } catch {
      switch error {
      case .unreadable(let golden):
        throw .unreadable(path: GoldenPlace.shown(path), golden, next: nil)
      case .tooLong: throw .tooLong(path: GoldenPlace.shown(path))
      }
    }
  }
}
