import Checks
import Diagnostics
import Project
import Reports
import Teaching

/// `review`: shows differences from goldens, and asks for decisions.
struct ReviewCommand: Command {
  static let facts = CommandFacts(
    name: "review",
    purpose: .keep,
    operands: "[NAME...]",
    readsLibrary: false,
    flags: [.format, .scenarios, .golden, .large],
    formats: [.text, .json],
    says: "accept, reject or skip each difference that the last check saved",
    details: [
      "Each difference is shown once, even if several golden files have it. You see all changed "
        + "lines, the rule that causes the first changed line, how sure this rule is, and the "
        + "names of these golden files. NAME is a scenario, its file, a folder, or one version "
        + "(load/first-load.iOS-9).",
      "On a terminal, type 'a' to accept, 'r' to reject, and 's' or an empty line to skip. 'A', "
        + "'R' and 'S' do the same for all remaining differences. 'h' prints the list of keys, and "
        + "'q' quits. Without a terminal, the differences are listed with the commands to use. The "
        + "exit code is 1 while a difference is undecided.",
      "If the scenario, its golden file or tabletrace has changed since the last check, the "
        + "scenario runs again first, and a note says why.",
    ],
    examples: [
      "tabletrace review", "tabletrace review load/first-load", "tabletrace review --json",
    ]
  )

  /// The scenarios or versions by name or path, or nil for all.
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
    case .json: try world.print(ReviewDocument.shape.document(items))
    case .text, .markdown, .mermaid, .jsonLines, .html, .svg: try show(items, in: world)
    }
    try world.noteRenewed(list.renewed)
    if items.isEmpty { return .success }
    guard isTalk(world) else { return .differs }
    var walk = ReviewWalk(items, in: world)
    return try walk.converse()
  }

  /// Whether the decisions are typed on a terminal.
  private func isTalk(_ world: World) -> Bool {
    format == .text && world.input.isTerminal && world.output.isTerminal
      && !world.isContinuousIntegration
  }

  /// Asks for decisions on a terminal, or prints the differences with their commands.
  private func show(_ items: [ReviewItem], in world: World) throws(FileError) {
    guard !items.isEmpty else {
      let sentence =
        "no differences to review: 'tabletrace check' saves traces that differ from their golden "
        + "files\n"
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
