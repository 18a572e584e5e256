package import Scenarios

/// The lessons with a step or query, and the lessons that show best which calls it causes.
package struct WordLessons: Sendable {
  /// The name of the step or query.
  package let word: String
  /// Whether the word is a query, which is always inside a step.
  let isQuery: Bool
  /// The lessons with it, the simplest first.
  let all: [LessonBook.Entry]
  /// The lessons to run.
  package let shown: [LessonBook.Entry]
  /// Whether no lesson has a step that consists only of this word.
  private let isNeverAlone: Bool

  private static let mostRuns = 16

  /// Finds the lessons with a step or query.
  package init(of listing: StepListing, in book: LessonBook) {
    let word = listing.name
    let isQuery = listing.isQuery
    let having = book.entries.filter { entry in
      entry.scenario.steps.contains { $0.has(word, isQuery: isQuery) }
    }
    let asking = having.filter { $0.question != nil }
    let all = (asking.isEmpty ? having : asking).enumerated().sorted { left, right in
      let places = [left, right].map { Self.weight($0.element, word) }
      return places[0] == places[1] ? left.offset < right.offset : places[0] < places[1]
    }.map(\.element)
    // The effects are clearest if the step does nothing else, and no callback causes other calls.
    let lone = all.filter { entry in
      entry.scenario.steps.contains { $0.isAlone(word, isQuery: isQuery) }
    }
    let quiet = lone.filter { !$0.scenario.reacts }
    let shown = quiet.isEmpty ? lone.isEmpty ? all : lone : quiet
    self.word = word
    self.isQuery = isQuery
    self.all = all
    self.shown = Array(shown.prefix(Self.mostRuns))
    isNeverAlone = lone.isEmpty
  }

  /// Returns the indices of the steps that show what the word causes.
  func places(in scenario: Scenario) -> Set<Int> {
    Set(
      scenario.steps.indices.filter { place in
        let step = scenario.steps[place]
        return isNeverAlone
          ? step.has(word, isQuery: isQuery) : step.isAlone(word, isQuery: isQuery)
      }
    )
  }

  /// Returns a rank: lessons that name the word in a title come first, then those with fewer steps.
  private static func weight(_ entry: LessonBook.Entry, _ word: String) -> Int {
    let names = entry.headline.contains(word) || entry.scenario.title.contains(word)
    return entry.scenario.steps.count + (names ? 0 : 100)
  }
}

extension ScenarioStep {
  /// Returns whether the step contains a word.
  fileprivate func has(_ word: String, isQuery: Bool) -> Bool {
    isQuery ? queries.contains(word) : words.contains(word)
  }

  /// Returns whether the step consists only of a word.
  fileprivate func isAlone(_ word: String, isQuery: Bool) -> Bool {
    has(word, isQuery: isQuery) && (isQuery || self.word == word)
  }

  /// The queries in the step and in the steps inside it.
  private var queries: Set<String> {
    var names = inner.reduce(into: Set<String>()) { $0.formUnion($1.queries) }
    if word == "query" {
      let rest = text.dropFirst("query: ".count).drop { $0 == "{" }
      names.insert(String(rest.prefix(while: \.isLetter)))
    }
    return names
  }
}

extension Scenario {
  /// Whether a callback does something that causes other calls.
  fileprivate var reacts: Bool {
    (Array(clients.values) + Array(otherClients.values)).contains { client in
      client.callbacks.contains { !$0.reactions.isEmpty }
    }
  }
}
