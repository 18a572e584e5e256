import Foundation
import Sampling
import Testing

@testable import Preparing

/// Sources that nobody means well with.
struct HostileTests {
  /// A piece that is written again and again, and what stands before all.
  struct Piece: CustomTestStringConvertible, Sendable {
    var head = ""
    var text: String
    var testDescription: String { head + text }

    init(_ text: String, after head: String = "") {
      self.head = head
      self.text = text
    }

    func source(_ bytes: Int) -> String {
      head + String(repeating: text, count: bytes / text.utf8.count)
    }
  }

  static let pieces: [Piece] = [
    Piece("("), Piece("{"), Piece("()"), Piece("\"\\("), Piece("\""), Piece("\"\"\""), Piece("/*"),
    Piece("#"), Piece("#\""), Piece("#/ "), Piece("(/a "), Piece("\\/"), Piece("`"), Piece("@"),
    Piece("@objc "), Piece("#selector("), Piece("#selector(a)"), Piece("#if "), Piece("\n"),
    Piece("\r\n"), Piece("a"), Piece("é"), Piece("extension A "), Piece("private "),
    Piece("func a() "), Piece("class A<"), Piece("class A:A{}"), Piece("protocol P:A,"),
    Piece("extension A{override func f(){}}"), Piece("UIEdgeInsetsMake("), Piece(".tableView?("),
    Piece("extension A{override func f(){}}", after: "class A:B{}"),
    Piece(
      "extension A{func tableView(_ a:B,didSelectRowAt b:C){}}",
      after: "class B:UITableViewDelegate{}class A:B{}"
    ),
    Piece("class A:B{}", after: "class B{}"), Piece("\nclass A:B{override func f(){}}"),
    Piece("import a\n"), Piece("var a: "), Piece("let a = "),
  ]

  @Test(arguments: Sample.of(pieces, 8))
  func costsNoMoreForALineTheLongerItIs(_ piece: Piece) {
    let small = seconds(piece.source(8_000))
    let large = seconds(piece.source(64_000))
    // Eight times as much; 64 times would be the square.
    #expect(large < small * 30 + 0.1)
  }

  /// The time that this thread works, at best of two.
  private func seconds(_ source: String) -> Double {
    let bytes = Array(source.utf8)
    return (0..<2).map { _ in
      var (start, end) = (timespec(), timespec())
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      let preparation = Preparation([Preparation.Source(path: "A.swift", bytes: bytes)])
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      #expect(preparation.sources.count == 1)
      return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    }.min() ?? 0
  }

  @Test("Every beginning of a source can be read, and keeps its lines")
  func cutSourcesAreRead() {
    let source = Array(Samples.screen.utf8)
    for length in stride(from: 0, to: source.count, by: 11) {
      let bytes = Array(source[..<length])
      let file = Preparation([Preparation.Source(path: "A.swift", bytes: bytes)]).sources[0]
      let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let given = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(lines.count >= given.count)
    }
  }

  @Test("A byte order mark, CRLF and the line of an interpreter are kept")
  func headStays() {
    let given = "\u{FEFF}#!/usr/bin/swift \"(\r\n@objc class A {}\r\n"
    #expect(Prepared.one(given).text == "\u{FEFF}#!/usr/bin/swift \"(\r\n      class A {}\r\n")
    #expect(Prepared.one(given).remarks.isEmpty)
  }
}
