import Reports

/// Links of the site, which are relative so that they work when opened from a disk.
enum SiteLinks {
  /// Returns the relative link from a page to another, both given as paths from the root.
  static func link(from page: String, to target: String) -> String {
    let folders = page.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(folders, parts.dropLast()).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: folders.count - common)
    return (up + parts.dropFirst(common)).joined(separator: "/")
  }

  struct Neighbour {
    var title: String
    /// The path from the root of the site.
    var path: String
  }

  /// Returns the links to the previous and next pages.
  ///
  /// `label` names their kind, and `last` replaces a missing next link.
  static func onward(
    from page: String,
    label: String,
    previous: Neighbour?,
    next: Neighbour?,
    last: String = ""
  ) -> String {
    let links = [("Before", "prev", previous), ("Next", "next", next)].map {
      word,
      relation,
      other in
      guard let other else { return relation == "next" ? last : "" }
      let address = XMLText.attribute(link(from: page, to: other.path))
      let title = XMLText.content(other.title)
      return "<p>\(word): <a rel=\"\(relation)\" href=\"\(address)\">\(title)</a></p>\n"
    }
    return "<nav class=\"onward\" aria-label=\"\(label)\">\n\(links.joined())</nav>\n"
  }
}
