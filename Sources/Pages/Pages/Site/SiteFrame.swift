import Reports

/// What stands around the content of every page of the site.
enum SiteFrame {
  /// The beginning of every page, by which one is known again.
  static let mark = "<!doctype html>\n<!-- a page of tabletrace site -->\n"
  /// The page that searches.
  static let searchPath = "search.html"

  /// A whole page.
  static func html(_ page: SitePage) -> String {
    let title = XMLText.content(page.title)
    let isStart = page.path == SiteSection.start.path
    return """
      \(mark)<html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="color-scheme" content="light dark">
      <title>\(isStart ? title : title + " – tabletrace")</title>
      <link rel="icon" href="data:,">
      \(resources(of: page))</head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
      <p class="name"><a href="\(link(from: page, to: SiteSection.start.path))">tabletrace</a></p>
      \(search(on: page))<nav aria-label="Parts of the site">
      <ul>
      \(SiteSection.allCases.filter { $0 != .start }.map { item($0, on: page) }.joined())</ul>
      </nav>
      </header>
      <main id="content">
      \(page.body)</main>
      <footer>
      <p>Made by <code>tabletrace site</code>; nothing here needs a network.</p>
      </footer>
      </body>
      </html>

      """
  }

  private static func link(from page: SitePage, to target: String) -> String {
    XMLText.attribute(SiteLinks.link(from: page.path, to: target))
  }

  /// The style sheets and scripts; the player alone is large.
  private static func resources(of page: SitePage) -> String {
    let styles = (page.needsPlayer ? ["player.css"] : []) + ["style.css"]
    let scripts: [String]
    if page.path == searchPath {
      scripts = ["search-index.js", "search.js", "search-page.js"]
    } else {
      scripts = page.needsPlayer ? ["player.js"] : []
    }
    return styles.map { "<link rel=\"stylesheet\" href=\"\(link(from: page, to: $0))\">\n" }
      .joined()
      + scripts.map { "<script defer src=\"\(link(from: page, to: $0))\"></script>\n" }.joined()
  }

  private static func search(on page: SitePage) -> String {
    """
    <form role="search" action="\(link(from: page, to: searchPath))">
    <label for="search-words">Search</label>
    <input id="search-words" name="q" type="search" autocomplete="off">
    <button>Find</button>
    </form>

    """
  }

  private static func item(_ section: SiteSection, on page: SitePage) -> String {
    let current = page.path == section.path ? "page" : page.section == section ? "true" : nil
    let mark = current.map { " aria-current=\"\($0)\"" } ?? ""
    return
      "<li><a href=\"\(link(from: page, to: section.path))\"\(mark)>\(section.title)</a></li>\n"
  }

  /// Nothing is loaded over a network; a page from a disk has no origin that could be named.
  private static let policy =
    "connect-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'"
}
