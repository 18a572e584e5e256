extension Callback {
  /// The facts about all callbacks, in the order of the cases.
  private static let catalogue: [CallbackFacts] =
    CallbackFacts.dataSource + CallbackFacts.delegateDisplay + CallbackFacts.delegateSelection
    + CallbackFacts.delegateEditing + CallbackFacts.delegateInteraction + CallbackFacts.prefetching
    + CallbackFacts.drag + CallbackFacts.drop + CallbackFacts.scrollView

  /// The complete names of every callback: short key, Swift name and selector.
  ///
  /// A test ensures that no two callbacks share a name.
  private static let spellings = [String: Callback](
    catalogue.map { ($0.key, $0.callback) } + catalogue.map { ($0.name, $0.callback) }
      + catalogue.map { ($0.selector, $0.callback) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The abbreviated names, with the callbacks that each may mean.
  private static let shortSpellings: [String: Set<Callback>] = {
    var result: [String: Set<Callback>] = [:]
    for facts in catalogue {
      for spelling in facts.shortSpellings { result[spelling, default: []].insert(facts.callback) }
    }
    return result
  }()

  /// The callbacks by their complete names in lowercase.
  private static let smallSpellings: [String: Set<Callback>] = {
    var result: [String: Set<Callback>] = [:]
    for (spelling, callback) in spellings {
      result[spelling.lowercased(), default: []].insert(callback)
    }
    return result
  }()

  /// The callbacks by their abbreviated names in lowercase.
  private static let smallShortSpellings: [String: Set<Callback>] = {
    var result: [String: Set<Callback>] = [:]
    for (spelling, callbacks) in shortSpellings {
      result[spelling.lowercased(), default: []].formUnion(callbacks)
    }
    return result
  }()

  /// The published facts about the callback.
  package var facts: CallbackFacts { Self.catalogue[rawValue] }

  /// Returns whether a table of this version can call it, even if it is deprecated.
  package func isAvailable(on version: SystemVersion) -> Bool {
    let first = facts.introduced
    return version.isAtLeast(first.major, first.minor)
  }

  /// The protocol that declares it.
  ///
  /// - Complexity: O(1). It does not look up the facts, because every recorded call uses it.
  package var declaringProtocol: DeclaringProtocol {
    // The cases are grouped by protocol. Each line names the first case of the next group.
    if rawValue < Callback.willDisplayCell.rawValue { return .dataSource }
    if rawValue < Callback.prefetchRowsAt.rawValue { return .delegate }
    if rawValue < Callback.itemsForBeginningDragSession.rawValue { return .prefetching }
    if rawValue < Callback.performDrop.rawValue { return .drag }
    if rawValue < Callback.scrollViewDidScroll.rawValue { return .drop }
    return .scrollView
  }

  /// The receiver, which is the delegate for callbacks of `UIScrollViewDelegate`.
  package var recipient: Recipient { declaringProtocol.recipient }

  /// Returns the callback with this name, or nil if there is none.
  ///
  /// The name is a short key, a Swift name, a selector, or a common abbreviation such as
  /// `heightForRowAtIndexPath`.
  package static func named(_ name: String) -> Callback? {
    if let callback = spellings[name] { return callback }
    guard let callbacks = shortSpellings[name], callbacks.count == 1 else { return nil }
    return callbacks.first
  }

  /// Returns the callback with this name, or else the only one whose name differs only in case.
  package static func spelled(_ name: String) -> Callback? {
    if let callback = named(name) { return callback }
    let letters = name.lowercased()
    guard let callbacks = smallSpellings[letters] ?? smallShortSpellings[letters],
      callbacks.count == 1
    else { return nil }
    return callbacks.first
  }
}

extension CallbackFacts {
  /// The selector without its last colon, and the part of each name after `tableView:` or
  /// `tableView(_:`.
  fileprivate var shortSpellings: [String] {
    var spellings = [selector, swiftName ?? selector]
    for prefix in ["tableView:", "tableView(_:"] {
      for name in [selector, swiftName ?? selector] where name.hasPrefix(prefix) {
        let rest = String(name.dropFirst(prefix.count))
        spellings += [rest, String(rest.prefix { $0 != ":" && $0 != ")" })]
      }
    }
    return spellings.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 } + spellings
  }
}

extension Callback {
  /// Whether a table calls it, unlike the callbacks about zooming.
  package var isSentByTable: Bool {
    ![
      .scrollViewDidZoom, .viewForZooming, .scrollViewWillBeginZooming, .scrollViewDidEndZooming,
    ].contains(self)
  }
}
