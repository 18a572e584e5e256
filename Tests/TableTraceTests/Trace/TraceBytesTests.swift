import Testing

@testable import TableTrace

@Suite("Bytes waiting to be written")
struct TraceBytesTests {
  private static func text(_ bytes: TraceBytes) -> String {
    String(decoding: bytes.bytes, as: UTF8.self)
  }

  @Test(
    "Inserted bytes are before the bytes at their place",
    arguments: [
      (0, "-> abcdef"), (2, "ab-> cdef"), (6, "abcdef-> "),
    ]
  )
  func inserts(place: Int, text: String) {
    for capacity in [0, 6, 9, 100] {
      var bytes = TraceBytes(capacity: capacity)
      bytes.append("abcdef")
      bytes.insert(Array("-> ".utf8), at: place)
      #expect(Self.text(bytes) == text, "capacity \(capacity)")
      #expect(bytes.count == 9)
    }
  }

  @Test("Removed bytes are not moved again, and their memory is reused")
  func room() {
    var bytes = TraceBytes(capacity: 16)
    for _ in 0..<1000 {
      bytes.append("outer\ninner\n")
      bytes.insert(Array(" 44".utf8), at: 5)
      #expect(Self.text(bytes) == "outer 44\ninner\n")
      bytes.removeAll()
    }
    #expect(bytes.capacity == 16)
  }

  @Test("Inserting more bytes than follow keeps both parts complete")
  func longInsert() {
    var bytes = TraceBytes(capacity: 4)
    bytes.append("ab")
    bytes.insert(Array("0123456789".utf8), at: 1)
    bytes.append("c")
    #expect(Self.text(bytes) == "a0123456789bc")
  }
}
