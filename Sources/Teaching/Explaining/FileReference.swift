import Goldens
import Scenarios

/// The parts of `reference` about other files: patterns, logs and events.
enum FileReference {
  static var sections: [ReferenceSection] { (try? read()) ?? [] }

  static func read() throws(ExplanationFile.Mistake) -> [ReferenceSection] {
    try ExplanationFile.embedded("reference.yaml").map { entry throws(ExplanationFile.Mistake) in
      try entry.check(["is", "directives", "lines", "example"])
      let example = try entry.text("example")
      let fence = ["Logs": "text console.log", "Events": "json"][entry.name] ?? "text"
      let lines = try entry.text("lines").map {
        ReferenceSection(title: "The lines of a log", text: [$0, ""])
      }
      return ReferenceSection(
        title: entry.name,
        text: [try entry.requiredText("is"), ""],
        tables: entry.name == "Logs" ? [headerKeys] : try directives(entry),
        example: { ["```\(fence)", String((example ?? EventSchema.json).dropLast()), "```", ""] },
        parts: [lines].compactMap(\.self)
      )
    }
  }

  private static var headerKeys: ReferenceSection.Table {
    ReferenceSection.Table(
      head: ["key", "value", "meaning"],
      rows: LogHeaderKey.allCases.map { key in
        let needed = key.isRequired ? " (required)" : ""
        return (key.rawValue, ["`\(key.rawValue)`\(needed)", key.valueForm, key.says])
      }
    )
  }

  /// Returns the table of the directives of patterns, or nothing for other parts.
  private static func directives(
    _ entry: ExplanationFile.Entry
  ) throws(ExplanationFile.Mistake) -> [ReferenceSection.Table] {
    let rows = try entry.blocks("directives").map { block throws(ExplanationFile.Mistake) in
      let word = try block.requiredText("word")
      return (
        word: word.split(separator: " ")[0].description,
        cells: ["`\(word)`", try block.requiredText("is")]
      )
    }
    return rows.isEmpty ? [] : [ReferenceSection.Table(head: ["directive", "matches"], rows: rows)]
  }
}
