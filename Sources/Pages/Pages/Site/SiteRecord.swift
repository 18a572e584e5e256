import Reports
import Teaching

/// A search result: a page, or a part of a page.
struct SiteRecord: Sendable {
  /// The path from the root of the site.
  var path: String
  var title: String
  var section: String
  /// The words for the search, in addition to the title.
  var text: String

  init(_ page: SitePage) {
    self.init(path: page.path, title: page.title, section: page.section, text: page.searchText)
  }

  /// Makes the record of a part of a page.
  init(path: String, title: String, section: SiteSection, text: String) {
    self.path = path
    self.title = title
    self.section = section.title
    self.text = text.replacing("`", with: "")
  }

  /// Returns the script with the data of the search.
  static func script(_ records: [SiteRecord]) -> String {
    let lines = records.map { record in
      JSONText.of([record.path, record.title, record.section, record.text]) ?? "[]"
    }
    let words = EverydayWords.table.map { entry in
      JSONText.of([entry.word, entry.means.joined(separator: " ")]) ?? "[]"
    }
    return "const searchIndex = [\n\(lines.joined(separator: ",\n"))\n];\n"
      + "const everydayWords = [\n\(words.joined(separator: ",\n"))\n];\n"
  }
}
