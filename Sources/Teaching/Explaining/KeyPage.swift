import Scenarios
import TableTrace

/// A key of scenarios as `explain` shows it: what it is in UIKit, where that is known, who teaches it,
/// and how it is written.
package struct KeyPage {
  /// As it was typed.
  var word: String
  /// The part of the reference about it.
  var part: String
  /// The lessons, or nil where there is no library.
  var book: LessonBook?

  package init(
    word: String,
    part: String,
    book: LessonBook? = nil
  ) {
    self.word = word
    self.part = part
    self.book = book
  }

  package var explained: Explanation {
    let text = ExplanationText.of(.key, word)
    let lessons = book.map { book in
      LessonSearch(book).entries(word, limit: PagePart.mostLessons)
    }
    let isShort = part.count { $0 == "\n" } <= Self.mostLines
    return Explanation(
      name: word,
      purpose: text.purpose ?? propertyMeaning ?? meaningOfPart,
      shown: PagePart.first(callbacks, under: "its callbacks")
        + (isShort ? [.headline("how it is written"), .reference(part)] : []),
      related: text.related.isEmpty ? neighbours : text.relatedTexts,
      rest: (isShort ? [] : [.headline("how it is written"), .reference(part)])
        + PagePart.lessons(lessons ?? [])
        + PagePart.questions(book == nil ? [] : Course.shipped.answers(speakingOf: word)),
      restName: "lessons and how it is written"
    )
  }

  /// The most lines of the reference that the short page shows.
  private static let mostLines = 16

  /// What the reference says of it: the end of its row, or the first paragraph below its heading.
  private var meaningOfPart: String {
    let lines = part.split(separator: "\n").filter { !$0.hasPrefix("|--") && !$0.hasPrefix("#") }
    let cell = { (line: Substring) in
      line.split(separator: "|").last.map { $0.drop { $0 == " " }.description } ?? ""
    }
    let row = lines.first { $0.hasPrefix("| `\(word)`") }
    let prose = lines.first { !$0.hasPrefix("|") && !$0.hasPrefix("```") }
    return (row.map(cell) ?? prose.map(String.init) ?? "A word of the scenario language.")
      .trimmedAtEnd
  }

  /// The words before and after it in the reference.
  private var neighbours: [PageText] {
    let words = ReferencePage.words
    let letters = word.lowercased()
    let place = words.firstIndex(of: word) ?? words.firstIndex { $0.lowercased() == letters }
    return words.beside(place ?? 0).map { PageText($0) }
  }

  /// The callbacks of the recipient that the key is, each with its name.
  private var callbacks: [[PageText]] {
    guard let recipient = Recipient(rawValue: word) else { return [] }
    return Callback.allCases.filter { $0.facts.recipient == recipient }
      .map { [.callback($0), PageText($0.facts.name)] }
  }

  /// What a property of the table is.
  private var propertyMeaning: String? {
    guard part.hasPrefix("## Properties of the table\n") else { return nil }
    return "The property \(word) of UITableView or UIScrollView."
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
