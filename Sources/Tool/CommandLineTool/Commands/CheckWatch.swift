import Checks
import Diagnostics
import Project
import Reports

/// `check --watch`: checks what depends on a file again when that changes.
struct CheckWatch {
  /// What the last check of a scenario came to.
  private struct Checked {
    var results: [CheckResult] = []
    /// The files that it reads.
    var needs: Set<String> = []
    /// What it says about the goldens that are needed.
    var goldens: [OrphanGoldens.Need] = []
  }

  /// The most failing checks that a line lists.
  private static let most = 8

  private let command: CheckCommand
  private var world: World
  /// By the path of the scenario.
  private var checked: [String: Checked] = [:]
  /// What is wrong and belongs to no scenario: orphan goldens, and what cannot be looked at.
  private var strays: [CheckResult] = []

  /// Watches what a command checks.
  init(_ command: CheckCommand, in world: World) {
    self.command = command
    self.world = world
  }

  private var files: WatchedFiles {
    WatchedFiles(paths: command.paths, files: world.files.readable)
  }

  /// Checks everything, and again what changes; ends where nobody reads any more what is printed.
  mutating func run() throws(FileError) -> ExitCode {
    let first = files.look([])
    let found = files.scenarios
    let (results, kept) = try check(found.scenarios)
    strays = try strays(of: found)
    let all = results + strays
    try world.print(CheckText(ink: world.ink).text(all, kept: kept))
    guard let pause = world.pause else { return ExitCode.worst(all.map(\.exitCode)) }
    var watch = FileWatch(first, pause: pause)
    try world.note("waiting for a file to change")
    while true {
      let needs = needs
      // What was read without having been looked at is known only now.
      watch.add(files.files.stamps(of: needs))
      guard let changes = watch.next({ files.look(needs) }) else { return .success }
      let machine = world
      try machine.goOn { () throws(FileError) in try answer(changes) }
    }
  }

  /// The files that the last checks have read.
  private var needs: Set<String> {
    checked.values.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// Tells what became of files, and checks what depends on them.
  private mutating func answer(_ changes: FileChanges) throws(FileError) {
    let headline = "\n" + world.ink.paint(Phrase.visible(changes.sentence), .bold) + "\n"
    let paths = changes.paths
    let isRenewed = paths.contains { FilePath.name(of: $0) == SettingsFile.name }
    if isRenewed {
      try world.print(headline)
      guard let renewed = try world.renew() else { return }
      world = renewed
      checked = [:]
    }
    let found = files.scenarios
    let concerned = concerned(paths, found.scenarios)
    let there = Set(found.scenarios.map(\.path))
    let gone = checked.keys.filter { !there.contains($0) }
    for path in gone + concerned.map(\.path) { checked[path] = nil }
    let others = checked.sorted { $0.key < $1.key }.flatMap(\.value.results)
    let (results, kept) = try check(concerned)
    let before = strays
    strays = try strays(of: found)
    let new = strays.filter { !before.contains($0) }
    guard isRenewed || !concerned.isEmpty || !gone.isEmpty || strays != before else { return }
    if !isRenewed { try world.print(headline) }
    let told = results + new
    if found.isEmpty { _ = world.findsNoScenario(command.paths) }
    if !told.isEmpty { try world.print(CheckText(ink: world.ink).text(told, kept: kept)) }
    try world.print(Self.sentence(others + strays.filter { !new.contains($0) }))
  }

  /// The scenarios that a change may concern: those that read the file, and all of the same name.
  private func concerned(_ paths: Set<String>, _ scenarios: [ScenarioFile]) -> [ScenarioFile] {
    let reading = scenarios.filter { file in
      checked[file.path].map { !$0.needs.isDisjoint(with: paths) } ?? true
    }
    let there = Set(scenarios.map(\.path))
    let gone = checked.filter { !there.contains($0.key) }.values.flatMap(\.results)
    let names = Set(reading.map(\.name) + gone.map(\.scenario))
    return scenarios.filter { names.contains($0.name) }
  }

  /// Checks scenarios, remembers what came of them, and keeps what differs, which a sentence tells.
  private mutating func check(
    _ scenarios: [ScenarioFile]
  ) throws(FileError) -> (results: [CheckResult], kept: String?) {
    var pending = PendingUpkeep(in: world)
    var fresh: [String: Checked] = [:]
    let orphans = OrphanGoldens(in: world)
    var results = try command.evaluate(scenarios, keeping: &pending, in: world) { item in
      fresh[item.scenario, default: Checked()].needs.formUnion(item.needs)
      fresh[item.scenario]?.goldens.append(orphans.need(of: item))
    }
    results.acceptTogether(in: world)
    for result in results { fresh[result.file]?.results.append(result) }
    checked.merge(fresh) { $1 }
    for remark in pending.remarks { try world.note(remark) }
    return (results, pending.sentence(command.paths))
  }

  /// What is wrong and belongs to no scenario.
  private func strays(of found: ScenarioLibrary.Found) throws(FileError) -> [CheckResult] {
    let problems = found.problems.map(CheckResult.init)
    guard command.paths.isEmpty, problems.isEmpty else { return problems }
    var orphans = OrphanGoldens(in: world)
    for need in checked.values.flatMap(\.goldens) { orphans.note(need) }
    return try orphans.results()
  }

  /// What is known of the checks that a change does not concern.
  private static func sentence(_ others: [CheckResult]) -> String {
    guard !others.isEmpty else { return "" }
    let failing = others.filter { !$0.isPassed }.map(\.name)
    let all = others.count == 1 ? "the other one" : "the \(others.count) others"
    guard let first = failing.first else {
      return "\(all) \(others.count == 1 ? "passes" : "pass")\n"
    }
    let names = [first] + failing.dropFirst().prefix(most - 1)
    let rest = failing.count > most ? ", ..." : ""
    let count = others.count == 1 ? all : "\(failing.count) of \(all)"
    return Phrase.visible("\(count) \(failing.count == 1 ? "fails" : "fail"): ")
      + Phrase.visible(names.joined(separator: ", ") + rest) + "\n"
  }
}
