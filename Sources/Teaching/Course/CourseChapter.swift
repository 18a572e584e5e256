/// Lessons on one subject.
package struct CourseChapter: Sendable {
  /// The headline.
  package let title: String
  /// The lessons, each of which builds on those before.
  package let lessons: [CourseLesson]
}
