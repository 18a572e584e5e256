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
}
