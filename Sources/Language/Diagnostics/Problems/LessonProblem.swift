/// Something wrong with a lesson, or with the file that orders the lessons of a course.
package enum LessonProblem: Hashable, Sendable {
  /// The first line does not begin the front matter.
  case noHeader
  /// No line ends the front matter.
  case openHeader
  /// A part that every lesson has; the headline that begins it.
  case missingPart(String)
  /// A part without something that it needs; what that is.
  case incompletePart(String, needs: String)
  /// A headline that no lesson has.
  case unknownPart(String, allowed: [String])
  /// Text that belongs to no part.
  case textOutsideParts
  /// A block of code that no line ends.
  case openCode
  /// A part that is written twice.
  case repeatedPart(String, firstLine: Int)
  /// A question with too few or too many answers to choose from.
  case choices(Int)
  /// A question with no right answer, or with several.
  case rightChoices(Int)
  /// A line that the trace does not have, or not in this order.
  case unknownLine(String, scenario: String, version: String)
  /// The lesson has no scenario.
  case noScenario(String)
  /// The scenario of the lesson has mistakes.
  case brokenScenario(String)
  /// A version that the scenario does not list; those that it does.
  case otherVersion(String, scenario: String, listed: [String])
  /// A name or a number that another lesson has.
  case sameName(String, other: String)
  /// A lesson that no chapter lists.
  case unlistedLesson(String, course: String)
  /// A chapter lists a lesson that there is not.
  case unknownLesson(String, allowed: [String])
  /// A folder without a lesson.
  case noLessons
  /// A scenario or a lesson that a text names and that there is not.
  case deadLink(String)

  /// The fewest and the most answers to choose from.
  package static let choiceCounts = 2...4

  /// The stable code.
  var code: ProblemCode {
    switch self {
    case .noHeader, .openHeader: .lessonHeader
    case .missingPart, .incompletePart: .lessonPart
    case .unknownPart, .textOutsideParts, .openCode: .lessonText
    case .repeatedPart: .lessonPartTwice
    case .choices, .rightChoices: .lessonChoices
    case .unknownLine: .lessonLine
    case .noScenario, .brokenScenario: .lessonScenario
    case .otherVersion: .lessonVersion
    case .sameName: .lessonName
    case .unlistedLesson, .unknownLesson, .noLessons: .courseList
    case .deadLink: .lessonLink
    }
  }

  /// The sentences about it.
  var wording: Wording {
    switch self {
    case .noHeader:
      Wording(
        "the file does not begin with front matter",
        label: "expected '---'",
        note: "a lesson begins with '---', 'os: iOS 26' and '---' on three lines"
      )
    case .openHeader:
      Wording("the front matter does not end", label: "no line '---' follows this one")
    case .missingPart(let part):
      Wording("the part '\(part)' is missing", note: "add a line '\(part)' with its text below it")
    case .incompletePart(let part, let needs):
      Wording("'\(part)' is incomplete", label: "expected \(needs)")
    case .unknownPart(let part, let allowed): unknownPart(part, allowed)
    case .textOutsideParts:
      Wording("this text belongs to no part", label: "expected a headline such as '## Idea'")
    case .openCode: Wording("the block of code does not end", label: "no line '```' follows")
    case .repeatedPart(let part, let line):
      Wording("\(Phrase.quoted(part)) is written twice", label: "first written in line \(line)")
    case .choices(let count):
      Wording(
        "the question has \(Phrase.count(count, "answer")) to choose from",
        label: "expected two to four lines that begin with '- [ ]' or '- [x]'"
      )
    case .rightChoices(let count):
      Wording(
        count == 0 ? "no answer is marked as right" : "\(count) answers are marked as right",
        label: "expected one line that begins with '- [x]'"
      )
    case .unknownLine(let line, let scenario, let version):
      Wording(
        "the trace does not have this line",
        label: "expected a line of the trace, in the order of the trace",
        note: "tabletrace run \(scenario) --os '\(version)' prints the trace",
        found: line
      )
    case .noScenario(let name):
      Wording(
        "there is no scenario \(Phrase.quoted(name))",
        label: "the lesson needs a scenario",
        note: "put the scenario beside the lesson, or name another one with 'scenario:'"
      )
    case .brokenScenario(let name):
      Wording(
        "the scenario \(Phrase.quoted(name)) has mistakes",
        label: "the lesson needs a scenario that can be run"
      )
    case .otherVersion(let version, let scenario, let listed):
      Wording(
        "the scenario \(Phrase.quoted(scenario)) does not list \(version)",
        label: "it lists \(listed.joined(separator: ", "))"
      )
    case .sameName(let name, let other):
      Wording(
        "two lessons have \(Phrase.quoted(name))",
        label: "\(Phrase.visible(other)) has it too"
      )
    case .unlistedLesson(let name, let course):
      Wording(
        "no chapter lists the lesson \(Phrase.quoted(name))",
        note: "add it to a chapter in \(Phrase.visible(course))"
      )
    case .unknownLesson(let name, let allowed): unknownLesson(name, allowed)
    case .noLessons:
      Wording(
        "the folder has no lessons",
        note: "a lesson is a Markdown file ('.md') beside its scenario"
      )
    case .deadLink(let name):
      Wording(
        "there is no scenario or lesson \(Phrase.quoted(name))",
        label: "named here",
        found: name
      )
    }
  }

  private func unknownPart(_ part: String, _ allowed: [String]) -> Wording {
    let near = NearMiss.suggestions(for: part, among: allowed.map { Candidate($0) })
    return Wording(
      "a lesson has no part \(Phrase.quoted(part))",
      label: Phrase.help(near, allowed: allowed),
      found: part,
      suggestions: near
    )
  }

  private func unknownLesson(_ name: String, _ allowed: [String]) -> Wording {
    let near = NearMiss.suggestions(for: name, among: allowed.map { Candidate($0) })
    return Wording(
      "there is no lesson \(Phrase.quoted(name))",
      label: Phrase.help(near, allowed: allowed),
      found: name,
      suggestions: near
    )
  }
}
