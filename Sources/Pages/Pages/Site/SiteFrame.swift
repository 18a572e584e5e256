import Reports

/// The head, the menu and the foot of every page of the site.
struct SiteFrame {
  /// The first lines of every page, which identify the file.
  static let mark = "<!doctype html>\n<!-- a page of tabletrace site -->\n"
  static let searchPath = "search.html"
  /// The path of the picture for link previews.
  static let previewPath = "preview.png"
  private static let longestSummary = 160

  /// The address of the site, without a slash at its end, or nil if unknown.
  let baseURL: String?

  func html(_ page: SitePage) -> String {
    let title = XMLText.content(page.title)
    let isStart = page.path == SiteSection.start.path
    return """
      \(Self.mark)<html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="color-scheme" content="light dark">
      <title>\(isStart ? title : title + " – tabletrace")</title>
      \(description(of: page))<link rel="icon" href="data:,">
      \(Self.resources(of: page))</head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
      <p class="name"><a href="\(Self.link(from: page, to: SiteSection.start.path))">tabletrace</a></p>
      \(Self.search(on: page))\(Self.menu(on: page))</header>
      <main id="content">
      \(page.body)</main>
      <footer>
      <p>Made by <code>tabletrace site</code>. The pages need no network.</p>
      </footer>
      </body>
      </html>

      """
  }

  /// Returns the description of a page for search engines and previews, with addresses if they are
  /// known.
  private func description(of page: SitePage) -> String {
    let summary = XMLText.attribute(Self.summary(of: page))
    var text = "<meta name=\"description\" content=\"\(summary)\">\n"
    guard let baseURL else { return text }
    let isStart = page.path == SiteSection.start.path
    let address = "\(baseURL)/\(isStart ? "" : page.path)"
    let properties = [
      ("og:type", "website"), ("og:site_name", "tabletrace"), ("og:title", page.title),
      ("og:description", Self.summary(of: page)), ("og:url", address),
      ("og:image", "\(baseURL)/\(Self.previewPath)"),
    ]
    for (name, value) in properties {
      text += "<meta property=\"\(name)\" content=\"\(XMLText.attribute(value))\">\n"
    }
    return text + "<meta name=\"twitter:card\" content=\"summary_large_image\">\n"
      + "<link rel=\"canonical\" href=\"\(XMLText.attribute(address))\">\n"
  }

  /// Returns a description that is short enough for search engines to show it completely.
  private static func summary(of page: SitePage) -> String {
    let text = page.summary ?? "\(page.title). \(page.section.says)"
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > longestSummary else { return line }
    let start = line.prefix(longestSummary - 1)
    return "\(start.lastIndex(of: " ").map { start[..<$0] } ?? start)…"
  }

  private static func link(from page: SitePage, to target: String) -> String {
    XMLText.attribute(SiteLinks.link(from: page.path, to: target))
  }

  /// Returns the style sheets and scripts of a page, with the player's only if the page has a
  /// player.
  private static func resources(of page: SitePage) -> String {
    let styles = (page.needsPlayer ? ["player.css"] : []) + ["style.css"]
    var scripts = page.needsPlayer ? ["player.js"] : []
    if page.path == searchPath {
      scripts += ["search-index.js", "search.js", "search-page.js"]
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

  /// Returns the menu, which is folded in a narrow window.
  private static func menu(on page: SitePage) -> String {
    let groups = SiteSection.groups.map { title, sections in
      "<li><span>\(title)</span>\n<ul>\n\(sections.map { item($0, on: page) }.joined())</ul></li>\n"
    }
    return """
      <details class="menu">
      <summary>Menu</summary>
      <nav aria-label="Parts of the site">
      <ul>
      \(groups.joined())</ul>
      </nav>
      </details>

      """
  }

  private static func item(_ section: SiteSection, on page: SitePage) -> String {
    let current = page.path == section.path ? "page" : page.section == section ? "true" : nil
    let mark = current.map { " aria-current=\"\($0)\"" } ?? ""
    return
      "<li><a href=\"\(link(from: page, to: section.path))\"\(mark)>\(section.title)</a></li>\n"
  }

  /// The content security policy: nothing is loaded over a network.
  ///
  /// It names no origin, because a page opened from a disk has none.
  private static let policy =
    "connect-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'"
}
