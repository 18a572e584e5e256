package struct CourseChapter: Sendable {
  package let title: String
  /// The lessons, each of which builds on the previous ones.
  package let lessons: [CourseLesson]
}
