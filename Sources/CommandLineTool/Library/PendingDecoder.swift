import Diagnostics
import Scenarios

enum ScenarioDecoder {
  static func decode(_ bytes: [UInt8], path: String) -> (
    scenario: Scenario?, diagnostics: [Diagnostic], source: SourceText
  ) { (nil, [], SourceText(path: path, bytes: bytes)) }
}
enum ScenarioSchema { static func json() -> String { "{}\n" } }
enum ScenarioReference { static func markdown() -> String { "# Reference\n" } }
