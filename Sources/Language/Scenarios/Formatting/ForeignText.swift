package import Diagnostics
import YAMLSource

/// The reason why a text is no scenario, so that `fmt` leaves it unchanged.
package enum ForeignText: Hashable, Sendable {
  case withoutKeys
  case missingKeys([String])
  /// The key `version` has a value that scenarios do not have.
  case otherVersion
  /// The value of `steps` is no list.
  case otherSteps
  /// The `steps` are empty, or none is a step of a scenario, as in files of build systems.
  case foreignSteps
  /// A key that scenarios do not have.
  case unknownKey(String)

  /// The keys that identify a scenario.
  private static let marks = ["version", "steps"]

  /// Nil for a scenario, even with mistakes, and for a text that cannot be parsed.
  package init?(_ source: SourceText) {
    let document = YAMLDocument(source)
    if document.diagnostics.contains(where: { $0.problem == .file(.empty) }) {
      self = .withoutKeys
      return
    }
    if let problem = document.diagnostics.first?.problem, Self.isOfOtherFiles(problem),
      let missing = Self.missingMarks(in: source)
    {
      self = .missingKeys(missing)
      return
    }
    guard let root = document.root, document.diagnostics.isEmpty else { return nil }
    guard let pairs = root.pairs else {
      self = .withoutKeys
      return
    }
    let missing = Self.marks.filter { mark in !pairs.contains { $0.key == mark } }
    let steps = pairs.first { $0.key == "steps" }?.value.entries
    let fields = ScenarioTable.scenario.fields
    let unknown = pairs.first { pair in
      !fields.contains { $0.name == pair.key || $0.aliases.contains(pair.key) }
    }
    if !missing.isEmpty {
      self = .missingKeys(missing)
    } else if pairs.first(where: { $0.key == "version" })?.value.scalar?.text != "1" {
      self = .otherVersion
    } else if steps == nil {
      self = .otherSteps
    } else if let unknown {
      self = .unknownKey(unknown.key)
    } else if let steps, !steps.contains(where: Self.isStep) {
      self = .foreignSteps
    } else {
      return nil
    }
  }

  /// Whether the text uses YAML syntax that scenarios never have, and other files often have.
  private static func isOfOtherFiles(_ problem: Problem) -> Bool {
    switch problem {
    case .syntax(.secondDocument), .syntax(.malformed(.tag)), .syntax(.malformed(.compoundKey)):
      true
    case _: false
    }
  }

  /// The scenario keys that no line of a text begins with.
  ///
  /// Nil if none is missing, or if the text does not write its keys on separate lines.
  private static func missingMarks(in source: SourceText) -> [String]? {
    let lines = String(decoding: source.bytes, as: UTF8.self).split { $0.isNewline }
    let keys = lines.compactMap { line -> String? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return line[..<colon].filter { $0 != "\"" && $0 != "'" }
    }
    guard !lines.contains(where: { $0.hasPrefix("{") }) else { return nil }
    let missing = marks.filter { !keys.contains($0) }
    return missing.isEmpty ? nil : missing
  }

  private static func isStep(_ node: YAMLNode) -> Bool {
    let name = node.text ?? node.pairs?.first?.key
    return name.map { StepTable.steps.place(of: $0) != nil } ?? false
  }

  /// The reason, as text after "no scenario: ".
  package var reason: String {
    switch self {
    case .withoutKeys: "it has no keys"
    case .missingKeys(let keys):
      "it has no key " + keys.map { "'\($0)'" }.joined(separator: " and no key ")
    case .otherVersion: "its 'version' is not 1"
    case .otherSteps: "its 'steps' are not a list"
    case .foreignSteps: "it has no step of a scenario"
    case .unknownKey(let key): "scenarios have no key '\(key)'"
    }
  }
}
