/// A phase without calls, which is hidden among equal lines near a difference.
enum IdlePhase {
  /// Whether a line is such a phase, given the line below it, or nil at the end of the trace.
  static func isIdle(_ line: String, before next: String?) -> Bool {
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard text.starts(with: "> ".utf8) else { return false }
    guard let next else { return true }
    let below = next.utf8.drop { $0 == UInt8(ascii: " ") }
    let depth = line.utf8.count - text.count
    let nextDepth = next.utf8.count - below.count
    if nextDepth != depth { return nextDepth < depth }
    return below.starts(with: "> ".utf8) || below.starts(with: "- ".utf8)
  }
}
