import Scenarios

/// The page that `reference` prints: the scenario language, patterns, logs, events and settings.
package enum ReferencePage {
  /// The whole page.
  package static var markdown: String { ScenarioReference.markdown(and: more) }

  /// The words that have a part, in the order of the page.
  package static var words: [String] {
    ScenarioReference.words(and: more) + SettingsReference.fileNames
  }

  /// The part about a word; nil for a word that the page does not know.
  package static func part(about word: String) -> String? {
    let isSettings = SettingsReference.fileNames.contains(word)
    return ScenarioReference.part(about: isSettings ? SettingsReference.title : word, and: more)
  }

  private static var more: [ReferenceSection] {
    [
      PatternReference.section, LogReference.section, EventReference.section,
      SettingsReference.section,
    ]
  }
}
