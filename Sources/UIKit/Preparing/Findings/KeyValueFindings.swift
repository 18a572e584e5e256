/// Finds key-value coding and observing, which need Objective-C.
enum KeyValueFindings {
  /// Methods with a key, by their first word and the label of the key.
  private static let calls: [String: Set<String>] = [
    "value": ["forKey", "forKeyPath"],
    "setValue": ["forKey", "forKeyPath"],
    "addObserver": ["forKeyPath"],
    "removeObserver": ["forKeyPath"],
    "observeValue": ["forKeyPath"],
  ]

  static func remarks(_ file: SourceFile, _ declared: Set<String>) -> [Remark] {
    file.tokens.indices.compactMap { token in
      guard let name = name(token, file), !declared.contains(name) else { return nil }
      return Remark(.keyValue(name), at: token, of: file)
    }
  }

  /// Returns the name of the call or declaration at a token, such as `setValue(_:forKey:)`.
  private static func name(_ token: Int, _ file: SourceFile) -> String? {
    guard file.isWord(token), (5...21).contains(file.tokens[token].range.count) else { return nil }
    let word = file.text(token)
    if word == "NSKeyValueObservation" || word == "NSKeyValueChangeKey" { return word }
    guard file.isToken(token + 1, "("), file.partner(of: token + 1) != nil else { return nil }
    let first = token + 2
    if word == "observe" {
      return file.isToken(first, "\\") && file.isToken(token - 1, ".") ? "observe(_:options:)" : nil
    }
    guard let keys = calls[word] else { return nil }
    if file.isToken(first + 1, ":"), keys.contains(file.text(first)) {
      return "\(word)(\(file.text(first)):)"
    }
    return label(behind: first, file).flatMap { keys.contains($0) ? "\(word)(_:\($0):)" : nil }
  }

  private static func label(behind first: Int, _ file: SourceFile) -> String? {
    var place = first
    while place < min(file.tokens.count, first + 40) {
      if file.isToken(place, ",") {
        return file.isToken(place + 2, ":") ? file.text(place + 1) : nil
      }
      if file.isToken(place, ")") { return nil }
      place = file.next(after: place)
    }
    return nil
  }
}
