import Diagnostics
import Project
package import Scenarios
import ShippedLibrary

/// Common words for UIKit's terms.
///
/// The list leads from a typed word to words of the lessons. A word of the lesson itself counts
/// more than one from the list, and only the best counts.
package enum EverydayWords {
  static let path = FilePath.join(ScenarioFile.folder, "everyday-words.md")

  /// The list as it was read; a test checks that it has no errors.
  static let read: (list: EverydayWordList?, diagnostics: [Diagnostic]) = {
    guard let file = ShippedFile.at(path) else { return (nil, []) }
    let source = SourceText(path: path, bytes: file.bytes)
    do throws(FrontMatter.Problem) {
      return EverydayWordList.decode(try FrontMatter(source).header)
    } catch {
      return (nil, [error.diagnostic(path)])
    }
  }()

  /// Every word once, whatever its ending.
  package static var table: [EverydayWordList.Entry] { read.list?.entries ?? [] }

  /// The possible stems for the stem of a typed word.
  static let stems: [String: [String]] = table.reduce(into: [:]) { stems, entry in
    stems[SearchWords.ending(cutFrom: entry.word)] = entry.means.compactMap { SearchWords.stem($0) }
  }
}
