import Diagnostics
import Scenarios
import TableTrace

/// What answers a question in words: the page of its callback, what the course says, and lessons.
struct QuestionPage {
  /// The most lessons that answer a question.
  static let mostLessons = 5
  /// The most questions of the course that are like it.
  private static let mostQuestions = 3
  /// The share of the words that a good match has.
  private static let goodShare = 0.6

  var question: String
  var book: LessonBook
  var ink: Ink

  private var parts: PageParts { PageParts(ink: ink) }

  /// The lessons that answer best.
  var hits: [LessonBook.Entry] {
    LessonSearch(book).hits([question], limit: Self.mostLessons).map(\.entry)
  }

  /// The lessons, the questions that are alike and the names with pages; empty where nothing is found.
  var text: String {
    let hits = hits
    var text = ""
    if !hits.isEmpty {
      text += parts.head("lessons that answer")
      text += parts.table(hits.map { [$0.file.name, $0.headline] })
    }
    let alike = alike
    if !alike.isEmpty {
      text +=
        (text.isEmpty ? "" : "\n") + parts.head("questions that 'tabletrace explain Q01' answers")
      text += parts.table(alike.map { [$0.number, $0.question] })
    }
    let names = names
    if !names.isEmpty {
      text += (text.isEmpty ? "" : "\n") + parts.head("names in it that have pages")
      text += parts.table(names)
    }
    return text
  }

  /// Whether what was found has few of the words, so that it may be about something else.
  var isWeak: Bool {
    let wanted = Set(LessonSearch.tokens(in: question).filter { !$0.isEmpty })
    guard !wanted.isEmpty, alike.isEmpty, let best = hits.first else { return false }
    let scenario = best.scenario
    let texts = [best.headline, scenario.title, scenario.about ?? "", best.file.name]
    let found = (texts + scenario.tags + scenario.callbacks.map(\.facts.key))
      .flatMap { LessonSearch.tokens(in: $0) }
    let share = Double(wanted.intersection(found).count) / Double(wanted.count)
    return share < Self.goodShare
  }

  /// The questions of the course that have most of the words, the likest first.
  private var alike: [CourseAnswer] {
    let wanted = Set(LessonSearch.tokens(in: question))
    guard !wanted.isEmpty else { return [] }
    let scored = Course.lessons.flatMap(\.answers).map { answer in
      let words = Set(LessonSearch.tokens(in: answer.question))
      let common = Double(wanted.intersection(words).count)
      return (answer, common / Double(wanted.count) * common / Double(max(1, words.count)))
    }
    return scored.filter { $0.1 >= 0.36 }.sorted { $0.1 > $1.1 }.prefix(Self.mostQuestions)
      .map(\.0)
  }

  /// The steps and queries in the question that nobody writes by chance, as `reloadData`.
  private var names: [[String]] {
    let words = Set(question.split { !$0.isLetter }.map(String.init))
    return (StepListing.all + StepListing.queries).filter { listing in
      words.contains(listing.name) && listing.name.contains(where: \.isUppercase)
    }.map { [$0.name, $0.meaning] }
  }
}
