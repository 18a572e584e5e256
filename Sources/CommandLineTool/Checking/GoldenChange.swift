import Goldens
import TableTrace

/// A golden before and after `accept`.
struct GoldenChange {
  /// The file.
  var path: String
  /// Its bytes, nil when there is none yet.
  var before: [UInt8]?
  /// The golden that the scenario gives now.
  var golden: Golden
  /// Its lines as values.
  var lines: [TraceLine]

  /// The bytes to write.
  var after: [UInt8] {
    Array(golden.text.utf8)
  }

  /// What changes, or nil when nothing does.
  var sentence: String? {
    guard let before else { return "\(path): new, \(lines.count) lines" }
    if before == after { return nil }
    do throws(UnreadableGolden) {
      let old = try GoldenReader.read(before)
      let verdict = GoldenComparison(old).verdict(header: golden.header, trace: lines)
      let place = verdict.divergence.map { "\($0.kind.rawValue) at line \($0.lineNumber), " }
      return "\(path): \(place ?? "")\(old.body.count) lines before, \(lines.count) now"
    } catch {
      return "\(path): was unreadable, \(lines.count) lines now"
    }
  }
}
