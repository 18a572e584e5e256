/// Adds a method to each class that declares which optional methods the class has.
///
/// A table needs to know some methods before it calls them. Swift does not know this at run time,
/// but the source shows it. The simulated UIKit calls the added method when it first meets an
/// object of the class.
struct DeclarationRewrite {
  /// The methods, with the name in `DeclaredMethod` as label after `_`.
  private static let methods = [
    "tableView(_:estimatedHeightForRowAt:)",
    "tableView(_:estimatedHeightForHeaderInSection:)",
    "tableView(_:estimatedHeightForFooterInSection:)",
    "tableView(_:commit:forRowAt:)",
    "tableView(_:moveRowAt:to:)",
    "tableView(_:editActionsForRowAt:)",
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
    "tableView(_:shouldShowMenuForRowAt:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)",
    "tableView(_:viewForHeaderInSection:)",
    "tableView(_:viewForFooterInSection:)",
  ]

  /// The name of the added method.
  private static let hook = "declareTableMethods()"
  private static let names = Set(methods)
  private static let protocols: Set<String> = ["UITableViewDataSource", "UITableViewDelegate"]
  /// Classes of UIKit that conform to the protocols themselves.
  private static let conforming: Set<String> = [
    "UITableViewController", "UITableViewDiffableDataSource",
  ]

  private let index: ClassIndex
  /// Edits that add other members at the ends of classes.
  private let others: [[Edit]]
  private(set) var edits: [[Edit]]

  init(_ index: ClassIndex, besides others: [[Edit]]) {
    self.index = index
    self.others = others
    edits = Array(repeating: [], count: index.files.count)
    for number in index.classes.indices { declare(number) }
  }

  private mutating func declare(_ number: Int) {
    let chain = [number] + index.superclasses(of: number)
    let place = index.classes[number].place
    let root = index.root(of: number)
    guard root.hasPrefix("UI") || root == "NSObject", importsUIKit(place.file),
      !index.classes[number].names.contains(Self.hook)
    else { return }
    let isOfKit = Self.conforming.contains(root)
    guard let owner = isOfKit ? chain.count : chain.lastIndex(where: conforms) else { return }
    let counted = chain.indices.map { members(of: chain[$0], isOwner: $0 >= owner) }
    let isFirst = owner == 0 || isOfKit && chain.count == 1
    guard isFirst || !counted[0].isEmpty, counted.joined().allSatisfy({ $0.clause == 0 }) else {
      return
    }
    let found = Set(counted.joined().map(\.name))
    let words = Self.methods.filter(found.contains).map { "." + $0.split(separator: ":")[1] }
    write(words, isOverride: owner > 0, at: place)
  }

  /// Whether a class declares the conformance itself.
  private func conforms(_ number: Int) -> Bool {
    !index.classes[number].protocols.isDisjoint(with: Self.protocols)
  }

  /// Returns the methods of a class that a table must know early.
  ///
  /// The conforming class decides which methods are called. In its subclasses, only overrides
  /// count.
  private func members(of number: Int, isOwner: Bool) -> [Member] {
    index.classes[number].members.filter { reference in
      let name = index.member(reference).name
      guard Self.names.contains(name) else { return false }
      return isOwner || index.classes[number].asked.contains(name) || index.overrides(reference)
    }.map(index.member)
  }

  private func importsUIKit(_ file: Int) -> Bool {
    index.structures[file].imports.contains {
      $0.clause == 0 && index.files[file].isToken($0.module, "UIKit")
    }
  }

  private mutating func write(_ words: [String], isOverride: Bool, at place: TypeReference) {
    let declaration = index.declaration(place)
    let file = index.files[place.file]
    let close = file.tokens[declaration.body.upperBound].range.lowerBound
    let isSecond = others[place.file].contains { $0.range.lowerBound == close }
    let text =
      (isSecond ? "; " : declaration.separator(in: file))
      + "@MainActor \(declaration.access(in: file))\(isOverride ? "override " : "")class func"
      + " \(Self.hook) { Simulation.declare(self, implements: [\(words.joined(separator: ", "))]) } "
    edits[place.file].append(Edit(before: close, text))
  }
}
