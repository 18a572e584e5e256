import TableTrace

/// The short names that people print for callbacks, such as `numberOfRows`, `willDisplay` or `cell
/// for row`.
enum LogShorthand {
  /// The most words of a name with spaces, such as `estimated height for row`.
  private static let mostWords = 7
  /// The most bytes of a short name.
  private static let longest = 60

  /// The callback of a name in any spelling at the beginning of a text, and the rest, or nil.
  static func read(_ text: LogText) -> (message: Message, rest: LogText)? {
    var squeezed = ""
    var rest = text
    var found: (message: Message, rest: LogText)?
    for number in 0..<mostWords {
      let word = rest.prefix { $0.isLetter }
      guard !word.isEmpty, squeezed.utf8.count + word.utf8.count <= longest else { break }
      // A single word is a method name, and not the beginning of a sentence, if it has capital
      // letters.
      let isPlain = word.dropFirst().allSatisfy { !$0.isUppercase }
      if number > 0, !isPlain { break }
      squeezed += word.string.lowercased()
      rest = rest[word.endIndex...]
      if let message = names[squeezed], number > 0 || !isPlain {
        found = (message, rest)
      }
      guard rest.first == " " || rest.first == "_" else { break }
      rest = rest.dropFirst()
    }
    return found
  }

  /// Whether a word may be an unknown name of a table's method, such as `configureCellForRow`.
  static func isLikely(_ word: LogText) -> Bool {
    let text = word.string
    guard text.first?.isLowercase ?? false, text.contains(where: \.isUppercase) else {
      return false
    }
    return parts.contains { text.contains($0) }
  }

  /// Whether a word means a part of a table, as in `cell made 0`.
  static func isPartOfTable(_ word: LogText) -> Bool {
    word.utf8.count <= 8 && partsOfTables.contains(word.string.lowercased())
  }

  private static let partsOfTables: Set<String> = [
    "row", "rows", "cell", "cells", "section", "sections",
  ]

  private static let parts = [
    "Row", "Section", "Header", "Footer", "Cell", "Display", "Highlight", "Select", "Editing",
  ]

  /// The callbacks by their short names in small letters.
  private static let names: [String: Message] = {
    var all: [String: Set<Message>] = [:]
    for callback in Callback.allCases {
      for name in shortNames(of: callback.facts.key) {
        all[name.lowercased(), default: []].insert(.callback(callback))
      }
    }
    var names = all.compactMapValues { $0.count == 1 ? $0.first : nil }
    for callback in Callback.allCases {
      for name in wholeNames(of: callback.facts.key) {
        names[name.lowercased()] = .callback(callback)
      }
    }
    // If several names have the same beginning, people mean the one about rows.
    for (name, callback) in meant { names[name.lowercased()] = .callback(callback) }
    return names
  }()

  private static let meant: [(String, Callback)] = [
    ("willDisplay", .willDisplayCell), ("didEndDisplaying", .didEndDisplayingCell),
    ("endDisplaying", .didEndDisplayingCell), ("didEndDisplay", .didEndDisplayingCell),
    ("cellForItem", .cellForRowAt), ("cellForIndexPath", .cellForRowAt), ("cellFor", .cellForRowAt),
    ("heightFor", .heightForRowAt), ("estimatedHeight", .estimatedHeightForRowAt),
    ("numberOfRow", .numberOfRowsInSection), ("numRows", .numberOfRowsInSection),
    ("rowsInSection", .numberOfRowsInSection), ("numberOfSection", .numberOfSections),
    ("numSections", .numberOfSections), ("canEdit", .canEditRowAt), ("canMove", .canMoveRowAt),
  ]

  /// A key, and its beginnings of at least two whole words.
  private static func shortNames(of key: String) -> [String] {
    wholeNames(of: key).filter { !$0.hasPrefix("tableView") && !$0.hasPrefix("scrollView") }
      .flatMap { name -> [String] in
        let starts = name.indices.dropFirst().filter { name[$0].isUppercase }
        return [name] + starts.dropFirst().map { String(name[..<$0]) } + [name + "IndexPath"]
      }
  }

  /// A key, and the same key without the class at its beginning.
  private static func wholeNames(of key: String) -> [String] {
    let classes = ["scrollView", "tableView"].filter { key.hasPrefix($0) }
    return [key] + classes.map { String(key.dropFirst($0.count)) }
  }
}
