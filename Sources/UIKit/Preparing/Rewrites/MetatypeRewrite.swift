/// Turns `type.init(style:reuseIdentifier:)` of a metatype into a call of the simulated UIKit.
///
/// Objective-C makes objects of any class by any initializer; Swift asks for a `required` one.
struct MetatypeRewrite {
  /// The initializers that the simulated UIKit calls of a metatype, by the classes that have them.
  private static let known: [String: Set<String>] = [
    "UITableViewCell": ["", "style:reuseIdentifier:"],
    "UITableViewHeaderFooterView": ["", "reuseIdentifier:"],
    "UICollectionViewCell": ["", "frame:"],
    "UICollectionReusableView": ["", "frame:"],
    "UIView": ["", "frame:"],
    "UIViewController": ["", "nibName:bundle:"],
    "UITableViewController": ["", "style:", "nibName:bundle:"],
  ]

  private let file: SourceFile
  private let properties: PropertyTypes
  /// The initializers that protocols of the app ask for, which metatypes of theirs have.
  private let required: Set<String>
  private var result = Rewrite()

  static func rewrite(
    _ file: SourceFile,
    _ properties: PropertyTypes,
    _ required: Set<String>
  ) -> Rewrite {
    var rewrite = Self(file: file, properties: properties, required: required)
    for token in file.tokens.indices where file.isToken(token, "init") { rewrite.read(token) }
    return rewrite.result
  }

  private init(file: SourceFile, properties: PropertyTypes, required: Set<String>) {
    self.file = file
    self.properties = properties
    self.required = required
  }

  private mutating func read(_ token: Int) {
    guard file.isToken(token - 1, "."), file.isToken(token + 1, "("),
      let close = file.partner(of: token + 1), let receiver = receiver(before: token - 1)
    else { return }
    let labels = labels(token + 1..<close)
    let type = Self.known.keys.sorted().first { receiver.contains($0 + ".Type") }
    let isOfCell = labels == "style:reuseIdentifier:"
    guard type != nil || isOfCell, labels != "coder:", !required.contains("init(\(labels))") else {
      return
    }
    if isOfCell || type.flatMap({ Self.known[$0] })?.contains(labels) == true {
      result.edits.append(Edit(file.tokens[token].range, "instantiated"))
    } else {
      result.note(.metatype("init(\(labels))", of: type ?? ""), at: token, of: file)
    }
  }

  /// Returns the words of the receiver's type; nil if the receiver is a type.
  private func receiver(before point: Int) -> Set<String>? {
    let last = point - 1
    if file.isToken(last, ")"), let open = file.partner(of: last) {
      let words = (open..<last).suffix(40)
        .map { file.isToken($0 + 2, "Type") ? file.text($0) + ".Type" : file.text($0) }
      return Set(words)
    }
    let name = file.text(last)
    guard file.isWord(last), file.areAdjacent(last, point), name.first?.isLowercase == true,
      name != "self", name != "super"
    else { return nil }
    let metatypes = Self.known.keys.map { $0 + ".Type" }
    return Set(metatypes.filter { properties.isDeclared(name, asOneOf: [$0]) })
  }

  private func labels(_ brackets: Range<Int>) -> String {
    var labels = ""
    var place = brackets.lowerBound + 1
    var isFirst = true
    while place < brackets.upperBound {
      if isFirst { labels += (file.isToken(place + 1, ":") ? file.text(place) : "_") + ":" }
      isFirst = file.isToken(place, ",")
      place = file.next(after: place)
    }
    return labels
  }
}
