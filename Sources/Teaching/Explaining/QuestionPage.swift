import Project
import Scenarios
import TableTrace

/// The answer to a question in words: the page of its callback, questions of the course, and
/// lessons.
package struct QuestionPage {
  static let mostLessons = 5

  private let question: String
  package let result: SearchResult

  /// Searches for answers to a question.
  package init(question: String, book: LessonBook) {
    self.question = question
    result = LessonSearch(book).find(question, atMost: Self.mostLessons)
  }

  /// The lessons that answer best, then reports by users.
  package var hits: [LessonBook.Entry] { Array(result.entries.prefix(Self.mostLessons)) }

  /// Pages with the lessons, similar questions and names, or none if nothing is found.
  package var pages: [Page] {
    var pages: [Page] = []
    let hits = hits.map { [.scenario($0.file.name), PageText($0.headline)] }
    if !hits.isEmpty { pages.append(Page(title: "lessons that answer", parts: [.rows(hits)])) }
    let alike = alike
    if let first = alike.first {
      let rows = alike.map { [PageText(.question, $0.number), PageText($0.question)] }
      let title = "similar questions ('tabletrace explain \(first.number)' answers the first)"
      pages.append(Page(title: title, parts: [.rows(rows)]))
    }
    let names = names
    if !names.isEmpty {
      pages.append(Page(title: "names in your question", parts: [.rows(names)]))
    }
    return pages
  }

  /// The similar questions of the course, with their numbers.
  private var alike: [(number: String, question: String)] {
    result.lessons.compactMap { finding in
      switch finding.document.subject {
      case .scenario(_, let answer): answer.map { ($0.number, $0.question) }
      case .gap(let gap): (gap.number, gap.question)
      }
    }
  }

  /// The steps and queries in the question whose names are not everyday words, such as
  /// `reloadData`.
  private var names: [[PageText]] {
    let words = Set(question.split { !$0.isLetter }.map(String.init))
    return (StepListing.all + StepListing.queries).filter { listing in
      words.contains(listing.name) && listing.name.contains(where: \.isUppercase)
    }.map { [PageText(.step, $0.name), PageText($0.meaning)] }
  }
}
