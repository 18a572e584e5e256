import Scenarios

/// The page that `reference` prints: the scenario language, patterns, logs, events and settings.
package enum ReferencePage {
  package static var markdown: String { ScenarioReference.markdown(and: more) }

  /// The words that have their own part, in the order of the page.
  package static var words: [String] {
    ScenarioReference.words(and: more) + SettingsReference.fileNames
  }

  /// Returns the part about a word, or nil if the word is unknown.
  package static func part(about word: String) -> String? {
    let isSettings = SettingsReference.fileNames.contains(word)
    return ScenarioReference.part(about: isSettings ? SettingsReference.title : word, and: more)
  }

  private static var more: [ReferenceSection] {
    FileReference.sections + [SettingsReference.section]
  }
}
