import Diagnostics
import ShippedLibrary
import YAMLSource

/// A file with texts of `explain`: names with their texts.
///
/// The files are in the folder `Texts` and are embedded in the tool. Tests read all of them.
package struct ExplanationFile {
  /// An error in a file: a text is missing or has the wrong form.
  package struct Mistake: Error, Hashable, CustomStringConvertible {
    package var path: String
    package var line: Int
    package var says: String

    package var description: String { "\(path):\(line): \(says)" }
  }

  /// A name with its texts.
  struct Entry {
    var name: String
    var line: Int
    fileprivate var path: String
    fileprivate var fields: [YAMLPair]

    /// Returns the text of a key, or nil if the key is missing.
    func text(_ key: String) throws(Mistake) -> String? {
      try fields.first { $0.key == key }.map { field throws(Mistake) in
        guard let text = field.value.scalar?.text, !text.isEmpty else {
          throw mistake("'\(key)' needs a text", field.keyRange.start.line)
        }
        return text
      }
    }

    /// Returns the text of a key, which must exist.
    func requiredText(_ key: String) throws(Mistake) -> String {
      guard let text = try text(key) else { throw mistake("'\(name)' needs '\(key)'") }
      return text
    }

    /// Returns the texts of a list, or none if the key is missing.
    func texts(_ key: String) throws(Mistake) -> [String] {
      guard let field = fields.first(where: { $0.key == key }) else { return [] }
      let texts = field.value.entries?.compactMap { $0.scalar?.text } ?? []
      guard !texts.isEmpty, texts.count == field.value.entries?.count else {
        throw mistake("'\(key)' needs a list of texts", field.keyRange.start.line)
      }
      return texts
    }

    /// Returns the entries of a list, or none if the key is missing.
    ///
    /// They get the name of this entry.
    func blocks(_ key: String) throws(Mistake) -> [Entry] {
      guard let field = fields.first(where: { $0.key == key }) else { return [] }
      let blocks = field.value.entries?.compactMap { node in
        node.pairs.map {
          Entry(name: name, line: node.range.start.line, path: path, fields: $0)
        }
      }
      guard let blocks, !blocks.isEmpty, blocks.count == field.value.entries?.count else {
        throw mistake("'\(key)' needs a list of blocks", field.keyRange.start.line)
      }
      return blocks
    }

    /// Throws if there is any other key.
    func check(_ keys: [String]) throws(Mistake) {
      for field in fields where !keys.contains(field.key) {
        let known = keys.joined(separator: ", ")
        throw mistake("'\(field.key)' is not one of \(known)", field.keyRange.start.line)
      }
    }

    func mistake(_ says: String, _ line: Int? = nil) -> Mistake {
      Mistake(path: path, line: line ?? self.line, says: says)
    }
  }

  /// The entries in the order of the file.
  let entries: [Entry]

  init(path: String, text: String) throws(Mistake) {
    let document = YAMLDocument(SourceText(path: path, bytes: Array(text.utf8)))
    if let diagnostic = document.diagnostics.first {
      let line = diagnostic.range?.start.line ?? 1
      throw Mistake(path: path, line: line, says: DiagnosticRecord(diagnostic).message)
    }
    guard let pairs = document.root?.pairs else {
      throw Mistake(path: path, line: 1, says: "the file needs names with texts")
    }
    entries = try pairs.map { pair throws(Mistake) in
      let line = pair.keyRange.start.line
      // A text without keys is the value of `is`.
      let text = [YAMLPair(key: "is", keyRange: pair.keyRange, value: pair.value)]
      guard let fields = pair.value.pairs ?? (pair.value.isScalar ? text : nil) else {
        throw Mistake(path: path, line: line, says: "'\(pair.key)' needs a block of texts")
      }
      return Entry(name: pair.key, line: line, path: path, fields: fields)
    }
  }

  static let folder = "Sources/Teaching/Explaining/Texts"

  /// Returns the entries of an embedded file, or of all files in a folder, in the order of the
  /// files.
  static func embedded(_ name: String) throws(Mistake) -> [Entry] {
    let path = "\(folder)/\(name)"
    let files = ShippedFile.at(path).map { [$0] } ?? Array(ShippedFile.below(path))
    guard !files.isEmpty else { throw Mistake(path: path, line: 1, says: "no such file") }
    var entries: [Entry] = []
    for file in files {
      entries += try ExplanationFile(path: file.path, text: file.text).entries
    }
    return entries
  }
}
