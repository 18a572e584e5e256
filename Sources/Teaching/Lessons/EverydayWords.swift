import Diagnostics
import Project
package import Scenarios
import ShippedLibrary

/// Everyday words for UIKit's terms.
///
/// The list gives words of the lessons for a word that a user types. A match of the typed word
/// itself counts more, and only the best match counts.
package enum EverydayWords {
  static let path = FilePath.join(ScenarioFile.folder, "everyday-words.md")

  static let read: (list: EverydayWordList?, diagnostics: [Diagnostic]) = {
    guard let file = ShippedFile.at(path) else { return (nil, []) }
    let source = SourceText(path: path, bytes: file.bytes)
    do throws(FrontMatter.Problem) {
      return EverydayWordList.decode(try FrontMatter(source).header)
    } catch {
      return (nil, [error.diagnostic(path)])
    }
  }()

  /// All entries of the list, each with all words that differ only in their ending.
  package static var table: [EverydayWordList.Entry] { read.list?.entries ?? [] }

  /// For the stem of a typed word, the stems of the lessons.
  static let stems: [String: [String]] = table.reduce(into: [:]) { stems, entry in
    stems[SearchWords.ending(cutFrom: entry.word)] = entry.means.compactMap { SearchWords.stem($0) }
  }
}
