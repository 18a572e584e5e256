/// A page of the site, without the frame of every page.
package struct SitePage: Sendable {
  /// Its path from the root of the site: `handbook/writing-scenarios.html`.
  var path: String
  var title: String
  var section: SiteSection
  /// The content of its main element, as HTML with one `h1`; links are those of ``SiteLinks``.
  var body: String
  /// Whether a trace plays in it, so that it needs the code of the player.
  var needsPlayer = false
  /// The words for the search, in addition to its title.
  var searchText = ""
  /// One or two sentences for search engines and previews, or nil for those of its section.
  var summary: String?

  /// The reason why a page cannot be made.
  package struct Problem: Error {
    /// The path of the page, or of its source file.
    var file: String
    var text: String
  }
}
