import Scenarios
import TableTrace

/// A key of scenarios as `explain` shows it: its meaning in UIKit, how it is written, and lessons.
package struct KeyPage {
  /// The key as the user typed it.
  var word: String
  /// The part of the reference about the key.
  var part: String
  /// The lessons, or nil if none are available.
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
        + (isShort ? [.headline("how a scenario writes it"), .reference(part)] : []),
      related: text.related.isEmpty ? neighbours : text.relatedTexts,
      rest: (isShort ? [] : [.headline("how a scenario writes it"), .reference(part)])
        + PagePart.lessons(lessons ?? [])
        + PagePart.questions(book == nil ? [] : Course.shipped.answers(speakingOf: word)),
      restName: "lessons, and how a scenario writes it"
    )
  }

  /// The most lines of the reference on the short page.
  private static let mostLines = 16

  /// The meaning in the reference: the end of the key's row, or the paragraph below its heading.
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

  /// The keys before and after it in the reference.
  private var neighbours: [PageText] {
    let words = ReferencePage.words
    let letters = word.lowercased()
    let place = words.firstIndex(of: word) ?? words.firstIndex { $0.lowercased() == letters }
    return words.beside(place ?? 0).map { PageText($0) }
  }

  /// The callbacks of the recipient with this key, each with its name.
  private var callbacks: [[PageText]] {
    guard let recipient = Recipient(rawValue: word) else { return [] }
    return Callback.allCases.filter { $0.facts.recipient == recipient }
      .map { [.callback($0), PageText($0.facts.name)] }
  }

  /// The meaning of a property of the table, or nil.
  private var propertyMeaning: String? {
    guard part.hasPrefix("## Properties of the table\n") else { return nil }
    return "The property \(word) of UITableView or UIScrollView."
  }
}

extension String {
  /// The text without whitespace at its end.
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
