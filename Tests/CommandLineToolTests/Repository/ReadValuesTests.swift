import Foundation
import Sampling
import Testing

/// The rules that decide are read by the code that is to obey them.
struct ReadValuesTests {
  private static let profiles = "Sources/TableTrace/Profiles"

  /// The rules that decide, as code names them: `LoadRules.sectionOrder`.
  private static let rules: [String] = {
    let files = (try? Repository.files(below: profiles, suffix: "Rules.swift")) ?? []
    return files.flatMap { file -> [String] in
      let group = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      let text = (try? Repository.text(file)) ?? ""
      return text.matches(of: /static let (\w+) = Rule</).map { "\(group).\($0.1)" }
    }
  }()

  /// The texts of all sources that may read a value.
  private static let readers: [String] = {
    let files = (try? Repository.files(below: "Sources", suffix: ".swift")) ?? []
    return files.filter { !$0.hasPrefix(profiles + "/") }.compactMap { try? Repository.text($0) }
  }()

  @Test("Code outside of the rules reads the value of each rule", arguments: Sample.of(rules, 30))
  func isRead(rule: String) {
    let isRead = Self.readers.contains { text in
      text.ranges(of: rule).contains { range in
        range.upperBound == text.endIndex || !text[range.upperBound].isLetter
      }
    }
    #expect(isRead, "nothing reads it: make the rule a statement, or let it decide")
  }

  @Test func rulesAreFound() {
    #expect(Self.rules.count > 100)
    #expect(Set(Self.rules).isSuperset(of: ["LoadRules.sectionOrder", "SwipeRules.gate"]))
  }
}
