/// A number for a text that is the same in every process and on every machine.
enum StableHash {
  /// FNV-1a over the UTF-8 of the text, mixed so that short texts differ in all bits.
  static func of(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    hash ^= hash >> 33
    hash = hash &* 0xff51_afd7_ed55_8ccd
    return hash ^ hash >> 33
  }
}
