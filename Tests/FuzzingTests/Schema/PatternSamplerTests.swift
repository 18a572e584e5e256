import Foundation
import Testing

@testable import Fuzzing

/// Texts are made that match the patterns of the schema.
@Suite struct PatternSamplerTests {
  @Test(arguments: [
    #"^(\*|last|[0-9]+),(\*|last|[0-9]+)$"#,
    #"^(iOS|Catalyst) ([4-9]|1[0-9]|2[0-6])(\.[0-9]+){0,2}$"#,
    #"^(viewDidLoad\(\))$"#, "^a?b*c+[xyz]$", #"^\d(?:ab|c)$"#,
  ])
  func samplesMatch(_ pattern: String) throws {
    let expression = try NSRegularExpression(pattern: pattern)
    let sampler = PatternSampler(pattern)
    var random = SeededGenerator(seed: 1)
    var found: Set<String> = []
    for _ in 0..<100 {
      let text = sampler.sample(&random)
      found.insert(text)
      let range = NSRange(text.startIndex..., in: text)
      #expect(expression.firstMatch(in: text, range: range) != nil, "'\(text)'")
    }
    #expect(found.count > 1 || pattern.contains("viewDidLoad"))
  }

  @Test func everyPatternOfTheSchemaIsUnderstood() throws {
    let language = try #require(Surroundings.language)
    let checker = SchemaChecker(root: language.schema)
    var random = SeededGenerator(seed: 2)
    var count = 0
    for client in ["delegate", "dataSource"] {
      for choice in language.schema["properties"]?[client]?["anyOf"]?.list ?? [] {
        for pattern in choice["patternProperties"]?.keys ?? [] {
          #expect(checker.matches(PatternSampler(pattern).sample(&random), pattern))
          count += 1
        }
      }
    }
    #expect(count > 50)
  }
}
