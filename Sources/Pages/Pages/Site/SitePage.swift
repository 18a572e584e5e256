/// A page of the site, without what stands around it on every page.
package struct SitePage: Sendable {
  /// Its path from the root of the site: `handbook/writing-scenarios.html`.
  var path: String
  /// What it is called, as text.
  var title: String
  /// The part of the site.
  var section: SiteSection
  /// The content of its main element, as HTML with one `h1`; links are those of ``SiteLinks``.
  var body: String
  /// Whether a trace plays in it, so that it needs the code of the player.
  var needsPlayer = false
  /// The words that the search finds it by besides its title.
  var searchText = ""
  /// One or two sentences for other search engines and for previews; nil for those of its part.
  var summary: String?

  /// Why a page cannot be made.
  package struct Problem: Error {
    /// The path of the page, or of the file that it is made from.
    var file: String
    var text: String
  }
}
