import Checks
import Diagnostics
import Project
import Reports

/// `review`: shows what differs from the goldens, and asks what becomes of it.
struct ReviewCommand: Command {
  static let facts = CommandFacts(
    name: "review",
    purpose: .keep,
    operands: "[NAME...]",
    readsLibrary: false,
    flags: [.format, .scenarios, .golden, .large],
    formats: [.text, .json],
    says: "decide about each difference that the last check kept: accept, reject or skip",
    details: [
      "Each difference is shown once, with all lines that change, the rule behind the first of them and "
        + "how sure it is, and the names of all checks that have it. NAME is a scenario, its file, a "
        + "folder, or one version (load/first-load.iOS-9).",
      "On a terminal a line decides: 'a' accepts, 'r' rejects, 's' or an empty line leaves it for "
        + "later; 'A', 'R' and 'S' do so with all the rest; 'h' lists them, 'q' ends. Elsewhere the "
        + "differences are listed with the commands that decide, and the exit code is 1 while "
        + "something waits, in every form.",
      "What has changed since the last check is simulated again first, and it is said why.",
    ],
    examples: [
      "tabletrace review", "tabletrace review load/first-load", "tabletrace review --json",
    ]
  )

  /// The scenarios or versions by name or path; nil for all that is kept.
  var names: [String]?
  var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    let operands = try line.operandsWithGoldens()
    names = operands.isEmpty ? nil : operands
    format = OutputFormat(line)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let selection = try names.map { names throws(FileError) in
      try GoldenSelection(names, in: world.files.readable)
    }
    let list = try PendingList(meant: selection, in: world)
    let groups = list.groups
    let items = groups.enumerated().compactMap { place, traces in
      ReviewItem(traces, number: place + 1, of: groups.count, in: world.files.readable)
    }
    switch format {
    case .json: try world.print(JSONText.document(ReviewDocument(items)))
    case .text, .markdown, .mermaid, .jsonLines, .html, .svg: try show(items, in: world)
    }
    try world.noteRenewed(list.renewed)
    if items.isEmpty { return .success }
    guard isTalk(world) else { return .differs }
    var walk = ReviewWalk(items, in: world)
    return try walk.converse()
  }

  /// Whether somebody is there who decides.
  private func isTalk(_ world: World) -> Bool {
    format == .text && world.input.isTerminal && world.output.isTerminal
      && !world.isContinuousIntegration
  }

  /// Lists the items, each with the commands that decide; somebody at a terminal is asked instead.
  private func show(_ items: [ReviewItem], in world: World) throws(FileError) {
    guard !items.isEmpty else {
      let sentence = "nothing waits for a decision; 'tabletrace check' keeps what differs\n"
      return try world.print(sentence)
    }
    guard !isTalk(world) else { return }
    for item in items {
      try world.print(item.text(world.ink))
      let accept = item.command("accept", failing: !item.refusals.isEmpty)
      try world.print("  accept: \(accept)\n  reject: \(item.command("reject"))\n")
    }
  }
}
