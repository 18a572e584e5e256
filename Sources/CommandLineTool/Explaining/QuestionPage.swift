import Diagnostics
import Scenarios
import TableTrace

/// What answers a question in words: the page of its callback, what the course says, and lessons.
struct QuestionPage {
  /// The most lessons that answer a question.
  static let mostLessons = 5

  private let question: String
  private let ink: Ink
  /// What was found.
  let result: SearchResult

  /// Looks for what answers a question.
  init(question: String, book: LessonBook, ink: Ink) {
    self.question = question
    self.ink = ink
    result = LessonSearch(book).find(question, atMost: Self.mostLessons)
  }

  private var parts: PageParts { PageParts(ink: ink) }

  /// The lessons that answer best, then what people report.
  var hits: [LessonBook.Entry] { Array(result.entries.prefix(Self.mostLessons)) }

  /// The lessons, the questions that are alike and the names with pages; empty where nothing is found.
  var text: String {
    let hits = hits
    var text = ""
    if !hits.isEmpty {
      text += parts.head("lessons that answer")
      text += parts.table(hits.map { [$0.file.name, $0.headline] })
    }
    let alike = alike
    if let first = alike.first {
      text +=
        (text.isEmpty ? "" : "\n")
        + parts.head("questions that 'tabletrace explain \(first.number)' answers")
      text += parts.table(alike.map { [$0.number, $0.question] })
    }
    let names = names
    if !names.isEmpty {
      text += (text.isEmpty ? "" : "\n") + parts.head("names in it that have pages")
      text += parts.table(names)
    }
    return text
  }

  /// The questions of the course that were found, each with its number.
  private var alike: [(number: String, question: String)] {
    result.lessons.compactMap { finding in
      switch finding.document.subject {
      case .scenario(_, let answer): answer.map { ($0.number, $0.question) }
      case .gap(let gap): (gap.number, gap.question)
      }
    }
  }

  /// The steps and queries in the question that nobody writes by chance, as `reloadData`.
  private var names: [[String]] {
    let words = Set(question.split { !$0.isLetter }.map(String.init))
    return (StepListing.all + StepListing.queries).filter { listing in
      words.contains(listing.name) && listing.name.contains(where: \.isUppercase)
    }.map { [$0.name, $0.meaning] }
  }
}
