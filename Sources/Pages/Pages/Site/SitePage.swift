/// A page of the site, without the head, menu and foot that all pages share.
package struct SitePage: Sendable {
  /// The path from the root of the site, such as `handbook/writing-scenarios.html`.
  var path: String
  var title: String
  var section: SiteSection
  /// The HTML of the main element, with one `h1` and links from ``SiteLinks``.
  var body: String
  /// Whether the page plays a trace and needs the player's code.
  var needsPlayer = false
  /// The words for the search, in addition to the title.
  var searchText = ""
  /// One or two sentences for search engines and previews, or nil to use those of the section.
  var summary: String?

  /// The reason why a page cannot be made.
  package struct Problem: Error {
    /// The path of the page or of its source file.
    var file: String
    var text: String
  }
}
