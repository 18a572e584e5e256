import Project
import Testing

/// A golden and a trace are the same only if every byte is, in whatever pieces they come.
struct GoldenMatchTests {
  private static let text = Array("- load\n> layout\n".utf8)

  /// Whether a trace in pieces is a golden that is handed out in pieces of at most a length.
  private func matches(_ trace: [[UInt8]], _ golden: [UInt8], piece: Int) -> Bool {
    var rest = golden[...]
    let match = GoldenMatch { count in
      let next = rest.prefix(min(count, piece))
      rest = rest.dropFirst(next.count)
      return Array(next)
    }
    for bytes in trace { match.take(bytes) }
    return match.isComplete
  }

  @Test(arguments: [1, 2, 5, 100])
  func theSameBytesMatchInAnyPieces(piece: Int) {
    #expect(matches([Self.text], Self.text, piece: piece))
    #expect(matches(Self.text.map { [$0] }, Self.text, piece: piece))
    #expect(matches([], [], piece: piece))
  }

  @Test(arguments: Array(text.indices))
  func anyOtherByteIsSeen(place: Int) {
    var other = Self.text
    other[place] ^= 1
    #expect(!matches([Self.text], other, piece: 100))
    #expect(!matches([Self.text], other, piece: 3))
  }

  @Test func aLongerAndAShorterGoldenAreSeen() {
    #expect(!matches([Self.text], Self.text + [10], piece: 100))
    #expect(!matches([Self.text], Array(Self.text.dropLast()), piece: 100))
    #expect(!matches([Self.text], [], piece: 100))
    #expect(!matches([], Self.text, piece: 100))
  }
}
