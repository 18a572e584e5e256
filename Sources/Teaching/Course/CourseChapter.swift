/// Lessons on one subject.
package struct CourseChapter {
  /// The headline.
  package let title: String
  /// The lessons, each on the ground of those before.
  package let lessons: [CourseLesson]
}
