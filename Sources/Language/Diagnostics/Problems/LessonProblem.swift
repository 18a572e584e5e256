/// A problem of a lesson, or of the file that orders the lessons of a course.
package enum LessonProblem: Hashable, Sendable {
  /// The first line does not begin the front matter.
  case noHeader
  /// No line ends the front matter.
  case openHeader
  /// A required part with this headline is missing.
  case missingPart(String)
  /// A part lacks something that it needs.
  case incompletePart(String, needs: String)
  /// A headline that lessons do not have.
  case unknownPart(String, allowed: [String])
  case textOutsideParts
  /// A code block without an end.
  case openCode
  /// A part that occurs twice.
  case repeatedPart(String, firstLine: Int)
  /// A question with too few or too many choices.
  case choices(Int)
  /// A question with no right answer, or with several.
  case rightChoices(Int)
  /// A line that the trace does not have, or not in this order.
  case unknownLine(String, scenario: String, version: String)
  case noScenario(String)
  case brokenScenario(String)
  /// A version that the scenario does not list, with the versions that it lists.
  case otherVersion(String, scenario: String, listed: [String])
  case sameName(String, other: String)
  /// A lesson that no chapter lists.
  case unlistedLesson(String, course: String)
  /// A lesson in a chapter that does not exist.
  case unknownLesson(String, allowed: [String])
  /// A folder without a lesson.
  case noLessons
  /// A link to a scenario or a lesson that does not exist.
  case deadLink(String)

  /// The allowed number of choices of a question.
  package static let choiceCounts = 2...4

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

  var wording: Wording {
    switch self {
    case .noHeader:
      Wording("the file has no front matter")
        .label("expected '---'")
        .help("begin the file with three lines: '---', 'os: iOS 26' and '---'")
    case .openHeader:
      Wording("the front matter does not end").label("no line '---' follows this one")
    case .missingPart(let part):
      Wording("the part '\(part)' is missing").help("add a line '\(part)' with its text below it")
    case .incompletePart(let part, let needs):
      Wording("'\(part)' is incomplete").label("expected \(needs)")
    case .unknownPart(let part, let allowed):
      Wording(
        "unknown part \(Phrase.quoted(part))",
        unknown: part,
        among: allowed.map { Candidate($0) },
        listed: allowed
      )
    case .textOutsideParts:
      Wording("the text is outside of all parts").label("expected a heading such as '## Idea'")
    case .openCode: Wording("the block of code does not end").label("no line '```' follows")
    case .repeatedPart(let part, let line):
      Wording("\(Phrase.quoted(part)) is written twice").label("first written in line \(line)")
    case .choices(let count):
      Wording("the question has \(Phrase.count(count, "answer")) to choose from")
        .label("expected two to four lines that begin with '- [ ]' or '- [x]'")
    case .rightChoices(let count):
      Wording(count == 0 ? "no answer is marked as right" : "\(count) answers are marked as right")
        .label("expected one line that begins with '- [x]'")
    case .unknownLine(let line, let scenario, let version):
      Wording("the trace does not have this line")
        .label("expected a line of the trace, in the order of the trace")
        .help("to print the trace: tabletrace run \(scenario) --os '\(version)'")
        .found(line)
    case .noScenario(let name):
      Wording("unknown scenario \(Phrase.quoted(name))")
        .label("a lesson needs a scenario")
        .help(
          "put the scenario next to the lesson, under the same name",
          "or name another scenario with 'scenario:' in the front matter"
        )
    case .brokenScenario(let name):
      Wording("the scenario \(Phrase.quoted(name)) has mistakes")
        .label("a lesson needs a valid scenario")
        .help("to see the mistakes: tabletrace validate \(name)")
    case .otherVersion(let version, let scenario, let listed):
      Wording("the scenario \(Phrase.quoted(scenario)) does not list \(version)")
        .label("it lists \(listed.joined(separator: ", "))")
        .help("add the version to 'os:' in the scenario, or use one that it lists")
    case .sameName(let name, let other):
      Wording("two lessons have \(Phrase.quoted(name))")
        .label("\(Phrase.visible(other)) has \(Phrase.quoted(name)) too")
        .help(
          "for a question, change its number in one of the two lessons",
          "for a lesson, give another name with 'lesson:' in the front matter"
        )
    case .unlistedLesson(let name, let course):
      Wording("no chapter lists the lesson \(Phrase.quoted(name))")
        .help("add the lesson to a chapter in \(Phrase.visible(course))")
    case .unknownLesson(let name, let allowed):
      Wording(
        "unknown lesson \(Phrase.quoted(name))",
        unknown: name,
        among: allowed.map { Candidate($0) },
        listed: allowed
      )
    case .noLessons:
      Wording("the folder has no lessons")
        .help("add a Markdown file ('.md') next to its scenario")
    case .deadLink(let name):
      Wording("unknown scenario or lesson \(Phrase.quoted(name))")
        .help("to list them: tabletrace list scenarios, tabletrace learn")
        .found(name)
    }
  }
}
