/// Lessons on one subject.
struct CourseChapter {
  /// The headline.
  let title: String
  /// The lessons, each on the ground of those before.
  let lessons: [CourseLesson]
}
