public import Foundation

@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  open private(set) var sectionTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the English alphabet, whatever the language is.
  open class func current() -> UILocalizedIndexedCollation { shared }

  open func section(forSectionIndexTitle indexTitle: Int) -> Int { indexTitle }

  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = text(of: object, selector).first.map { String($0).uppercased() } ?? ""
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  open func sortedArray(
    from array: [Any],
    collationStringSelector selector: Selector
  ) -> [Any] {
    array.enumerated().map { (key: (text(of: $1, selector), $0), object: $1) }
      .sorted { $0.key < $1.key }.map(\.object)
  }

  /// Returns the text of an object: what the selector returns, the object if it is a string, or its
  /// description.
  private func text(of object: Any, _ selector: Selector) -> String {
    if let value = selector.value(of: object) { return folded(value) }
    if !(object is String), !["description", "self"].contains(selector.name) {
      Simulation.warn(
        "UILocalizedIndexedCollation cannot call this selector on Linux and sorts by the description "
          + "of \(String(describing: type(of: object))). Write #selector(getter:) and prepare the file"
      )
    }
    return folded(object)
  }

  private func folded(_ value: Any) -> String {
    String(describing: value).folding(options: [.diacriticInsensitive], locale: nil).lowercased()
  }
}
