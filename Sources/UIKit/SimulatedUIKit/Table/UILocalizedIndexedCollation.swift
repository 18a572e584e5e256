public import Foundation

/// Sorts objects into the sections of an alphabet: A to Z, and # for the rest.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// The titles of the sections.
  open private(set) var sectionTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The alphabet, which is the English one here whatever the language is.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The section of an index title.
  open func section(forSectionIndexTitle indexTitle: Int) -> Int { indexTitle }

  /// The section of an object, by the first letter of its text.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = text(of: object, selector).first.map { String($0).uppercased() } ?? ""
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  /// The objects in the order of their texts.
  open func sortedArray(
    from array: [Any],
    collationStringSelector selector: Selector
  ) -> [Any] {
    array.enumerated().map { (key: (text(of: $1, selector), $0), object: $1) }
      .sorted { $0.key < $1.key }.map(\.object)
  }

  /// The text of an object: a string itself, else its description, since no method can be called by name.
  private func text(of object: Any, _ selector: Selector) -> String {
    if !(object is String), !["description", "self"].contains(selector.name) {
      Simulation.warn(
        "UILocalizedIndexedCollation cannot call a selector on Linux and sorts by the description of "
          + "\(String(describing: type(of: object))); override description, or sort strings"
      )
    }
    return String(describing: object).folding(options: [.diacriticInsensitive], locale: nil)
      .lowercased()
  }
}
