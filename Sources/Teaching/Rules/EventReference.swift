import Scenarios

/// The section of `reference events` about the lines of `run --format jsonl`.
enum EventReference {
  static var section: ReferenceSection {
    ReferenceSection(
      title: "Events",
      text: [about, ""],
      example: { ["```json", String(EventSchema.json.dropLast()), "```", ""] }
    )
  }

  private static let about = """
    `tabletrace run SCENARIO --format jsonl` prints one JSON object on each line: first the run, then its \
    events. Each line is a complete object with sorted keys. Keys without a meaning for an event are \
    omitted. `--state` adds `before` and `after`. New keys and kinds may be added without a new `format`, \
    so ignore those that you do not know. This is the JSON Schema of a line, which is also the output of \
    `tabletrace schema events`.
    """
}
