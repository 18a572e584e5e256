/// Handles paths as texts with `/`, as they are typed and printed, never made absolute.
package enum FilePath {
  /// Returns a path in a folder, to which `.` adds nothing.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns the folder of a file, or `.` if the path has none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Whether a path leads out of its folder.
  package static func leaves(_ path: String) -> Bool {
    let tidy = tidy(path)
    return tidy.hasPrefix("/") || tidy == ".." || tidy.hasPrefix("../")
  }

  /// Whether a path has a name that begins with a dot, which walks through folders skip.
  package static func isHidden(_ path: String) -> Bool {
    let names = tidy(path).split(separator: "/")
    return names.suffix(path.hasPrefix("/") ? 1 : names.count).contains { name in
      name.hasPrefix(".") && name != ".."
    }
  }

  /// Joins the parts of a path.
  ///
  /// The standard library's `joined` searches all types of the program at its first use, which
  /// takes a tenth of a short run.
  static func joined(_ parts: [String]) -> String {
    var path = parts.first ?? ""
    for part in parts.dropFirst() { path += "/" + part }
    return path
  }

  /// Returns the path without `.` parts, and with `..` resolved after a folder.
  package static func tidy(_ path: String) -> String {
    if isTidy(path) { return path }
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    let joined = joined(parts)
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether no part of a path is empty or begins with a dot, as in nearly all paths.
  private static func isTidy(_ path: String) -> Bool {
    var isBeginning = true
    for (place, byte) in path.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "/"):
        if isBeginning, place > 0 { return false }
        isBeginning = true
      case UInt8(ascii: "."):
        if isBeginning { return false }
      case _:
        isBeginning = false
      }
    }
    return !isBeginning
  }
}
