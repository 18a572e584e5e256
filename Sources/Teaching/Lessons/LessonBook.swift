package import Diagnostics
package import Project
package import Scenarios
import ShippedLibrary

/// The scenarios that can be named, with their lessons: those of the folder here, then the built-in
/// ones without a file here.
package struct LessonBook {
  package struct Entry {
    package var file: ScenarioFile
    package let scenario: Scenario
    /// Whether it is the built-in scenario of its name, and not a replacement.
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

    /// The question that it answers; a scenario without one is no lesson.
    package var question: String? { scenario.learn }

    /// The question, or the title of a scenario without one.
    package var headline: String { question ?? scenario.title }

    /// Its folder, which is its subject: `load`.
    package var subject: String {
      let folder = FilePath.folder(of: file.name)
      return folder == "." ? "" : folder
    }
  }

  /// The entries in the order of their names.
  package private(set) var entries: [Entry] = []
  /// Whether all of them could be read.
  package private(set) var isWhole = true

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Reads every scenario, and prints the errors of each.
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
  /// The lessons by subject with their questions; scenarios without one are counted below.
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
