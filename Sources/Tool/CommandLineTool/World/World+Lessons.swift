import Diagnostics
import Project
import Teaching

extension World {
  /// Reads the scenario that an argument names, or the scenario of a lesson's name or number.
  func readScenario(_ argument: String) throws(FileError) -> LoadedScenario {
    try ScenarioReader(world: self).read(argument: lesson(argument)?.lesson.scenario ?? argument)
  }

  /// Returns the lesson that an argument names, or nil if a file or a scenario has this name.
  func lesson(_ argument: String) -> (number: Int, lesson: CourseLesson)? {
    guard argument != "-",
      (try? ScenarioPlace(files: files.readable).path(of: argument)) == nil
    else { return nil }
    return Course.shipped.lesson(argument)
  }
}
