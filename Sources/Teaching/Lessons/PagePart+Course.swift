import Project
package import TableTrace

extension PagePart {
  package static let mostLessons = 8

  package static func lessons(_ entries: [LessonBook.Entry]) -> [PagePart] {
    let rows = entries.prefix(mostLessons).map { entry -> [PageText] in
      [.scenario(entry.file.name), PageText(entry.headline)]
    }
    return self.rows(rows, under: "lessons")
  }

  package static func questions(_ answers: [CourseAnswer]) -> [PagePart] {
    let rows = answers.map { [PageText(.question, $0.number), PageText($0.question)] }
    return self.rows(rows, under: "questions that 'tabletrace learn' answers")
  }

  package static func rules(
    _ rules: [RuleID],
    titled title: String = "rules of its calls"
  ) -> [PagePart] {
    let entries = rules.compactMap { RuleBook.entry($0) }
    return self.rows(entries.map { [.rule($0.id), PageText($0.sentence)] }, under: title)
  }
}
