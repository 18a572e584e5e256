import Diagnostics
import YAMLSource

/// The texts of the reference page from files in the folder `Texts`.
enum LanguageTexts {
  /// The settings of examples by their names.
  static let settings: [String: String] = Dictionary(
    pairs(PackageResources.settings_yaml).map { ($0.key, lines($0.value)) }
  ) { first, _ in first }

  /// The topics of each part of the page.
  static let topics: [String: [ReferenceTopic]] = Dictionary(
    pairs(PackageResources.topics_yaml).map { part in
      (part.key, (part.value.entries ?? []).map(topic))
    }
  ) { first, _ in first }

  private static func topic(_ node: YAMLNode) -> ReferenceTopic {
    let name = node["name"]?.text ?? ""
    let example = node["example"].map(lines) ?? ""
    return ReferenceTopic(
      title: node["title"]?.text ?? "",
      sentences: node["says"]?.text ?? "",
      name: name,
      file: "version: 1\ntitle: \(name)\n\(example)\n"
    )
  }

  private static func pairs(_ bytes: [UInt8]) -> [YAMLPair] {
    YAMLDocument(SourceText(path: "", bytes: bytes)).root?.pairs ?? []
  }

  /// The text of a block, without the newline at its end.
  private static func lines(_ node: YAMLNode) -> String {
    let text = node.text ?? ""
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
