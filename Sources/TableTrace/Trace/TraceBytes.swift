/// A buffer for the bytes of a trace, which writes numbers without strings.
struct TraceBytes {
  private var storage: [UInt8]
  private(set) var count = 0

  /// The number of bytes that it holds before it grows.
  var capacity: Int { storage.count }

  init(capacity: Int) {
    storage = Array(repeating: 0, count: capacity)
  }

  var bytes: [UInt8] { Array(storage[..<count]) }

  /// Writes up to a number of bytes through a cursor, and checks the space only once.
  mutating func write(atMost space: Int, _ body: (inout Cursor) -> Void) {
    if storage.count - count < space {
      storage.append(contentsOf: repeatElement(0, count: max(space, storage.count)))
    }
    let start = count
    count += storage.withUnsafeMutableBufferPointer { buffer in
      var cursor = Cursor(buffer: buffer, position: start)
      body(&cursor)
      return cursor.position - start
    }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(atMost: utf8.count) { $0.put(utf8) }
    }
  }

  /// Inserts bytes at the end of an outer line, before the lines nested in it.
  mutating func insert(_ more: [UInt8], at place: Int) {
    write(atMost: more.count) { $0.insert(more, at: place) }
  }

  mutating func removeAll() {
    count = 0
  }

  /// A position in the buffer that advances with each byte.
  struct Cursor {
    fileprivate let buffer: UnsafeMutableBufferPointer<UInt8>
    fileprivate(set) var position: Int

    fileprivate init(buffer: UnsafeMutableBufferPointer<UInt8>, position: Int) {
      self.buffer = buffer
      self.position = position
    }

    mutating func put(_ byte: UInt8) {
      buffer[position] = byte
      position += 1
    }

    mutating func put(_ bytes: some Collection<UInt8>) {
      let target = UnsafeMutableBufferPointer(rebasing: buffer[position...])
      position += target.update(fromContentsOf: bytes)
    }

    /// Inserts bytes at a position, and moves the bytes after it.
    mutating func insert(_ bytes: [UInt8], at place: Int) {
      let moved = UnsafeMutableBufferPointer(rebasing: buffer[(place + bytes.count)...])
      _ = moved.moveInitialize(fromContentsOf: buffer[place..<position])
      let gap = UnsafeMutableBufferPointer(rebasing: buffer[place...])
      position += gap.update(fromContentsOf: bytes)
    }

    /// Writes the decimal digits of a number.
    mutating func put(_ number: Int) {
      if number < 0 {
        put(UInt8(ascii: "-"))
      }
      var rest = number.magnitude
      var digits = 1
      var bound: UInt = 10
      while rest >= bound, digits < 19 {
        digits += 1
        bound *= 10
      }
      var place = position + digits
      position = place
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        place -= 1
        buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        rest = quotient
      } while rest > 0
    }

    mutating func put(_ path: IndexPath) {
      put(UInt8(ascii: "["))
      put(path.section)
      put(UInt8(ascii: ","))
      put(UInt8(ascii: " "))
      put(path.row)
      put(UInt8(ascii: "]"))
    }

    mutating func putIndent(_ depth: Int) {
      for _ in 0..<depth * 2 {
        put(UInt8(ascii: " "))
      }
    }

    mutating func putArrow() {
      put(UInt8(ascii: " "))
      put(UInt8(ascii: "-"))
      put(UInt8(ascii: ">"))
      put(UInt8(ascii: " "))
    }
  }
}

extension String {
  /// Makes a text of up to a number of bytes, written through a cursor.
  init(atMost count: Int, _ body: (inout TraceBytes.Cursor) -> Void) {
    self.init(unsafeUninitializedCapacity: count) { buffer in
      var cursor = TraceBytes.Cursor(buffer: buffer, position: 0)
      body(&cursor)
      return cursor.position
    }
  }
}
