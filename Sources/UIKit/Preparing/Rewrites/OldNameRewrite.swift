/// Replaces names of Swift 4.0 by the current names.
enum OldNameRewrite {
  static func rewrite(_ file: SourceFile) -> Rewrite {
    var rewrite = Rewrite()
    for token in file.tokens.indices where file.tokens[token].kind == .word {
      guard !isDeclared(token, in: file) else { continue }
      let word = file.text(token)
      if file.isToken(token - 1, ".") {
        readMember(word, token, of: file, &rewrite)
      } else if let successor = OldNames.types[word] {
        rewrite.edits.append(Edit(file.tokens[token].range, successor))
      } else if let labels = OldNames.constructors[word] {
        construct(word, labels, token, of: file, &rewrite)
      } else if let successor = OldNames.functions[word], file.isToken(token + 1, "(") {
        rewrite.note(.oldName(word, successor: successor), at: token, of: file)
      }
      if let successor = OldNames.members[word] {
        rewrite.edits.append(Edit(file.tokens[token].range, successor))
      }
    }
    return rewrite
  }

  /// Whether the app itself declares the name.
  private static func isDeclared(_ token: Int, in file: SourceFile) -> Bool {
    ["class", "struct", "enum", "typealias", "protocol", "let", "var"]
      .contains { $0 == file.text(token - 1) }
  }

  /// Reads a name after a point.
  private static func readMember(
    _ word: String,
    _ token: Int,
    of file: SourceFile,
    _ rewrite: inout Rewrite
  ) {
    if let successor = OldNames.notifications[word] {
      let range = notificationRange(token, of: file)
      rewrite.edits.append(Edit(range, successor + file.lineEnds(in: range)))
    }
    if let (label, successor) = OldNames.labelled[word], file.isToken(token + 1, "("),
      file.text(token + 2) == label, file.isToken(token + 3, ":")
    {
      let colon = file.tokens[token + 3].range.upperBound
      let isSpaced = colon < file.bytes.count && file.bytes[colon] == UInt8(ascii: " ")
      let range = file.tokens[token].range.lowerBound..<(isSpaced ? colon + 1 : colon)
      rewrite.edits.append(Edit(range, successor + "(" + file.lineEnds(in: range)))
    }
  }

  /// Returns the bytes of `NSNotification.Name.UIKeyboardWillShow` and of its shorter forms.
  private static func notificationRange(_ token: Int, of file: SourceFile) -> Range<Int> {
    var first = token - 1
    if file.isToken(first - 1, "Name") {
      first -= 1
      let hasOwner = file.isToken(first - 1, ".")
      let isNamed = ["NSNotification", "Notification"].contains(file.text(first - 2))
      if hasOwner, isNamed { first -= 2 }
    }
    return file.tokens[first].range.lowerBound..<file.tokens[token].range.upperBound
  }

  /// Replaces a function that creates a value by an initializer with labels.
  private static func construct(
    _ word: String,
    _ labels: [String],
    _ token: Int,
    of file: SourceFile,
    _ rewrite: inout Rewrite
  ) {
    guard file.isToken(token + 1, "("), let close = file.partner(of: token + 1) else { return }
    rewrite.edits.append(Edit(file.tokens[token].range, String(word.dropLast("Make".count))))
    var (place, next) = (token + 2, 0)
    var isFirst = true
    while place < close {
      if isFirst, next < labels.count {
        let start = file.tokens[place].range.lowerBound
        rewrite.edits.append(Edit(before: start, labels[next] + ": "))
        next += 1
      }
      isFirst = file.isToken(place, ",")
      place = file.next(after: place)
    }
  }
}
