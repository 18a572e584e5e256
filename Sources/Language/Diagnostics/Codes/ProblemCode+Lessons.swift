extension ProblemCode {
  /// Problems of lessons, M001 to M011.
  static let lessons: [ProblemCode] = [
    lessonHeader, lessonPart, lessonText, lessonPartTwice, lessonChoices, lessonLine,
    lessonScenario, lessonVersion, lessonName, courseList, lessonLink,
  ]

  static let lessonHeader = ProblemCode(
    .lesson,
    1,
    "lesson without front matter",
    """
    A lesson is a Markdown file that begins with front matter: a line '---', keys such as 'os: iOS 26', \
    and another line '---'. Every Markdown file in a folder of lessons is a lesson, except course.md.
    """
  )

  static let lessonPart = ProblemCode(
    .lesson,
    2,
    "lesson with a missing part",
    """
    A lesson has a title and the parts Idea, Code, Predict, Play and Takeaway. Each part needs a text, \
    and some need more. The message says what is missing. The page 'Write a lesson' of the handbook \
    shows a whole lesson to copy.
    """
  )

  static let lessonText = ProblemCode(
    .lesson,
    3,
    "text that is no part of a lesson",
    """
    A lesson has the headlines '## Idea', '## Code', '## Predict', '## Play', '## Takeaway', '## Quiz' and \
    questions such as '## Q01: ...'. A text below another headline would be lost, and so would a text \
    above the first one.
    """
  )

  static let lessonPartTwice = ProblemCode(
    .lesson,
    4,
    "part of a lesson written twice",
    """
    Each headline of a lesson is written once. Put the two texts below one headline.
    """
  )

  static let lessonChoices = ProblemCode(
    .lesson,
    5,
    "question without one right answer",
    """
    A question has two to four answers to choose from, each on a line that begins with '- [ ]'. The right \
    one begins with '- [x]'. A wrong answer can end with a reply in emphasis, '*...*', for a reader who \
    chooses it.
    """
  )

  static let lessonLine = ProblemCode(
    .lesson,
    6,
    "quoted line that is not in the trace",
    """
    The lines that a lesson quotes are lines of the trace of its scenario, without their indentation and \
    in their order. A long line can end with ' ...'. Copy the line from the trace again, or change the \
    order of the quotes.
    """
  )

  static let lessonScenario = ProblemCode(
    .lesson,
    7,
    "lesson without a scenario",
    """
    A lesson plays a scenario: the file with the same name beside it, 'a.yaml' for 'a.md', or the one that \
    'scenario:' in the front matter names. 'tabletrace validate' shows the mistakes of a scenario.
    """
  )

  static let lessonVersion = ProblemCode(
    .lesson,
    8,
    "lesson for a version that its scenario does not list",
    """
    The versions behind 'os:' and 'beside:' in a lesson are versions that the scenario lists behind its own \
    'os:'. Add the version there, or name another one.
    """
  )

  static let lessonName = ProblemCode(
    .lesson,
    9,
    "two lessons with one name",
    """
    A lesson has the name of its file, unless 'lesson:' in the front matter gives another. Each name and \
    each number of a question belongs to one lesson.
    """
  )

  static let courseList = ProblemCode(
    .lesson,
    10,
    "course that does not list its lessons",
    """
    The file course.md lists the lessons of each chapter in their order. It names every lesson of the \
    folder, and no other. A folder without course.md has one chapter, with the lessons in the order of \
    their files.
    """
  )

  static let lessonLink = ProblemCode(
    .lesson,
    11,
    "name that leads nowhere",
    """
    A text of a lesson names a scenario, such as `load/first-load`, or a lesson, such as 'tabletrace learn \
    estimates', that there is not. 'tabletrace list scenarios' and 'tabletrace learn' print the names.
    """
  )
}
