/// The folders and modules of the sources, and which folders of a module name types of another.
struct SourceTree {
  /// The folders of Sources that hold several modules.
  static let groups: Set<String> = ["Language", "Goldens", "Pages", "Tool", "UIKit", "Development"]

  /// The module that a file below Sources belongs to.
  static func module(of file: String) -> String? {
    let parts = file.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    return groups.contains(parts[1]) ? parts[2] : parts[1]
  }

  /// A source file of one module.
  private struct File {
    var folder: String
    var declared: Set<String>
    var used: Set<String>
  }

  private let files: [File]
  /// The number of lines of the module.
  let lines: Int

  /// Reads the sources of a module; `paths` begin with Sources.
  init(_ module: String, paths: [String], text: (String) throws -> String) rethrows {
    var files: [File] = []
    var lines = 0
    for path in paths where Self.module(of: path) == module {
      let source = try text(path)
      lines += source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      let inside = path.components(after: module)
      guard inside.count > 1 else { continue }
      files.append(Self.read(source, folder: inside[0]))
    }
    self.files = files
    self.lines = lines
  }

  /// The folders, sorted.
  var folders: [String] { Set(files.map(\.folder)).sorted() }

  /// The folders that each folder names types of.
  var dependencies: [String: Set<String>] {
    var home: [String: String] = [:]
    for file in files { for name in file.declared { home[name] = home[name] ?? file.folder } }
    var result: [String: Set<String>] = [:]
    for file in files {
      for name in file.used {
        guard let other = home[name], other != file.folder else { continue }
        result[file.folder, default: []].insert(other)
      }
    }
    return result
  }

  /// The pairs of folders that name types of each other, as "A B" in alphabetical order.
  var pairs: [String] {
    let all = dependencies
    return all.flatMap { from, targets in
      targets.filter { from < $0 && all[$0]?.contains(from) == true }.map { "\(from) \($0)" }
    }.sorted()
  }

  /// The types that a file declares at its top level, and the words that it uses; words in comments, in texts, and
  /// those that the file declares inside of its types are left out.
  private static func read(_ source: String, folder: String) -> File {
    var declared: Set<String> = []
    var nested: Set<String> = []
    var used: Set<String> = []
    var isText = false
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      let quotes = code.split(separator: "\"\"\"", omittingEmptySubsequences: false).count - 1
      if quotes == 1 { isText.toggle() }
      if isText || quotes > 0 || code.hasPrefix("//") { continue }
      let words = Self.words(of: code)
      for (place, word) in words.dropLast().enumerated() where kinds.contains(word) {
        if code.count == line.count {
          declared.insert(words[place + 1])
        } else {
          nested.insert(words[place + 1])
        }
      }
      used.formUnion(words)
    }
    return File(folder: folder, declared: declared, used: used.subtracting(nested))
  }

  private static let kinds: Set<String> = [
    "struct", "enum", "class", "protocol", "actor", "typealias",
  ]

  /// The words of a line of code, without what stands in quotes.
  private static func words(of code: Substring) -> [String] {
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
    let outside = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return outside.flatMap { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }
}

extension String {
  /// The parts of a path after the folder of a module.
  fileprivate func components(after module: String) -> [String] {
    let parts = split(separator: "/").map(String.init)
    guard let place = parts.lastIndex(of: module) else { return [] }
    return Array(parts[(place + 1)...])
  }
}
