/// A topic that needs several steps to show: some sentences, and an example to run.
package struct ReferenceTopic: Sendable {
  package var title: String
  var sentences: String
  /// The name and the text of the example's file.
  var name: String
  var file: String

  /// Runs the example, and keeps its trace from the second step on.
  package var example: ReferenceExample { ReferenceExample(name, file: file, from: 2) }

  /// The topic as a section of the page.
  var section: ReferenceSection {
    ReferenceSection(title: title, text: [sentences, ""], example: { example.markdown })
  }

  /// Returns the topics of a part of the page.
  static func all(of part: String) -> [ReferenceTopic] { LanguageTexts.topics[part] ?? [] }

  package static var all: [ReferenceTopic] {
    ["items", "hosts", "reactions", "updates"].flatMap(all)
  }
}
