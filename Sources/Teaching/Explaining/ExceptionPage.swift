import Project
import Scenarios
import TableTrace

/// The exceptions that a name or a text stands for.
package struct ExceptionSubject {
  /// An example of each of these exceptions.
  var samples: [UIKitException]

  /// The number of first words that must match, unless the text has fewer words.
  private static let fewestWords = 3

  package static let names: [String] = {
    var seen: Set<String> = []
    return all.map(\.name).filter { seen.insert($0).inserted }
  }()

  /// Every text that UIKit can raise, once for all numbers, with the name of its exception.
  package static let texts: [(name: String, reason: String)] = {
    var seen: Set<[String]> = []
    return all.filter { sample in
      !sample.reason.isEmpty && !sample.reason.hasPrefix("(")
        && seen.insert([sample.name] + words(sample.reason[...])).inserted
    }.map { ($0.name, oneLine($0.reason)) }
  }()

  /// Returns one example of each text.
  ///
  /// Texts that differ only in numbers count as one text.
  static func distinct(_ samples: [UIKitException]) -> [UIKitException] {
    var seen: Set<[String]> = []
    return samples.filter { seen.insert([$0.rule.rawValue] + words($0.reason[...])).inserted }
  }

  /// Returns a text without line breaks.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// An example of every exception.
  static let all = UIKitException.samples + UIKitException.samplesOfApps

  /// Reads a name, the beginning of a text, or both as a trace prints them.
  ///
  /// Returns nil if no exception is similar.
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

  /// Returns the words of a text, with `#` for each number.
  fileprivate static func words(_ text: Substring) -> [String] {
    text.lowercased().split { $0.isWhitespace || "'\"().,;:{}[]".contains($0) }
      .map { $0.allSatisfy { $0.isNumber || $0 == "-" } ? "#" : String($0) }
  }

  /// Returns how many first words two texts have in common.
  fileprivate static func common(_ left: [String], _ right: [String]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }
}

/// An exception as `explain` shows it: its texts, their rules, and lessons.
package struct ExceptionPage {
  private static let mostTexts = 60

  var subject: ExceptionSubject
  /// The lessons that raise an exception, or none if no lessons are available.
  var lessons: [RaisingLesson]

  package init(
    subject: ExceptionSubject,
    lessons: [RaisingLesson]
  ) {
    self.subject = subject
    self.lessons = lessons
  }

  /// The explanations, one for each name.
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
    let headline = "its texts, with the rules that raise it"
    let scenario = found.first?.file.name ?? text.place?.scenario
    return Explanation(
      name: name,
      purpose: Self.meaning(of: name),
      shown: whys(samples)
        + PagePart.rows(
          found.prefix(Self.mostLessons).map { [.scenario($0.file.name), PageText($0.headline)] },
          under: "scenarios that raise it"
        ) + (texts.count > 1 ? PagePart.first(texts, under: headline) : []),
      reasons: ("how to find the cause", text.pageReasons),
      related: rules.prefix(Self.mostRules).map(PageText.rule),
      commands: scenario.map {
        [PageHint("a run that raises this exception", "tabletrace run \($0) --why")]
      } ?? [],
      rest: PagePart.rows(
        texts.count >= Explanation.mostRows ? texts : [],
        under: "all \(headline)"
      )
        + PagePart.rules(rules, titled: "the rules")
        + (found.count > Self.mostLessons ? PagePart.lessons(found) : []),
      restName: "texts, rules and lessons"
    )
  }

  /// Returns the lessons whose exceptions are most similar to the samples, those of the course
  /// first.
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

  /// The most lessons and rules on the short page.
  private static let mostLessons = 4
  private static let mostRules = 4

  /// Returns why the exception is raised, if the page is about a single text.
  private func whys(_ samples: [UIKitException]) -> [PagePart] {
    guard let first = samples.first, samples.allSatisfy({ $0.rule == first.rule }) else {
      return []
    }
    if let update = first.update {
      return [.words(["Why: " + PageText(update.problem.sentence) + "."])]
    }
    return first.explanation.isEmpty ? [] : [.code(first.explanation)]
  }

  /// Returns the meaning of an exception's name, for any text.
  package static func meaning(of name: String) -> String {
    ExplanationText.of(.exception, name).purpose ?? ""
  }
}

/// A lesson that expects an exception, and the exception's rule.
package struct RaisingLesson {
  var entry: LessonBook.Entry
  var rule: RuleID
  var reason: String

  /// Runs the lessons that expect an exception, under the first of their versions that raises one.
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
  /// Whether a step expects that the run ends with an exception.
  fileprivate var expectsException: Bool { steps.contains { $0.text.contains("raises: ") } }
}
