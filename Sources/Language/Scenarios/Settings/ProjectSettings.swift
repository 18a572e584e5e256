package import Diagnostics
import YAMLSource

package struct ProjectSettings: Hashable, Sendable {
  /// The folder of scenarios, relative to the settings file, or nil if it is not set.
  package var scenarios: String?
  package var golden: String?

  /// The result of reading the file.
  package struct Decoded: Sendable {
    /// The settings, or nil if there is a mistake.
    package var settings: ProjectSettings?
    package var diagnostics: [Diagnostic]
    /// The text for rendering the mistakes.
    package var source: SourceText
  }

  /// Reads a settings file and finds all mistakes in it.
  package static func decode(_ bytes: [UInt8], path: String) -> Decoded {
    let source = SourceText(path: path, bytes: bytes)
    let document = YAMLDocument(source)
    let diagnostics = document.diagnostics.map { diagnostic in
      diagnostic.problem == .file(.empty)
        ? Diagnostic(.file(.emptySettings), path: path) : diagnostic
    }
    var log = DiagnosticLog(path: path, diagnostics: diagnostics)
    guard let root = document.root else {
      return Decoded(settings: nil, diagnostics: log.sorted, source: source)
    }
    ShapeValidator.validate(root, as: table, key: "settings", log: &log)
    guard log.diagnostics.isEmpty else {
      return Decoded(settings: nil, diagnostics: log.sorted, source: source)
    }
    let settings = ProjectSettings(scenarios: root.text("scenarios"), golden: root.text("golden"))
    return Decoded(settings: settings, diagnostics: [], source: source)
  }

  static let table = ObjectShape("the settings") {
    Field("version", .format(.languageVersion))
      .says("The version of the settings, 1 (optional).")
    Field("scenarios", .text).says("The folder of scenarios (default: `Scenarios`).")
    Field("golden", .text).says("The folder of golden files (default: `Golden`).")
  }
}

extension YAMLNode {
  /// Returns the text of a key, or nil.
  fileprivate func text(_ key: String) -> String? {
    pairs?.first { $0.key == key }?.value.scalar?.text
  }
}
