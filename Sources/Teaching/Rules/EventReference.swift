import Scenarios

/// What `reference events` tells of the lines that `run --format jsonl` prints.
enum EventReference {
  /// The heading with the schema.
  static var section: ReferenceSection {
    ReferenceSection(
      title: "Events",
      text: [about, ""],
      example: { ["```json", String(OutputSchema.events.json.dropLast()), "```", ""] }
    )
  }

  private static let about = """
    `tabletrace run SCENARIO --format jsonl` prints one JSON object a line: first the run, then its events. \
    Each line is whole by itself, its keys are sorted, and a key that means nothing for an event is left out; \
    `--state` adds `before` and `after`. New keys and kinds may come without a new `format`, so ignore those \
    that you do not know. This is the JSON Schema of a line, which `tabletrace schema events` prints alone.
    """
}
