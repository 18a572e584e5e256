import Foundation
import Testing

@testable import Preparing

/// What is prepared compiles, which it does not as it stands.
@Suite(.enabled(if: Compiler.path != nil))
struct CompilingTests {
  private static let files = [
    ("App/List.swift", Samples.screen), ("App/Selecting.swift", Samples.selecting),
  ]

  @Test(arguments: ["5", "6"])
  func preparedSamplesCompile(mode: String) throws {
    let compiler = try Compiler()
    defer { compiler.remove() }
    let before = try compiler.check(Self.files.map(\.1), mode: mode)
    let withModule = Self.files.map { $0.1.replacing("import CoreGraphics", with: "") }
    #expect(
      try compiler.check(withModule, mode: mode).contains(
        "Objective-C interoperability is disabled"
      )
    )
    #expect(before.contains("error: no such module 'CoreGraphics'"))
    let prepared = Prepared.many(Self.files.map { (path: $0.0, text: $0.1) })
    #expect(prepared.remarks.isEmpty)
    #expect(try compiler.check(prepared.texts, mode: mode) == "")
  }

  @Test("The compiler reports the lines of the sources, even for and after moved code")
  func compilerNamesTheLinesOfTheSources() throws {
    let compiler = try Compiler()
    defer { compiler.remove() }
    let planted = Self.files.map { path, text in
      (
        path: path,
        text: text.replacingOccurrences(of: "rows.count", with: "\"rows\"")
          .replacingOccurrences(of: "print(rows[0]", with: "print(rows[\"0\"]")
          .replacingOccurrences(of: "reuseIdentifier: nil", with: "reuseIdentifier: 1")
      )
    }
    let prepared = Prepared.many(planted)
    let errors = try compiler.check(prepared.texts, mode: "5").split(separator: "\n")
      .filter { $0.contains("error:") }
    let places = errors.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(
      Set(places) == ["App/List.swift:51:5:", "App/List.swift:55:52:", "App/Selecting.swift:5:15:"]
    )
  }

  @Test("Preparing the output again changes nothing")
  func preparingIsIdempotent() {
    let once = Prepared.many(Self.files.map { (path: $0.0, text: $0.1) })
    let twice = Prepared.many(zip(Self.files, once.texts).map { (path: $0.0, text: $1) })
    #expect(twice.texts == once.texts)
    #expect(twice.remarks.isEmpty)
  }

  @Test("Every line of the sources keeps its number in compiler messages")
  func linesStay() {
    let prepared = Prepared.many(Self.files.map { (path: $0.0, text: $0.1) })
    for (path, text) in Self.files {
      let told = prepared.texts.flatMap { ToldLine.all(in: $0, path: path) }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let marks = line.filter { "(){}[]:=".contains($0) }
        guard !line.contains("@"), !line.contains("#"), !line.contains("UI") else { continue }
        let isThere = told.contains {
          $0.number == number + 1 && $0.text.filter { "(){}[]:=".contains($0) } == marks
        }
        #expect(isThere, "\(path):\(number + 1): \(line)")
      }
    }
  }
}

/// A line with the number that the compiler gives it.
private struct ToldLine {
  var number: Int
  var text: Substring

  /// The lines that the compiler takes for lines of a file, which is the first of all.
  static func all(in text: String, path: String) -> [ToldLine] {
    var number = 1
    var file = text.contains("class ListController") ? "App/List.swift" : "App/Selecting.swift"
    var lines: [ToldLine] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation"), let last = line.split(separator: " ").last {
        file = String(line.split(separator: "\"")[1])
        number = Int(last.dropLast()) ?? 0
        continue
      }
      if file == path { lines.append(ToldLine(number: number, text: line)) }
      number += 1
    }
    return lines
  }
}
