import Diagnostics
import Goldens
package import Project
import Reports

/// A review that asks the user about one difference after the other.
package struct ReviewWalk {
  private static let question =
    "accept, reject or skip (a/r/s, A/R/S for all others, h for help, q to quit)"

  private let items: [ReviewItem]
  private let world: World
  private var writer: GoldenWriter
  private var accepted = 0
  private var rejected = 0
  private var refused = 0

  package init(_ items: [ReviewItem], in world: World) {
    self.items = items
    self.world = world
    let traces = items.flatMap(\.traces)
    var kept = ProtectedFiles(traces.map(\.file), in: world.files.readable)
    for trace in traces { trace.log.map { kept.keepLog($0) } }
    writer = GoldenWriter(kept, in: world)
  }

  package mutating func converse() throws(FileError) -> ExitCode {
    var rest: ReviewKey.Decision?
    for item in items {
      try world.print(item.text(world.ink))
      let answer: ReviewKey.Decision?
      if let rest {
        answer = rest
      } else if let key = try ask() {
        answer = key.decision
        if key.rest { rest = key.decision }
      } else {
        answer = nil
      }
      guard let decision = answer else { break }
      try carryOut(decision, item)
    }
    try world.print(sentence)
    try writer.noteLeftovers()
    return refused > 0 ? .differs : .success
  }

  /// The next typed decision, and whether it is for all the rest, or nil at the end of the input.
  private func ask() throws(FileError) -> (decision: ReviewKey.Decision, rest: Bool)? {
    while let line = try world.ask(Self.question) {
      switch ReviewKey(line) {
      case .decide(let decision, let rest): return (decision, rest)
      case .quit: return nil
      case .help: try world.print(ReviewKey.list)
      case .unknown(let text, let near):
        world.complain(
          "unknown command '\(text)'",
          help: NearNames.help(near) + ["to list the commands: h"]
        )
      }
    }
    return nil
  }

  private mutating func carryOut(
    _ decision: ReviewKey.Decision,
    _ item: ReviewItem
  ) throws(FileError) {
    switch decision {
    case .skip: break
    case .reject:
      for trace in item.traces { try PendingStore(world: world).reject(trace.place) }
      rejected += 1
    case .accept:
      if let objection = try objection(to: item) {
        refused += 1
        world.complain(objection.message, help: [objection.help])
        break
      }
      for trace in item.traces { try writer.write(GoldenChange(trace)) }
      accepted += 1
    }
    try world.print("\n")
  }

  /// The reason why the traces of an item cannot be accepted, or nil if there is none.
  private func objection(
    to item: ReviewItem
  ) throws(FileError) -> (message: String, help: String)? {
    if item.traces.contains(where: { !GoldenChange($0).result.isPassed }) {
      let command = item.command("accept", failing: true)
      return ("not accepted, because the run itself fails", "to accept anyway: \(command)")
    }
    for trace in item.traces {
      let golden = try world.files.readable.readIfThere(trace.goldenPlace.path)
      if golden != trace.golden {
        return (
          "not accepted, because '\(trace.goldenPlace.path)' has changed since the check",
          "to start again: \(world.files.readable.command("review", []))"
        )
      }
    }
    return nil
  }

  private var sentence: String {
    let left = items.count - accepted - rejected
    let counts = "\(accepted) accepted, \(rejected) rejected, \(left) left"
    guard writer.written > 0 else { return counts + "\n" }
    let goldens = "\(writer.written) golden \(writer.written == 1 ? "file" : "files") written"
    return "\(counts); \(goldens): \(writer.sum.text)\n"
  }
}
