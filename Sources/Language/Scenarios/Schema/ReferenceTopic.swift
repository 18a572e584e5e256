/// A subject that takes more than one step to show: some sentences, and an example that is run.
package struct ReferenceTopic: Sendable {
  package var title: String
  var sentences: String
  /// The name and the text of the example's file.
  var name: String
  var file: String

  /// The example, run now, with its trace from the second step on.
  package var example: ReferenceExample { ReferenceExample(name, file: file, from: 2) }

  /// Its place on the page.
  var section: ReferenceSection {
    ReferenceSection(title: title, text: [sentences, ""], example: { example.markdown })
  }

  /// Returns the subjects of a part of the page.
  static func all(of part: String) -> [ReferenceTopic] { LanguageTexts.topics[part] ?? [] }

  /// All subjects of the page.
  package static var all: [ReferenceTopic] {
    ["items", "hosts", "reactions", "updates"].flatMap(all)
  }
}
