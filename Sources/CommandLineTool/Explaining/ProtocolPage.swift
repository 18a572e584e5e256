import Diagnostics
import TableTrace

/// A protocol of UIKit as `explain` shows it: what it is for, who receives its callbacks, and these.
struct ProtocolPage {
  var subject: DeclaringProtocol
  var ink: Ink

  var text: String {
    let parts = PageParts(ink: ink)
    let callbacks = Callback.allCases.map(\.facts).filter { $0.declaringProtocol == subject }
    let rows = callbacks.map { facts in
      [
        facts.key, facts.name, "from \(facts.introduced) on", facts.isRequired ? "required" : "",
      ]
    }
    return parts.head(subject.rawValue)
      + parts.table([
        ["for", subject.sentence], ["received by", subject.recipient.rawValue],
        ["in a scenario", "the block '\(subject.recipient.rawValue)'"],
      ]) + parts.part("its \(callbacks.count) callbacks", rows)
      + "\nmore of one of them: tabletrace explain \(callbacks.first?.key ?? "")\n"
  }
}

extension DeclaringProtocol {
  /// What it is for, one sentence.
  var sentence: String {
    switch self {
    case .dataSource:
      "The numbers of sections and rows, the cells, the titles, and what editing does to the data."
    case .delegate:
      "Heights, headers and footers, what is displayed, selection, editing, menus and focus."
    case .prefetching: "Rows that will probably be needed soon, so that their data can be loaded."
    case .drag: "Rows that are dragged out of the table."
    case .drop: "Items that are dropped into the table."
    case .scrollView: "Scrolling, which the delegate of a table hears of as well."
    }
  }

  /// The protocol of this name, with or without `UI`, capitals aside.
  static func named(_ word: String) -> DeclaringProtocol? {
    let word = word.lowercased()
    return allCases.first {
      $0.rawValue.lowercased() == word || $0.rawValue.lowercased() == "ui" + word
    }
  }
}
