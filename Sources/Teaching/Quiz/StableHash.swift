import Goldens

/// A hash of a text that is the same in every process and on every machine.
enum StableHash {
  /// Returns a digest of the UTF-8 text, mixed so that short texts differ in all bits.
  static func of(_ text: String) -> UInt64 {
    var hash = ContentDigest(text.utf8).number
    hash ^= hash >> 33
    hash = hash &* 0xff51_afd7_ed55_8ccd
    return hash ^ hash >> 33
  }
}
