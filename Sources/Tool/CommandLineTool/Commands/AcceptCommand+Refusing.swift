import Checks
import Diagnostics
import Project
import Reports

/// What `accept` says where it writes nothing.
extension AcceptCommand {
  /// Says that no check has kept what `--same` is asked about.
  func refuse(unknown: [GoldenChange], in world: World) -> ExitCode {
    let names = unknown.map(\.place.name)
    let others = EqualDifferences.others(names).map { ", " + $0 } ?? ""
    world.complain(
      "no check has kept how '\(names.first ?? "")'\(others) differs, so nobody knows which goldens "
        + "differ in the same way: none is written"
    )
    let accept = world.files.readable.command("accept", options: options, self.names ?? [])
    world.say("to do it: \(world.files.readable.command("check", [])); \(Phrase.visible(accept))\n")
    return .differs
  }

  /// Says which goldens are not replaced, whatever is typed: what somebody wrote in them would be lost.
  func refuse(kept: [GoldenChange], in world: World) -> ExitCode {
    world.say(CheckText(ink: world.talkInk).findings(kept.map(\.result)))
    let goldens = kept.count == 1 ? "1 golden is" : "\(kept.count) goldens are"
    world.complain(
      "\(goldens) not replaced, so none is written: mend what is told above, or delete a file in which "
        + "nothing is needed"
    )
    return .differs
  }

  /// Says which runs fail; a golden of them would only hide it.
  func refuse(_ failing: [GoldenChange], in world: World) -> ExitCode {
    world.say(CheckText(ink: world.talkInk).findings(failing.map(\.result)))
    let runs = failing.count == 1 ? "1 run fails" : "\(failing.count) runs fail"
    world.complain("\(runs), so no golden is written: mend what is told above")
    let command = world.files.readable.command("accept", options: [.failing] + options, names ?? [])
    world.say("to accept all the same: \(command)\n")
    return .differs
  }
}
