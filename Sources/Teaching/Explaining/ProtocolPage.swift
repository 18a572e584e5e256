package import TableTrace

/// The page of a protocol of UIKit: what it is for, who receives its callbacks, and the callbacks.
extension DeclaringProtocol {
  package var explained: Explanation {
    let recipient = recipient.rawValue
    let callbacks = Callback.allCases.map(\.facts).filter { $0.declaringProtocol == self }
    let rows = callbacks.map(Self.row)
    let others = DeclaringProtocol.allCases.filter { $0 != self }
    return Explanation(
      name: rawValue,
      facts: [
        ["received by", PageText(recipient)],
        ["in a scenario", PageText("the block '\(recipient)'")],
      ],
      purpose: sentence,
      shown: PagePart.first(rows, under: "its callbacks"),
      related: others.map { PageText(.declaringProtocol, $0.rawValue) },
      rest: PagePart.rows(rows, under: "its \(callbacks.count) callbacks"),
      restName: "callbacks"
    )
  }

  private static func row(_ facts: CallbackFacts) -> [PageText] {
    [
      .callback(facts.callback), PageText(facts.name), PageText("from \(facts.introduced)"),
      facts.isRequired ? "required" : "",
    ]
  }
}

extension DeclaringProtocol {
  /// A sentence about what it is for.
  package var sentence: String {
    switch self {
    case .dataSource:
      "Returns the number of sections and rows, the cells and the titles. It also changes the data "
        + "when the user edits."
    case .delegate:
      "Returns heights, headers and footers, and handles display, selection, editing, menus and focus."
    case .prefetching:
      "Receives rows that will probably be visible soon, so that your app can load their data."
    case .drag: "Returns the items of rows that the user drags."
    case .drop: "Handles items that the user drops into the table."
    case .scrollView: "Notifies about scrolling. The delegate of a table receives these calls too."
    }
  }

  /// Returns the protocol with this name, with or without `UI`, ignoring case.
  static func named(_ word: String) -> DeclaringProtocol? {
    let word = word.lowercased()
    return allCases.first {
      $0.rawValue.lowercased() == word || $0.rawValue.lowercased() == "ui" + word
    }
  }
}
