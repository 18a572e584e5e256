import Foundation
import Goldens
import TableTrace

/// Writing the golden instead of comparing with it.
extension TraceExpectation {
  /// Makes the trace the golden where it is not; a pattern keeps what still holds of it.
  ///
  /// - Returns: the file, if it was written.
  @MainActor
  func write() throws(TraceFault) -> String? {
    let pattern = place.file(.pattern)
    let isPattern = GoldenFiles.has(pattern)
    if isPattern, GoldenFiles.has(place.file(.trace)) { return try noteTwoGoldens() }
    let path = isPattern ? pattern : place.file(.trace)
    guard accept != nil else { throw .notAccepted(path: GoldenPlace.shown(path)) }
    try GoldenFiles.refuseLinks(path, in: place)
    let text = isPattern ? try fitted(pattern) : golden.text
    if let other = Self.accepted[path], other != golden {
      throw .acceptedTwice(path: GoldenPlace.shown(path))
    }
    let old = try GoldenFiles.read(path)
    if let old, !isPattern { try refuseToReplace(old, at: path) }
    Self.accepted[path] = golden
    guard old != Array(text.utf8) else { return nil }
    try GoldenFiles.write(text, to: path)
    return path
  }

  /// The traces that this run of the tests accepts, by the files of their goldens.
  @MainActor private static var accepted: [String: Golden] = [:]

  private var golden: Golden {
    Golden(header: place.header, body: lines.map(\.indented))
  }

  private func noteTwoGoldens() throws(TraceFault) -> String? {
    try compare()
    return nil
  }

  /// Refuses to replace what somebody else has written, or is about to resolve.
  private func refuseToReplace(_ old: [UInt8], at path: String) throws(TraceFault) {
    do throws(UnreadableGolden) {
      _ = try GoldenReader.read(old)
    } catch {
      guard let problem = error.problems.first(where: \.isOfOthers) else { return }
      throw .keptFile(path: GoldenPlace.shown(path), problem)
    }
  }

  /// A pattern that the trace matches, as near to the one that is there as can be.
  private func fitted(_ path: String) throws(TraceFault) -> String {
    let bytes = try GoldenFiles.read(path) ?? []
    do throws(PatternRewrite.Problem) {
      return try PatternRewrite(bytes, for: golden).text
    } catch {
      switch error {
      case .unreadable(let golden):
        throw .unreadable(path: GoldenPlace.shown(path), golden, next: nil)
      case .tooLong: throw .tooLong(path: GoldenPlace.shown(path))
      }
    }
  }
}
