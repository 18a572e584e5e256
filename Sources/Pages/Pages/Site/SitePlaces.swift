import Project
import Scenarios
import TableTrace
import Teaching

/// The path of the page about each subject, from the root of the site, maybe with an anchor.
struct SitePlaces: Sendable {
  private let scenarios: Set<String>
  private let course: Course
  private let releases: Set<String>
  /// The paths, by the names that occur in texts.
  private var words: [String: String] = [:]

  /// Makes the paths of a site with the scenarios of a book and the lessons of a course.
  init(of book: LessonBook, _ course: Course) {
    self.course = course
    scenarios = Set(book.entries.map(\.file.name))
    releases = Set(ReleaseSitePages.releases.map(\.description))
    words = names
  }

  /// Returns the path of a subject, or nil if it has no page.
  func path(of subject: PageSubject) -> String? {
    let name = subject.name
    switch subject.kind {
    case .callback, .hook, .declaringProtocol: return "callbacks/\(name).html"
    case .phase: return "callbacks/phase-\(MarkdownHTML.slug(name)).html"
    case .step: return "steps/\(name).html"
    case .rule: return "rules/\(name).html"
    case .gate: return "rules/gates.html#\(Self.anchor(name))"
    case .law: return "rules/laws.html#\(Self.anchor(name))"
    case .exception: return "\(SiteSection.exceptions.path)#\(Self.anchor(name))"
    case .scenario: return scenarios.contains(name) ? "scenarios/\(Self.file(name)).html" : nil
    case .lesson: return course.lesson(name).map { LessonSitePage.path(of: $0.lesson.name) }
    case .question: return question(name)
    case .evidence: return "evidence/\(name).html"
    case .log: return nil
    case .release:
      return releases.contains(name) ? "versions/\(MarkdownHTML.slug(name)).html" : nil
    }
  }

  /// Returns the path for a name in a text, or nil if it has no page.
  func path(ofWord word: String) -> String? { words[word] }

  /// Returns the path of a question: the page of its lesson, or the page of unanswered questions.
  private func question(_ number: String) -> String? {
    if let lesson = course.answer(number)?.lesson {
      return "\(LessonSitePage.path(of: lesson.name))#\(number)"
    }
    return course.gap(number).map { "\(SiteSection.gaps.path)#\($0.number)" }
  }

  /// Returns a name as an anchor, without spaces.
  static func anchor(_ name: String) -> String {
    name.replacing(" ", with: "-")
  }

  /// Returns the name of a scenario as a unique path of safe characters, without an extension.
  static func file(_ name: String) -> String {
    let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./".utf8)
    let path = name.utf8.map { byte in
      kept.contains(byte)
        ? String(decoding: [byte], as: UTF8.self) : "~" + String(byte, radix: 16)
    }.joined()
    // The list of all scenarios has the name "index".
    return path.lowercased() == "index" ? path + "~" : path
  }
}

extension SitePlaces {
  /// All names with their paths, by the most frequent meaning of each name.
  private var names: [String: String] {
    let callbacks = Callback.allCases.flatMap { callback -> [(String, PageSubject)] in
      let subject = PageSubject(.callback, callback.facts.key)
      let spellings = [callback.facts.key, callback.facts.swiftName, callback.facts.selector]
      return spellings.compactMap(\.self).map { ($0, subject) }
    }
    let steps = (StepListing.all + StepListing.queries).map { $0.name }
    let kinds: [(PageSubject.Kind, [String])] = [
      (.step, steps), (.hook, HookPage.hooks.map(\.key)),
      (.rule, RuleBook.all.map(\.id.rawValue)), (.gate, GateID.allCases.map(\.rawValue)),
      (.law, LawID.allCases.map(\.rawValue)),
      (.declaringProtocol, DeclaringProtocol.allCases.map(\.rawValue)),
      (.scenario, scenarios.sorted()), (.lesson, course.lessons.map(\.name)),
      (.evidence, Evidence.names), (.exception, ExceptionSubject.names),
      (.question, course.words.filter { $0.hasPrefix("Q") }),
    ]
    let others = kinds.flatMap { kind, names in names.map { ($0, PageSubject(kind, $0)) } }
    return (callbacks + others).reduce(into: [:]) { paths, entry in
      if paths[entry.0] == nil { paths[entry.0] = path(of: entry.1) }
    }
  }
}
