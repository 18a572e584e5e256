package import Diagnostics
import YAMLSource

/// The list of everyday words for things whose UIKit name people may not know.
package struct EverydayWordList: Sendable {
  /// A word that people type, with the words of lessons that it may mean.
  package typealias Entry = (word: String, means: [String])

  /// The words in the order of the file.
  package var entries: [Entry]

  /// Reads the list and finds all mistakes in it.
  package static func decode(
    _ source: SourceText
  ) -> (list: EverydayWordList?, diagnostics: [Diagnostic]) {
    let read = FrontMatter.read(source, as: table)
    guard let root = read.root else { return (nil, read.diagnostics) }
    let entries = (root["words"]?.pairs ?? []).map { pair -> Entry in
      let words = pair.value.scalar?.text ?? ""
      return (pair.key, words.split(separator: " ").map(String.init))
    }
    return (EverydayWordList(entries: entries), [])
  }

  static let table = ObjectShape("the everyday words") {
    Field("words", .map(MapShape(key: .name, value: .text))).required
      .says("What lessons call each word.")
  }
}
