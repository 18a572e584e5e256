import Diagnostics
import Scenarios

/// Reads a lesson from its Markdown file.
struct LessonReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  private var parts: [LessonParts.Part] = []

  /// The parts that every lesson has.
  private static let needed = ["Idea", "Code", "Predict", "Play", "Takeaway"]
  private static let quiz = "Quiz"
  private static let remember = "Remember:"
  private static let practice = "In your app:"
  private static let alsoAsked = "Also asked:"

  init(path: String) {
    self.path = path
  }

  /// Reads a lesson.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - ownName: Its path in the folder of lessons, without the extension.
  ///
  /// - Returns: The lesson, or nil if the file has errors.
  mutating func lesson(_ source: SourceText, ownName: String) -> CourseLesson? {
    let matter: FrontMatter
    do throws(FrontMatter.Problem) {
      matter = try FrontMatter(source)
    } catch {
      diagnostics.append(error.diagnostic(path))
      return nil
    }
    let (header, problems) = LessonHeader.decode(matter.header)
    let body = LessonParts(matter.body, path: path)
    diagnostics += problems + body.diagnostics
    parts = body.parts
    checkHeadlines(matter)
    let title = parts.first { $0.level == 1 }?.title ?? ""
    let prediction = needed("Predict").flatMap { question($0.lines, $0.headline) }
    let (remember, practice) = takeaway
    let sights = sights
    if let opens = header?.opens, opens > sights.count, let part = needed("Play") {
      report(.incompletePart("## Play", needs: "\(opens) lines, because of 'opens'"), part.headline)
    }
    let lesson = header.map { header in
      CourseLesson(
        name: header.name ?? String(ownName.split(separator: "/").last ?? ownName[...]),
        title: title,
        scenario: header.scenario ?? ownName,
        version: header.version,
        older: header.older,
        counted: header.counted,
        opens: header.opens.map { $0 - 1 },
        idea: idea,
        code: code,
        prediction: prediction
          ?? CourseQuestion(question: "", choices: [], reason: ""),
        sights: sights,
        remember: remember,
        practice: practice,
        answers: parts.filter(\.isAnswer).map { answer($0) },
        quiz: quiz,
        path: path,
        file: String(decoding: source.bytes, as: UTF8.self)
      )
    }
    return diagnostics.isEmpty ? lesson : nil
  }

  /// Reads the questions out of scope in the file of a course.
  mutating func gaps(_ parts: [LessonParts.Part]) -> [CourseGap] {
    parts.filter { $0.level == 2 }.compactMap { part in
      guard part.isAnswer else {
        report(.unknownPart(part.title, allowed: ["Q01: ..."]), part.headline)
        return nil
      }
      let (number, question) = part.numbered
      return CourseGap(
        number: number,
        question: question,
        says: Self.withoutLastLine(part.text),
        otherWords: part.items.map(\.text)
      )
    }
  }

  private mutating func report(_ problem: LessonProblem, _ line: LessonParts.Line) {
    diagnostics.append(Diagnostic(.lesson(problem), path: path, range: line.range))
  }
}

extension LessonReader {
  private mutating func checkHeadlines(_ matter: FrontMatter) {
    let end = matter.body.last ?? LessonParts.Line(number: 1, text: "")
    let titles = parts.map(\.title)
    for name in Self.needed where !titles.contains(name) {
      report(.missingPart("## \(name)"), end)
    }
    let title = parts.first { $0.level == 1 }
    if title == nil { report(.missingPart("# a title"), end) }
    for line in (title?.lines ?? []).filter({ !$0.isBlank }).prefix(1) {
      report(.textOutsideParts, line)
    }
    let known = Self.needed + [Self.quiz]
    for part in parts where part.level == 2 && !known.contains(part.title) && !part.isAnswer {
      report(.unknownPart(part.title, allowed: known + ["Q01: ..."]), part.headline)
    }
  }

  private func needed(_ title: String) -> LessonParts.Part? {
    parts.first { $0.level == 2 && $0.title == title }
  }

  private var idea: LessonText {
    mutating get {
      guard let part = needed("Idea") else { return "" }
      let text = part.text
      if text.isEmpty { report(.incompletePart("## Idea", needs: "a paragraph"), part.headline) }
      return text
    }
  }

  private var code: [String] {
    mutating get {
      guard let part = needed("Code") else { return [] }
      let lines = part.code("swift")
      if lines.isEmpty {
        report(.incompletePart("## Code", needs: "a block of code: ```swift"), part.headline)
      }
      return lines.map(\.text)
    }
  }

  private var sights: [CourseSight] {
    mutating get {
      guard let part = needed("Play") else { return [] }
      let items = part.items
      if items.isEmpty {
        report(
          .incompletePart("## Play", needs: "lines '- `a line of the trace`: why'"),
          part.headline
        )
      }
      return items.compactMap { item in
        let pieces = item.text.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
        guard pieces.count == 3, pieces[0].isEmpty, pieces[2].hasPrefix(": ") else {
          report(.incompletePart("## Play", needs: "'- `a line of the trace`: why'"), item)
          return nil
        }
        let text = LessonText(pieces[2].dropFirst().trimmed)
        return CourseSight(line: String(pieces[1]), text: text, number: item.number)
      }
    }
  }

  private var takeaway: (remember: LessonText, practice: LessonText) {
    mutating get {
      guard let part = needed("Takeaway") else { return ("", "") }
      let paragraphs = part.text.markdown.split(separator: "\n\n")
      let texts = [Self.remember, Self.practice].map { word -> LessonText in
        let found = paragraphs.first { $0.hasPrefix(word) }?.dropFirst(word.count).trimmed ?? ""
        if found.isEmpty {
          report(.incompletePart("## Takeaway", needs: "a paragraph '\(word) ...'"), part.headline)
        }
        return LessonText(found)
      }
      if paragraphs.count > texts.count {
        report(.incompletePart("## Takeaway", needs: "two paragraphs"), part.headline)
      }
      return (texts[0], texts[1])
    }
  }

  private mutating func answer(_ part: LessonParts.Part) -> CourseAnswer {
    let (number, question) = part.numbered
    let text = Self.withoutLastLine(part.text)
    let lines = part.code("trace")
    if question.isEmpty || text.isEmpty {
      report(.incompletePart("## \(part.title)", needs: "a question and its answer"), part.headline)
    }
    if lines.isEmpty {
      report(
        .incompletePart("## \(part.title)", needs: "a line of the trace: ```trace"),
        part.headline
      )
    }
    return CourseAnswer(
      number: number,
      question: question,
      says: text,
      lines: lines.map(\.text),
      otherWords: part.items.map(\.text),
      place: lines.last?.number ?? part.headline.number
    )
  }

  /// Returns a text without its last line, which introduces other wordings of the question.
  private static func withoutLastLine(_ text: LessonText) -> LessonText {
    guard text.markdown.hasSuffix(alsoAsked) else { return text }
    return LessonText(text.markdown.dropLast(alsoAsked.count).trimmed)
  }
}

extension LessonReader {
  private var quiz: [CourseQuestion] {
    mutating get {
      guard let part = parts.first(where: { $0.level == 2 && $0.title == Self.quiz }) else {
        return []
      }
      var questions: [(headline: LessonParts.Line, lines: [LessonParts.Line])] = []
      for line in part.lines {
        if let (level, title) = LessonParts.headline(line.text), level == 3 {
          questions.append((line, [LessonParts.Line(number: line.number, text: title)]))
        } else if !questions.isEmpty {
          questions[questions.count - 1].lines.append(line)
        } else if !line.isBlank {
          report(.textOutsideParts, line)
        }
      }
      if questions.isEmpty {
        report(.incompletePart("## Quiz", needs: "a question '### ...?'"), part.headline)
      }
      return questions.compactMap { question($0.lines, $0.headline) }
    }
  }

  /// Reads a question with its choices, and the reason below them.
  private mutating func question(
    _ lines: [LessonParts.Line],
    _ headline: LessonParts.Line
  ) -> CourseQuestion? {
    let isChoice = { (line: LessonParts.Line) in line.text.hasPrefix(LessonParts.bullet) }
    let first = lines.firstIndex(where: isChoice) ?? lines.endIndex
    let items = LessonParts.items(of: lines)
    let choices = items.compactMap { Self.choice($0.text) }
    let rights = choices.count(where: \.isRight)
    let rest = lines[first...].drop { isChoice($0) || $0.isBlank || $0.text.hasPrefix(" ") }
    let question = LessonParts.text(of: Array(lines[..<first]))
    let reason = LessonParts.text(of: Array(rest))
    if question.isEmpty || reason.isEmpty {
      let needs = question.isEmpty ? "a question" : "a paragraph with the reason below the choices"
      report(.incompletePart(headline.text, needs: needs), headline)
    }
    if !LessonProblem.choiceCounts.contains(choices.count) || choices.count != items.count {
      report(.choices(choices.count), items.first ?? headline)
    } else if rights != 1 {
      report(.rightChoices(rights), items.first ?? headline)
    }
    return CourseQuestion(question: question, choices: choices, reason: reason)
  }

  /// Reads a choice, in which emphasis at its end is the reply.
  private static func choice(_ item: String) -> CourseQuestion.Choice? {
    let marks = ["[ ] ", "[x] "]
    guard let mark = marks.first(where: item.hasPrefix) else { return nil }
    var text = item.dropFirst(mark.count)
    var reply: LessonText?
    if text.last == "*", text.dropLast().last != "*",
      let start = text.dropLast().ranges(of: " *").last
    {
      reply = LessonText(text[start.upperBound...].dropLast().trimmed)
      text = text[..<start.lowerBound]
    }
    return CourseQuestion.Choice(
      text: LessonText(text.trimmed),
      isRight: mark == marks[1],
      reply: reply
    )
  }
}

extension LessonParts.Part {
  /// Whether its heading is a numbered question.
  var isAnswer: Bool {
    level == 2 && title.hasPrefix("Q") && title.dropFirst().first?.isNumber == true
  }

  var numbered: (number: String, question: String) {
    let parts = title.split(separator: ": ", maxSplits: 1)
    return (String(parts.first ?? ""), String(parts.dropFirst().first ?? ""))
  }
}
