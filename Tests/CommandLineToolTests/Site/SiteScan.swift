import Foundation

@testable import Pages
@testable import Project

/// What a page of the site has that links and readers go by.
struct SiteScan {
  private(set) var ids: [String] = []
  /// The links, and the names of places that labels stand at.
  private(set) var links: [String] = []
  /// The levels of the headings.
  private(set) var headings: [Int] = []
  private(set) var title = ""
  /// The tags that nothing closes, or that close nothing.
  private(set) var unbalanced: [String] = []

  private static let empty: Set = ["meta", "link", "img", "input", "br", "hr", "wbr"]

  /// Reads a page, whose tags all have their attributes between double quotes.
  init(_ page: String) {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      if open.last == "title" { title = String(rest[..<start]) }
      rest = rest[rest.index(after: end)...]
      guard let first = tag.first, first != "!" else { continue }
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      if first == "/" {
        if open.popLast() != name { unbalanced.append(name) }
        continue
      }
      read(name, Self.attributes(of: tag.dropFirst(name.count)))
      guard !Self.empty.contains(name) else { continue }
      open.append(name)
      // What is within a script is no markup.
      if name == "script", let close = rest.firstRange(of: "</script>") {
        rest = rest[close.lowerBound...]
      }
    }
    unbalanced += open
  }

  private mutating func read(_ name: String, _ attributes: [String: String]) {
    if let id = attributes["id"] { ids.append(id) }
    for key in ["href", "src", "action"] {
      if let link = attributes[key] { links.append(link) }
    }
    for key in ["aria-labelledby", "for"] {
      if let label = attributes[key] { links.append("#\(label)") }
    }
    if name.count == 2, name.first == "h", let level = Int(name.dropFirst()) {
      headings.append(level)
    }
  }

  private static func attributes(of text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(separator: " ").last.map(String.init) ?? ""
      let quoted = rest[rest.index(after: equals)...].dropFirst()
      guard let end = quoted.firstIndex(of: "\"") else { break }
      attributes[key] = String(quoted[..<end]).replacing("&quot;", with: "\"")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      rest = quoted[end...].dropFirst()
    }
    return attributes
  }
}

/// All pages of a site with their links.
struct ScannedSite {
  /// The pages by their paths.
  private(set) var pages: [String: SiteScan]
  private var files: Set<String>

  /// Reads the files of a site, by their paths from its root.
  init(_ files: [String: String]) {
    self.files = Set(files.keys)
    pages = files.filter { $0.key.hasSuffix(".html") }.mapValues { SiteScan($0) }
  }

  /// The site with another page at a path.
  func replacing(_ path: String, with page: String) -> ScannedSite {
    var site = self
    site.files.insert(path)
    site.pages[path] = SiteScan(page)
    return site
  }

  /// The links that lead to no file, or to no place in a page.
  var broken: [String] {
    pages.keys.sorted().flatMap { path in
      (pages[path]?.links ?? []).compactMap { link in
        Self.isOutside(link) || isThere(link, from: path) ? nil : "\(path): \(link)"
      }
    }
  }

  /// The pages that no way of links leads to from the first.
  var unreachable: [String] {
    var seen: Set = [SiteSection.start.path]
    var next = Array(seen)
    while let path = next.popLast() {
      for link in pages[path]?.links ?? [] where !Self.isOutside(link) {
        let target = Self.target(link, from: path).path
        if pages[target] != nil, seen.insert(target).inserted { next.append(target) }
      }
    }
    return pages.keys.filter { !seen.contains($0) }.sorted()
  }

  /// Whether a path, perhaps with the name of a place, is in the site.
  func isThere(_ link: String, from page: String = "index.html") -> Bool {
    let (path, place) = Self.target(link, from: page)
    guard files.contains(path) else { return false }
    // The player reads what stands behind the name of an event itself.
    guard let place, !place.hasPrefix("event=") else { return true }
    return pages[path]?.ids.contains(place) ?? false
  }

  private static func isOutside(_ link: String) -> Bool {
    link.hasPrefix("https://") || link.hasPrefix("data:")
  }

  private static func target(_ link: String, from page: String) -> (path: String, place: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts.count > 1 ? String(parts[1]) : nil
    guard let path = parts.first, !path.isEmpty else { return (page, place) }
    return (FilePath.tidy(FilePath.join(FilePath.folder(of: page), String(path))), place)
  }
}
