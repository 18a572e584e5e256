import Reports

/// Links of the site, which work from a disk because they are relative to the page they stand in.
enum SiteLinks {
  /// The link from a page to another; both are paths from the root of the site, the second perhaps with
  /// the name of a place in it.
  static func link(from page: String, to target: String) -> String {
    let folders = page.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(folders, parts.dropLast()).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: folders.count - common)
    return (up + parts.dropFirst(common)).joined(separator: "/")
  }

  /// A page that comes before or behind another.
  struct Neighbour {
    var title: String
    /// From the root of the site.
    var path: String
  }

  /// The links to the pages before and behind one; `label` says what these are, `last` stands where
  /// nothing comes behind.
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
