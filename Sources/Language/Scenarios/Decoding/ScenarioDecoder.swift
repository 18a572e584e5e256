import Diagnostics
import YAMLSource

package enum ScenarioDecoder {
  /// Decodes a scenario and finds all independent mistakes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - path: the path as the user typed it, for diagnostics.
  /// - Returns: the scenario, or no scenario after a severe mistake, and the diagnostics by place.
  package static func decode(_ bytes: [UInt8], path: String) -> Decoded {
    let source = SourceText(path: path, bytes: bytes)
    let document = YAMLDocument(source)
    var log = DiagnosticLog(path: path, diagnostics: document.diagnostics)
    guard let root = document.root else {
      return Decoded(scenario: nil, diagnostics: log.sorted, source: source)
    }
    ShapeValidator.validate(root, log: &log)
    // A broken scenario is built too, because the builder finds other mistakes.
    var builder = ScenarioBuilder(log: log)
    let scenario = builder.scenario(root)
    let diagnostics = builder.log.sorted
    let isUsable = diagnostics.allSatisfy { $0.severity != .error }
    return Decoded(scenario: isUsable ? scenario : nil, diagnostics: diagnostics, source: source)
  }
}
