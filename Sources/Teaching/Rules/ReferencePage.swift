import Scenarios

/// The page that `reference` prints: the scenario language, logs and events.
package enum ReferencePage {
  /// The whole page.
  package static var markdown: String { ScenarioReference.markdown(and: more) }

  /// The words that have a part, in the order of the page.
  package static var words: [String] { ScenarioReference.words(and: more) }

  /// The part about a word; nil for a word that the page does not know.
  package static func part(about word: String) -> String? {
    ScenarioReference.part(about: word, and: more)
  }

  private static var more: [ReferenceSection] {
    [PatternReference.section, LogReference.section, EventReference.section]
  }
}
