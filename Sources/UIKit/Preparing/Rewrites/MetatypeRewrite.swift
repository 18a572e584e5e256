/// Replaces `type.init(style:reuseIdentifier:)` of a metatype by a call of the simulated UIKit.
///
/// Objective-C can call any initializer of a class that is known only at run time. Swift needs a
/// `required` one.
struct MetatypeRewrite {
  /// The initializers of metatypes that the simulated UIKit supports, by class.
  private static let known: [String: Set<String>] = [
    "UITableViewCell": ["", "style:reuseIdentifier:"],
    "UITableViewHeaderFooterView": ["", "reuseIdentifier:"],
    "UICollectionViewCell": ["", "frame:"],
    "UICollectionReusableView": ["", "frame:"],
    "UIView": ["", "frame:"],
    "UIViewController": ["", "nibName:bundle:"],
    "UITableViewController": ["", "style:", "nibName:bundle:"],
  ]

  /// The classes of UIKit whose subclasses are created like views.
  private static let views: Set<String> = [
    "UIButton", "UIControl", "UIImageView", "UILabel", "UIScrollView", "UIStackView",
    "UITableView", "UITextField", "UITextView",
  ]

  private let file: SourceFile
  private let structure: Structure
  private let properties: PropertyTypes
  /// The initializers that protocols of the app require.
  private let required: Set<String>
  /// The generic parameters before the current token, with the class of each.
  private var parameters: [String: String] = [:]
  private var result = Rewrite()

  static func rewrite(
    _ file: SourceFile,
    _ structure: Structure,
    _ properties: PropertyTypes,
    _ required: Set<String>
  ) -> Rewrite {
    var rewrite = Self(file, structure, properties, required)
    for token in file.tokens.indices where file.isWord(token) {
      if file.isToken(token, "init") {
        rewrite.read(token)
      } else if file.isToken(token + 1, "("), file.areAdjacent(token, token + 1) {
        rewrite.readCall(token)
      } else {
        rewrite.readParameter(token)
      }
    }
    return rewrite.result
  }

  private init(
    _ file: SourceFile,
    _ structure: Structure,
    _ properties: PropertyTypes,
    _ required: Set<String>
  ) {
    self.file = file
    self.structure = structure
    self.properties = properties
    self.required = required
  }

  /// Records a generic parameter and its class, as in `<T: UIView>` or `where T: UIView`.
  private mutating func readParameter(_ token: Int) {
    let begins = file.isToken(token - 1, "<")
    guard begins || file.isToken(token - 1, ",") || file.isToken(token - 1, "where") else { return }
    let name = file.text(token)
    guard name.first?.isUppercase == true else { return }
    if begins { parameters[name] = nil }
    guard file.isToken(token + 1, ":") else { return }
    var bound = token + 2
    while file.isWord(bound) {
      if let base = Self.base(file.text(bound)) { parameters[name] = base }
      guard file.isToken(bound + 1, "&") else { return }
      bound += 2
    }
  }

  private static func base(_ name: String) -> String? {
    known[name] != nil ? name : views.contains(name) ? "UIView" : nil
  }

  /// Returns the class of UIKit that a generic parameter must inherit from, or that `Self` extends.
  private func base(of name: String, at token: Int) -> String? {
    if let base = parameters[name] { return base }
    let type = Int(structure.enclosing[token])
    guard type >= 0, structure.types[type].kind == .extension else { return nil }
    let isSelf =
      name == "Self"
      || name == "self"
        && !structure.members.contains {
          $0.type == type && $0.name.hasPrefix("init")
            && ($0.first...($0.last ?? $0.first)).contains(token)
        }
    return isSelf ? Self.base(structure.types[type].name) : nil
  }

  /// Reads `T(frame: frame)` of a generic parameter, or of `Self` in an extension of a class of
  /// UIKit.
  private mutating func readCall(_ token: Int) {
    let name = file.text(token)
    guard name.first?.isUppercase == true, !file.isToken(token - 1, "."),
      let close = file.partner(of: token + 1), let base = base(of: name, at: token)
    else { return }
    let labels = labels(token + 1..<close)
    guard Self.known[base]?.contains(labels) == true, !required.contains("init(\(labels))") else {
      return
    }
    let end = file.tokens[token].range.upperBound
    result.edits.append(Edit(before: end, ".instantiated"))
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

  /// Returns the words of the receiver's type, or nil if the receiver is a type.
  private func receiver(before point: Int) -> Set<String>? {
    let last = point - 1
    if file.isToken(last, ")"), let open = file.partner(of: last) {
      let words = (open..<last).suffix(40)
        .map { file.isToken($0 + 2, "Type") ? file.text($0) + ".Type" : file.text($0) }
      return Set(words)
    }
    let name = file.text(last)
    guard file.isWord(last), file.areAdjacent(last, point) else { return nil }
    if let base = base(of: name, at: last) { return [base + ".Type"] }
    guard name.first?.isLowercase == true,
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
