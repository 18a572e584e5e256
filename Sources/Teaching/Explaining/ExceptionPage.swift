import Project
import Scenarios
import TableTrace

/// What somebody may mean who types the name or the text of an exception.
package struct ExceptionSubject {
  /// The exceptions with this name or a text that begins so, as samples.
  var samples: [UIKitException]

  /// The words of a text that must be the same for it to be known, unless it is shorter.
  private static let fewestWords = 3

  /// Every name of an exception.
  package static let names: [String] = {
    var seen: Set<String> = []
    return all.map(\.name).filter { seen.insert($0).inserted }
  }()

  /// Each text that UIKit is known to raise, once whatever its numbers, with the name of its exception.
  package static let texts: [(name: String, reason: String)] = {
    var seen: Set<[String]> = []
    return all.filter { sample in
      !sample.reason.isEmpty && !sample.reason.hasPrefix("(")
        && seen.insert([sample.name] + words(sample.reason[...])).inserted
    }.map { ($0.name, oneLine($0.reason)) }
  }()

  /// Samples of an exception, one for each text, whatever its numbers.
  static func distinct(_ samples: [UIKitException]) -> [UIKitException] {
    var seen: Set<[String]> = []
    return samples.filter { seen.insert([$0.rule.rawValue] + words($0.reason[...])).inserted }
  }

  /// A text without its line breaks.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// All samples.
  static let all = UIKitException.samples + UIKitException.samplesOfApps

  /// Reads a name, a text or its beginning, or both as a trace has them, or nil where nothing is
  /// like it.
  package init?(_ text: String) {
    var text = text[...]
    if text.hasPrefix("! ") { text = text.dropFirst(2) }
    if text.hasPrefix("*** Terminating app"), let reason = text.firstRange(of: "reason: '") {
      text = text[reason.upperBound...]
    }
    let name = Self.names.first { text.hasPrefix($0) }
    if let name {
      text = text.dropFirst(name.count).drop { $0 == ":" || $0 == " " }
    }
    let named = Self.all.filter { name == nil || $0.name == name }
    let words = Self.words(text)
    guard !words.isEmpty else {
      guard name != nil else { return nil }
      samples = named
      return
    }
    let common = named.map { Self.common(words, Self.words($0.reason[...])) }
    guard let most = common.max(), most == words.count || most >= Self.fewestWords, words.count > 1
    else {
      return nil
    }
    samples = zip(named, common).filter { $0.1 == most }.map(\.0)
  }

  /// The words of a text, all numbers alike.
  fileprivate static func words(_ text: Substring) -> [String] {
    text.lowercased().split { $0.isWhitespace || "'\"().,;:{}[]".contains($0) }
      .map { $0.allSatisfy { $0.isNumber || $0 == "-" } ? "#" : String($0) }
  }

  /// How many words two texts begin with that are the same.
  fileprivate static func common(_ left: [String], _ right: [String]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }
}

/// An exception as `explain` shows it: its texts, the rules that raise them, and the lessons.
package struct ExceptionPage {
  /// The most texts that a page shows.
  private static let mostTexts = 60

  var subject: ExceptionSubject
  /// The lessons that raise, or none where there is no library.
  var lessons: [RaisingLesson]

  package init(
    subject: ExceptionSubject,
    lessons: [RaisingLesson]
  ) {
    self.subject = subject
    self.lessons = lessons
  }

  /// What is explained of each name.
  package var explanations: [Explanation] {
    subject.samples.map(\.name).eachOnce.map(explained)
  }

  private func explained(_ name: String) -> Explanation {
    let samples = subject.samples.filter { $0.name == name }
    let rules = samples.map(\.rule).eachOnce
    let found = nearest(samples, among: lessons.filter { rules.contains($0.rule) })
    let different = ExceptionSubject.distinct(samples)
    let texts = different.prefix(Self.mostTexts).map { sample -> [PageText] in
      [.rule(sample.rule), PageText(ExceptionSubject.oneLine(sample.reason))]
    }
    let text = ExplanationText.of(.exception, name)
    let headline = "its texts, with the rules that raise them"
    let scenario = found.first?.file.name ?? text.place?.scenario
    return Explanation(
      name: name,
      purpose: Self.meaning(of: name),
      shown: whys(samples)
        + PagePart.rows(
          found.prefix(Self.mostLessons).map { [.scenario($0.file.name), PageText($0.headline)] },
          under: "lessons"
        ) + PagePart.first(texts, under: headline),
      reasons: ("how to find the cause", text.pageReasons),
      related: rules.prefix(Self.mostRules).map(PageText.rule),
      commands: scenario.map {
        [PageHint("a run that raises it", "tabletrace run \($0) --why")]
      } ?? [],
      rest: PagePart.rows(
        texts.count >= Explanation.mostRows ? texts : [],
        under: "all \(headline)"
      )
        + PagePart.rules(rules, titled: "the rules")
        + PagePart.lessons(found),
      restName: "texts, rules and lessons"
    )
  }

  /// The lessons whose text begins most like the samples, those of the course first.
  private func nearest(
    _ samples: [UIKitException],
    among lessons: [RaisingLesson]
  ) -> [LessonBook.Entry] {
    let texts = samples.map { ExceptionSubject.words($0.reason[...]) }
    let course = Set(Course.shipped.lessons.map(\.scenario))
    let ranked = lessons.enumerated().map { place, lesson in
      let own = ExceptionSubject.words(lesson.reason[...])
      let common = texts.map { ExceptionSubject.common(own, $0) }.max() ?? 0
      let isTaught = course.contains(lesson.entry.file.name)
      return (key: (-common, isTaught ? 0 : 1, place), entry: lesson.entry)
    }
    return ranked.sorted { $0.key < $1.key }.map(\.entry)
  }

  /// The most lessons and rules that the short page names.
  private static let mostLessons = 4
  private static let mostRules = 4

  /// Why it is raised, where the page is about one text.
  private func whys(_ samples: [UIKitException]) -> [PagePart] {
    guard let first = samples.first, samples.allSatisfy({ $0.rule == first.rule }) else {
      return []
    }
    if let update = first.update {
      return [.words(["Why: " + PageText(update.problem.sentence) + "."])]
    }
    return first.explanation.isEmpty ? [] : [.code(first.explanation)]
  }

  /// What an exception means, whatever its text.
  package static func meaning(of name: String) -> String {
    ExplanationText.of(.exception, name).purpose ?? ""
  }
}

/// A lesson that expects an exception, and the rule that raises it.
package struct RaisingLesson {
  var entry: LessonBook.Entry
  var rule: RuleID
  /// The text of the exception.
  var reason: String

  /// Runs the lessons that expect an exception, each under the first version that raises one.
  package static func all(in book: LessonBook) -> [RaisingLesson] {
    book.entries.filter { $0.question != nil && $0.scenario.expectsException }.compactMap { entry in
      let raised = entry.scenario.versions.lazy.compactMap { version in
        ScenarioRunner(scenario: entry.scenario, version: version).run(into: CallCounter())
          .exception
      }
      return raised.first.map { RaisingLesson(entry: entry, rule: $0.rule, reason: $0.reason) }
    }
  }
}

extension Scenario {
  /// Whether a step says that the run ends with an exception.
  fileprivate var expectsException: Bool { steps.contains { $0.text.contains("raises: ") } }
}
