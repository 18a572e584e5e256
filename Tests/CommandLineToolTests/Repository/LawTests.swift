import TableTrace
import Testing

/// Every law of the table says in its comment which rules suspend it, by their ids.
struct LawTests {
  /// A law as the source has it: the comment above a test, in words.
  struct Law: Sendable, CustomTestStringConvertible {
    let file: String
    let title: String
    let comment: [String]

    var testDescription: String { title }
  }

  private static let laws: [Law] = {
    let folder = "Tests/TableTraceTests/Laws"
    let files = (try? Repository.files(below: folder, suffix: "LawTests.swift")) ?? []
    return files.flatMap { file in
      let text = (try? Repository.text(file)) ?? ""
      return laws(in: text.split(separator: "\n").map(String.init), of: file)
    }
  }()

  private static func laws(in lines: [String], of file: String) -> [Law] {
    lines.indices.filter { lines[$0].hasPrefix("  @Test(") }.map { place in
      let comment = lines[..<place].reversed().prefix { $0.hasPrefix("  /") }.reversed()
      let title = lines[place...].first { $0.contains("\"") } ?? ""
      let words = comment.flatMap { $0.split(separator: " ").map(String.init) }
      return Law(file: file, title: title, comment: words.filter { $0 != "///" && $0 != "//" })
    }
  }

  @Test func lawsAreFound() {
    #expect(Set(Self.laws.map(\.file)).count >= 3)
    #expect(Self.laws.count >= 14)
  }

  @Test(arguments: laws)
  func namesTheRulesThatSuspendIt(_ law: Law) throws {
    let text = law.comment.joined(separator: " ")
    let start = try #require(text.firstRange(of: "Suspended by: "), "\(law.title) says nothing")
    let words = text[start.upperBound...].split { " ,;()".contains($0) }.map(String.init)
    if words.first?.hasPrefix("nothing") == true { return }
    let ids = words.compactMap(RuleID.init(rawValue:))
    #expect(!ids.isEmpty, "\(text)")
    // Whatever looks like an id is one.
    for word in words where word.dropLast().contains(".") && !word.contains("/") {
      #expect(RuleID(rawValue: word) != nil, "'\(word)' is no rule")
    }
  }
}
