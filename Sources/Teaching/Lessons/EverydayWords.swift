import Diagnostics
import Project
package import Scenarios
import ShippedLibrary

/// What people call a thing who do not know UIKit's word for it.
///
/// The list leads from a word that is typed to words of the lessons. A word that a lesson has itself
/// counts more than one that it is led to, and the best of them counts alone.
package enum EverydayWords {
  /// The file of the list.
  static let path = FilePath.join(ScenarioFile.folder, "everyday-words.md")

  /// The list as it was read; a test reads its mistakes, of which there are none.
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

  /// The stems that the stem of a typed word may stand for.
  static let stems: [String: [String]] = table.reduce(into: [:]) { stems, entry in
    stems[SearchWords.ending(cutFrom: entry.word)] = entry.means.compactMap { SearchWords.stem($0) }
  }
}
