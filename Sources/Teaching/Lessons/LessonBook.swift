package import Diagnostics
package import Project
package import Scenarios
import ShippedLibrary

/// All scenarios by name: those of the project's folder, and the built-in ones that it does not
/// replace.
package struct LessonBook {
  package struct Entry {
    package var file: ScenarioFile
    package let scenario: Scenario
    /// Whether it is built in, and not a replacement from the project's folder.
    var isShipped = true

    package init(
      file: ScenarioFile,
      scenario: Scenario,
      isShipped: Bool = true
    ) {
      self.file = file
      self.scenario = scenario
      self.isShipped = isShipped
    }

    /// The question that it answers, or nil for a scenario that is not a lesson.
    package var question: String? { scenario.learn }

    /// The question, or the title if there is no question.
    package var headline: String { question ?? scenario.title }

    /// Its folder, which names its subject, such as `load`.
    package var subject: String {
      let folder = FilePath.folder(of: file.name)
      return folder == "." ? "" : folder
    }
  }

  /// The entries, sorted by name.
  package private(set) var entries: [Entry] = []
  /// Whether all scenarios could be read.
  package private(set) var isWhole = true

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Reads every scenario, and prints its errors.
  package init(in world: World) throws(FileError) {
    let library = ScenarioLibrary(files: world.files.readable)
    var folders: [String] = [try library.folder()]
    let shipped = ProjectFiles.libraryScenarios
    if folders != [shipped], world.files.kind(of: shipped) != nil { folders.append(shipped) }
    var names: Set<String> = []
    for folder in folders {
      let found = try library.find([folder])
      world.complain(of: found.problems)
      isWhole = isWhole && found.problems.isEmpty
      for file in found.scenarios where names.insert(file.name).inserted {
        try read(file, in: world)
      }
    }
    entries.sort { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }

  private mutating func read(_ file: ScenarioFile, in world: World) throws(FileError) {
    let loaded = try ScenarioReader(world: world).read(file)
    world.say(loaded.renderedMistakes)
    if let scenario = loaded.scenario {
      let shipped = ShippedFile.at(FilePath.join(ScenarioFile.folder, "\(file.name).yaml"))
      let isShipped = shipped?.bytes == Array(loaded.text.bytes)
      entries.append(Entry(file: file, scenario: scenario, isShipped: isShipped))
    } else {
      isWhole = false
    }
  }

  /// The subjects with their entries, in alphabetical order.
  package var subjects: [(name: String, entries: [Entry])] {
    Dictionary(grouping: entries, by: \.subject).sorted { $0.key < $1.key }
      .map { (name: $0.key, entries: $0.value) }
  }
}

extension LessonBook {
  /// Returns a list of the lessons by subject, and the number of other scenarios.
  package func listing(_ ink: Ink) -> String {
    var text = ""
    var others: [[String]] = []
    for (name, entries) in subjects {
      let lessons = entries.filter { $0.question != nil }
      if !lessons.isEmpty {
        text += (text.isEmpty ? "" : "\n") + ink.paint(name.isEmpty ? "here" : name, .bold) + "\n"
        text += TextTable.lines(lessons.map { ["  \($0.file.name)", $0.question ?? ""] })
      }
      let rest = entries.count - lessons.count
      if rest > 0 {
        let list = ["tabletrace list scenarios", name].joined(separator: " ")
        others.append(["  \(name.isEmpty ? "here" : name)", "\(rest)", list])
      }
    }
    guard !others.isEmpty else { return text }
    return text + (text.isEmpty ? "" : "\n") + ink.paint("scenarios without a question", .bold)
      + "\n" + TextTable.lines(others)
  }
}
