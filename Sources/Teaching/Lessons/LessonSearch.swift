import Project
import Scenarios

/// Searches for lessons by the words of their texts, names, tags and callbacks.
///
/// A word counts more if it is rare or in a more important text, such as a question. A scenario
/// ranks higher if it matches more of the question, or is in the course.
package struct LessonSearch {
  private enum Factor {
    static let course = 1.3
    /// The score for each pair of adjacent words of the question.
    static let pair = 0.1
    /// The lowest score of a result, relative to the best.
    static let least = 0.4
    /// The matched share of a question below which a result is weak.
    static let weakShare = 0.5
  }

  private let documents: [SearchDocument]
  private let lexicon: SearchLexicon
  private let forms: WordFormTable

  /// Reads all lessons of a book, and the questions of the course that they answer.
  package init(_ book: LessonBook) {
    let lessons = Dictionary(grouping: Course.shipped.lessons, by: \.scenario)
    var forms = WordFormTable()
    let documents =
      book.entries.flatMap { entry -> [SearchDocument] in
        let found = entry.isShipped ? lessons[entry.file.name] ?? [] : []
        let answers = found.flatMap { lesson in
          lesson.answers.map { SearchDocument(entry, $0, of: lesson, &forms) }
        }
        return answers.isEmpty ? [SearchDocument(entry, nil, of: nil, &forms)] : answers
      } + Course.shipped.gaps.map { SearchDocument($0, &forms) }
    self.init(documents, forms)
  }

  private init(_ documents: [SearchDocument], _ forms: WordFormTable) {
    var forms = forms
    self.documents = documents
    lexicon = SearchLexicon(documents.filter { $0.isLesson || $0.isOwn }, &forms)
    self.forms = forms
  }

  /// Returns a search in some of the scenarios.
  func among(_ entries: [LessonBook.Entry]) -> LessonSearch {
    let names = Set(entries.map(\.file.name))
    let chosen = documents.filter { $0.entry.map { names.contains($0.file.name) } ?? true }
    return LessonSearch(chosen, forms)
  }

  /// Returns the lessons and other scenarios that answer best, the best first.
  package func find(_ text: String, atMost limit: Int) -> SearchResult {
    let query = SearchQuery(text, lexicon)
    let found = ranked(query)
    let lessons = found.filter(\.document.isLesson)
    let others = found.filter { !$0.document.isLesson }
    let best = (lessons + others).map(\.score).max() ?? 0
    let chosen = [lessons, others].map { findings in
      Array(findings.prefix(limit).prefix { $0.score >= best * Factor.least })
    }
    return SearchResult(
      lessons: chosen[0],
      evidence: chosen[1],
      readings: query.readings,
      unknown: query.unknown,
      isWeak: (found.map(\.share).max() ?? 0) < Factor.weakShare
    )
  }

  /// Returns the scenarios that answer best, lessons first.
  func entries(_ question: String, limit: Int) -> [LessonBook.Entry] {
    Array(find(question, atMost: limit).entries.prefix(limit))
  }

  /// Returns all documents with a word of a question, the best first, each scenario once.
  private func ranked(_ query: SearchQuery) -> [SearchResult.Finding] {
    let pairs = query.pairs
    let weight = query.weight
    let terms = query.terms
    let findings = documents.compactMap { document -> SearchResult.Finding? in
      let (score, share) = score(of: document, terms, weight)
      guard score > 0 else { return nil }
      let sideBySide = 1 + Factor.pair * Double(pairs.count { document.pairs.contains($0) })
      let prior = document.isInCourse ? Factor.course : 1
      return SearchResult.Finding(
        document: document,
        score: score * share * sideBySide * prior,
        share: share
      )
    }
    let sorted = findings.sorted { left, right in
      if left.score != right.score { return left.score > right.score }
      // If both match equally, the shorter document comes first.
      return (left.document.length, left.document.name)
        < (right.document.length, right.document.name)
    }
    var names: Set<String> = []
    return sorted.filter { names.insert($0.document.name).inserted }
  }

  /// Returns the score over all words of a question, and the matched share of the question.
  private func score(
    of document: SearchDocument,
    _ terms: [SearchQuery.TypedWord],
    _ weight: Double
  ) -> (score: Double, share: Double) {
    var score = 0.0
    var found = 0.0
    for term in terms {
      var bestScore = 0.0
      var bestRarity = 0.0
      for (stem, rarity) in term.stems {
        guard let place = document.words[stem] else { continue }
        bestScore = max(bestScore, rarity * place)
        bestRarity = max(bestRarity, rarity)
      }
      score += bestScore
      found += bestRarity
    }
    return (score, weight > 0 ? found / weight : 0)
  }
}
