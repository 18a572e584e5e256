package import TableTrace

/// A protocol of UIKit as `explain` shows it: what it is for, who receives its callbacks, and these.
package struct ProtocolPage {
  var subject: DeclaringProtocol

  package init(
    subject: DeclaringProtocol
  ) {
    self.subject = subject
  }

  package var page: Page {
    let recipient = subject.recipient.rawValue
    let callbacks = Callback.allCases.map(\.facts).filter { $0.declaringProtocol == subject }
    let facts: [[PageText]] = [
      ["for", PageText(subject.sentence)], ["received by", PageText(recipient)],
      ["in a scenario", PageText("the block '\(recipient)'")],
    ]
    let more = PageHint("more of one of them", "tabletrace explain \(callbacks.first?.key ?? "")")
    return Page(
      title: subject.rawValue,
      parts: [.rows(facts)]
        + PagePart.rows(callbacks.map(Self.row), under: "its \(callbacks.count) callbacks")
        + [.hints([more])]
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
  /// What it is for, one sentence.
  package var sentence: String {
    switch self {
    case .dataSource:
      "The numbers of sections and rows, the cells, the titles, and what editing does to the data."
    case .delegate:
      "Heights, headers and footers, what is displayed, selection, editing, menus and focus."
    case .prefetching: "Rows that will probably be visible soon, so that their data can be loaded."
    case .drag: "Rows that are dragged out of the table."
    case .drop: "Items that are dropped into the table."
    case .scrollView: "Scrolling. The delegate of a table receives these calls too."
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
