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
    let text = isPattern ? try fitted(pattern) : golden.text
    if let other = Self.accepted[path], other != golden {
      throw .acceptedTwice(path: GoldenPlace.shown(path))
    }
    Self.accepted[path] = golden
    guard try GoldenFiles.read(path) != Array(text.utf8) else { return nil }
    try GoldenFiles.write(text, to: path, in: place)
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

  /// A pattern that the trace matches, as near to the one that is there as can be.
  private func fitted(_ path: String) throws(TraceFault) -> String {
    let old = try Self.pattern(path)
    guard let update = PatternUpdate(of: old.items, for: lines.map { Array($0.indented.utf8) })
    else { throw .tooLong(path: GoldenPlace.shown(path)) }
    return TracePattern(header: place.header, items: update.items).text
  }
}
