import Checks
import Diagnostics
import Project
import Reports

/// The messages of `accept` when it writes nothing.
extension AcceptCommand {
  /// Reports that no check has saved the traces that `--same` needs.
  func refuse(unknown: [GoldenChange], in world: World) -> ExitCode {
    let names = unknown.map(\.place.name)
    let others = EqualDifferences.others(names).map { ", " + $0 } ?? ""
    let accept = world.files.readable.command("accept", options: options, self.names ?? [])
    world.complain(
      "no golden files were written: no check has saved a trace of '\(names.first ?? "")'\(others)",
      help: [
        "to find the golden files with the same difference: "
          + world.files.readable.command("check", []),
        "then: \(accept)",
      ]
    )
    return .differs
  }

  /// Reports which goldens are never replaced, because their content would be lost.
  func refuse(kept: [GoldenChange], in world: World) -> ExitCode {
    world.say(CheckText(ink: world.talkInk).findings(kept.map(\.result)))
    let goldens = kept.count == 1 ? "1 of them is" : "\(kept.count) of them are"
    world.complain(
      "no golden files were written, because \(goldens) never replaced",
      help: ["fix the errors above", "delete a file if you do not need its contents"]
    )
    return .differs
  }

  /// Reports which runs fail, because their goldens would hide the failure.
  func refuse(_ failing: [GoldenChange], in world: World) -> ExitCode {
    world.say(CheckText(ink: world.talkInk).findings(failing.map(\.result)))
    let runs = failing.count == 1 ? "1 run fails" : "\(failing.count) runs fail"
    let command = world.files.readable.command("accept", options: [.failing] + options, names ?? [])
    world.complain(
      "no golden files were written, because \(runs)",
      help: ["fix the errors above", "to accept anyway: \(command)"]
    )
    return .differs
  }
}
