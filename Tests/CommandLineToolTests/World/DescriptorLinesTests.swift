import Foundation
import Testing

@testable import CommandLineTool

/// Lines of a descriptor, as a pipe or a terminal hands them out.
struct DescriptorLinesTests {
  private static func lines(_ text: String) throws -> [String] {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    let thread = Thread {
      writer.write(Data(text.utf8))
      try? writer.close()
    }
    thread.start()
    let reader = DescriptorLines(
      descriptor: pipe.fileHandleForReading.fileDescriptor,
      name: "standard input"
    )
    var lines: [String] = []
    while let line = try reader.nextLine() { lines.append(line) }
    #expect(try reader.nextLine() == nil)
    return lines
  }

  @Test func linesAreApart() throws {
    #expect(try Self.lines("") == [])
    #expect(try Self.lines("a") == ["a"])
    #expect(try Self.lines("a\n\nb\r\n") == ["a", "", "b"])
    #expect(try Self.lines("ä\nc") == ["ä", "c"])
  }

  /// A line without an end takes no more memory than a line that means something.
  @Test func longLinesAreCut() throws {
    let long = String(repeating: "x", count: 300_000)
    let lines = try Self.lines("\(long)\nnext\n")
    #expect(lines.map(\.count) == [4096, 4])
  }
}
