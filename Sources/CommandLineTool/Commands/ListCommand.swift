import Scenarios
import TableTrace

/// `list`: scenarios, callbacks, devices or versions, one a line.
struct ListCommand: Command {
  static let facts = CommandFacts(
    name: "list",
    operands: "scenarios|callbacks|devices|versions",
    atLeast: 1,
    atMost: 1,
    flags: [.protocol, .os],
    says: "list scenarios, callbacks, devices or versions",
    details: ["--protocol and --os choose among callbacks."],
    examples: ["tabletrace list callbacks --protocol UITableViewDelegate --os 'iOS 9'"]
  )

  /// What can be listed.
  enum Subject: String, CaseIterable {
    case scenarios
    case callbacks
    case devices
    case versions
  }

  var subject: Subject
  var declaringProtocol: DeclaringProtocol?
  var version: SystemVersion?

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? ""
    guard let subject = Subject(rawValue: word) else {
      let names = Subject.allCases.map(\.rawValue)
      throw .badValue(
        word,
        of: "list",
        expected: "which lists \(names.joined(separator: ", "))",
        near: NearNames.of(word, in: names)
      )
    }
    self.subject = subject
    if subject != .callbacks, let setting = line.settings.first(where: { $0.flag != .color }) {
      throw .foreignFlag(setting.flag)
    }
    if line.values(.os).count > 1 { throw .repeatedFlag(.os) }
    if let text = line.value(.os) {
      version = try VersionArgument.read(text, of: Flag.os.spelling)
    }
    if let text = line.value(.protocol) {
      let names = DeclaringProtocol.allCases.map(\.rawValue)
      guard let value = DeclaringProtocol(rawValue: text) else {
        throw .badValue(
          text,
          of: Flag.protocol.spelling,
          expected: "which is one of \(names.joined(separator: ", "))",
          near: NearNames.of(text, in: names)
        )
      }
      declaringProtocol = value
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    switch subject {
    case .scenarios: return try listScenarios(in: world)
    case .callbacks: try world.print(callbacks)
    case .devices: try world.print(devices)
    case .versions: try world.print(versions)
    }
    return .success
  }

  private var callbacks: String {
    let chosen = Callback.allCases.map(\.facts).filter { facts in
      (declaringProtocol ?? facts.declaringProtocol) == facts.declaringProtocol
        && (version.map(facts.isAvailable) ?? true)
    }
    return TextTable.lines(
      chosen.map { facts in
        let since = "since \(facts.introduced)"
        let until = facts.deprecated.map { ", deprecated \($0)" } ?? ""
        return [facts.key, facts.declaringProtocol.rawValue, facts.name, since + until]
      }
    )
  }

  private var devices: String {
    TextTable.lines(
      Device.all.map { device in
        let also = device.aliases.isEmpty ? "" : "also " + device.aliases.joined(separator: ", ")
        return [device.name, TraceFormat.size(device.screen), also]
      }
    )
  }

  private var versions: String {
    let platforms = SystemVersion.Platform.allCases
    return platforms.flatMap { platform in
      SystemVersion.majors.map { "\(SystemVersion(platform, $0))\n" }
    }.joined()
  }

  private func listScenarios(in world: World) throws(FileError) -> ExitCode {
    let found = try ScenarioLibrary(files: world.files).find([])
    guard !found.isEmpty else { return world.findsNoScenario([]) }
    world.complain(of: found.problems)
    let reader = ScenarioReader(world: world)
    var rows: [[String]] = []
    var isReadable = found.problems.isEmpty
    for file in found.scenarios {
      let loaded = try reader.read(file)
      world.say(loaded.rendered)
      isReadable = isReadable && loaded.scenario != nil
      guard let scenario = loaded.scenario else { continue }
      let versions = scenario.versions.map(\.description).joined(separator: ", ")
      rows.append([file.name, scenario.title, versions])
    }
    try world.print(TextTable.lines(rows))
    return isReadable ? .success : .invalid
  }
}
