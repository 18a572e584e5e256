/// Replaces `delegate?.tableView?(…)` by `delegate?.tableView(…)`, because the methods have default
/// implementations here.
///
/// This includes methods of an app's own protocols that got an empty body. Closures of the app are
/// unchanged: they have no labels. If a method has no labels either, the type of the receiver
/// decides.
struct OptionalCallRewrite {
  /// The first words of methods in UIKit's other protocols, which have labels.
  private static let owners: Set<String> = [
    "collectionView", "documentPicker", "gestureRecognizer", "navigationController",
    "pageViewController", "pickerView", "searchBar", "splitViewController", "tabBarController",
    "textField", "textView",
  ]
  /// The first words of methods that no protocol here declares.
  private static let beginnings = [
    "presentationController", "searchBar", "textField", "textView",
  ]

  private let file: SourceFile
  private let optionals: OptionalRequirements
  private let properties: PropertyTypes
  private var result = Rewrite()

  static func rewrite(
    _ file: SourceFile,
    _ optionals: OptionalRequirements,
    _ properties: PropertyTypes
  ) -> Rewrite {
    var rewrite = Self(file: file, optionals: optionals, properties: properties)
    for token in file.tokens.indices where file.isToken(token - 1, ".") && file.isWord(token) {
      rewrite.read(token)
    }
    return rewrite.result
  }

  private init(file: SourceFile, optionals: OptionalRequirements, properties: PropertyTypes) {
    self.file = file
    self.optionals = optionals
    self.properties = properties
  }

  private mutating func read(_ token: Int) {
    let emptied = optionals.emptied[file.text(token)] ?? []
    if isOptionalCall(token), let close = file.partner(of: token + 2) {
      let labels = labels(token + 2..<close)
      let name = "\(file.text(token))(\(labels.map { $0 + ":" }.joined()))"
      guard isMethod(name, labels, token, emptied) else { return }
      result.edits.append(Edit(file.tokens[token + 1].range, ""))
      let hasOther = file.isToken(close + 1, "?") && file.isToken(close + 2, "?")
      if hasOther, file.areAdjacent(close + 1, close + 2) {
        result.note(.answerWithoutCall(name), at: close + 1, of: file)
      }
      noteComparison(behind: close, name)
    } else if let (name, end) = method(named: token, among: emptied) {
      noteComparison(behind: end, name)
    }
  }

  private func isOptionalCall(_ token: Int) -> Bool {
    file.isToken(token + 1, "?") && file.isToken(token + 2, "(")
      && file.areAdjacent(token, token + 1) && file.areAdjacent(token + 1, token + 2)
  }

  /// Whether a call is one of a protocol's method, and not of a closure with the same name.
  private func isMethod(
    _ name: String,
    _ labels: [String],
    _ token: Int,
    _ emptied: Set<String>
  ) -> Bool {
    let isLabelled = labels.contains { $0 != "_" }
    let word = file.text(token)
    if isLabelled, Self.owners.contains(word) { return true }
    guard ProtocolMethods.names.contains(name) || emptied.contains(name) else {
      return Self.beginnings.contains(where: word.hasPrefix) && isClient(before: token - 1)
    }
    return isLabelled || !properties.declares(word) || isClient(before: token - 1)
  }

  /// Whether the receiver is a delegate or data source, according to its type or name.
  private func isClient(before point: Int) -> Bool {
    var last = point - 1
    while file.isToken(last, "?") || file.isToken(last, "!") { last -= 1 }
    let protocols = ProtocolMethods.protocols.union(optionals.protocols)
    if file.isToken(last, ")"), let open = file.partner(of: last) {
      return (open..<last).suffix(40).contains { protocols.contains(file.text($0)) }
    }
    let receiver = file.text(last)
    let ending = receiver.lowercased()
    return properties.isDeclared(receiver, asOneOf: protocols) || ending.hasSuffix("delegate")
      || ending.hasSuffix("datasource")
  }

  /// Returns a method that is named and not called, such as `list(_:didOpen:)` or `list`, with the
  /// end of its name.
  private func method(named token: Int, among names: Set<String>) -> (name: String, end: Int)? {
    guard let first = names.min() else { return nil }
    guard file.isToken(token + 1, "("), let close = file.partner(of: token + 1) else {
      return (first, token)
    }
    let name = (token...close).map(file.text).joined()
    return names.contains(name) ? (name, close) : nil
  }

  /// Reports that a method, or the result of its call, is compared with nil to test whether it
  /// exists.
  private mutating func noteComparison(behind token: Int, _ name: String) {
    let isUnequal = file.isToken(token + 1, "!")
    guard isUnequal || file.isToken(token + 1, "="), file.isToken(token + 2, "="),
      file.isToken(token + 3, "nil")
    else { return }
    result.note(.presenceAsked(name), at: token + 1, of: file)
  }

  private func labels(_ brackets: Range<Int>) -> [String] {
    var labels: [String] = []
    var place = brackets.lowerBound + 1
    var isFirst = true
    while place < brackets.upperBound {
      if isFirst { labels.append(file.isToken(place + 1, ":") ? file.text(place) : "_") }
      isFirst = file.isToken(place, ",")
      place = file.next(after: place)
    }
    return labels
  }
}
