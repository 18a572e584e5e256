import Goldens
import Reports
package import Scenarios

/// The files that no output may replace: scenarios, goldens and recorded logs, under any of their
/// names.
package struct ProtectedFiles {
  private let files: any ReadableFiles
  /// Returns whether an output may replace a file that begins with these bytes.
  private let mayReplace: ([UInt8]) -> Bool
  private var kept: [FileIdentity: FileError.Kept] = [:]
  /// The folders of scenarios and goldens of all projects in use.
  private var folders: [FileIdentity: FileError.Kept] = [:]

  /// Protects these scenarios, the folders of their projects, and those of the current project.
  ///
  /// `mayReplace` decides about other existing files.
  package init(
    _ scenarios: [ScenarioFile],
    in files: any ReadableFiles,
    mayReplace: @escaping ([UInt8]) -> Bool = OwnOutput.mayBegin(with:)
  ) {
    self.files = files
    self.mayReplace = mayReplace
    for scenario in scenarios { keep(.scenario(scenario.path)) }
    var places = scenarios.map { ($0.library, $0.goldens) }
    places.append((ScenarioFile.folder, ScenarioFile.goldenFolder))
    if let layout = files.layout { places.append((layout.scenarios, layout.goldens)) }
    for (scenarios, goldens) in places {
      keepFolder(scenarios, .folderOfScenarios(FilePath.name(of: scenarios)))
      keepFolder(goldens, .folderOfGoldens(FilePath.name(of: goldens)))
    }
  }

  private mutating func keepFolder(_ path: String, _ kept: FileError.Kept) {
    guard let identity = files.identity(of: path) else { return }
    folders[identity] = folders[identity] ?? kept
  }

  private mutating func keep(_ file: FileError.Kept) {
    guard let path = file.path, let identity = files.identity(of: path) else { return }
    // The first role counts, so a scenario that is also named as a log stays a scenario.
    kept[identity] = kept[identity] ?? file
  }

  /// Protects the goldens and the log of a scenario.
  package mutating func keep(_ file: ScenarioFile, _ scenario: Scenario) {
    for version in scenario.versions {
      for format in GoldenFormat.allCases { keep(.golden(file.golden(version, format))) }
    }
    if let recorded = scenario.recorded { keepLog(file.resolve(recorded)) }
  }

  package mutating func keepLog(_ path: String) {
    keep(.log(path))
  }

  /// Throws an error if outputs would replace a protected file or each other.
  package func check(_ outputs: [String]) throws(FileError) {
    var seen: [Target: String] = [:]
    for path in outputs {
      if let kept = kept(by: path) { throw .kept(path: path, kept) }
      if let kept = folder(around: path) { throw .kept(path: path, kept) }
      if let kept = role(of: path) { throw .kept(path: path, kept) }
      if let target = target(path), let other = seen.updateValue(path, forKey: target) {
        throw .sameOutput(path: path, other: other)
      }
    }
  }

  package func checkLinks(_ path: String) throws(FileError) {
    if let kept = kept(by: path) { throw .kept(path: path, kept) }
  }

  private func kept(by path: String) -> FileError.Kept? {
    files.identity(of: path).flatMap { kept[$0] }
  }

  /// Returns why an existing file outside the folders is kept, or nil if it may be replaced.
  private func role(of path: String) -> FileError.Kept? {
    guard files.kind(of: path) == .file else { return nil }
    if OwnScenario.isFile(path) { return .existing(path, in: files) }
    // Devices and pipes have no identity, and are never replaced.
    guard files.identity(of: path) != nil else { return nil }
    if let start = try? files.open(path).read(atMost: 1024), mayReplace(start) { return nil }
    return path.hasSuffix(".log") ? .log(path) : .notOurs
  }

  /// Returns the folder of scenarios or goldens that contains a path, at any depth.
  private func folder(around path: String) -> FileError.Kept? {
    var place = FilePath.folder(of: path)
    var seen: Set<FileIdentity> = []
    while let identity = files.identity(of: place), seen.insert(identity).inserted {
      if let kept = folders[identity] { return kept }
      // The system finds the parent, because the text of a path does not show where links lead.
      let parent = place + "/.."
      if let kept = folder(identity, of: parent) { return kept }
      place = parent
    }
    return nil
  }

  /// Returns the protected kind of a folder of another project.
  private func folder(_ identity: FileIdentity, of parent: String) -> FileError.Kept? {
    let scenarios = files.identity(of: FilePath.join(parent, ScenarioFile.folder))
    let goldens = files.identity(of: FilePath.join(parent, ScenarioFile.goldenFolder))
    if identity == scenarios, goldens != nil { return .folderOfScenarios(ScenarioFile.folder) }
    if identity == goldens, scenarios != nil || holdsScenario(parent) {
      return .folderOfGoldens(ScenarioFile.goldenFolder)
    }
    return nil
  }

  private func holdsScenario(_ folder: String) -> Bool {
    let names = (try? files.names(in: folder)) ?? []
    return names.contains(where: OwnScenario.isFile)
  }

  /// The identity of an output after writing.
  private enum Target: Hashable {
    case there(FileIdentity)
    case new(folder: FileIdentity, name: String)
    case unknown(String)
  }

  /// Returns the target of a path, or nil for a device or a pipe, which several outputs may share.
  private func target(_ path: String) -> Target? {
    if let identity = files.identity(of: path) { return .there(identity) }
    guard files.kind(of: path) == nil else { return nil }
    let folder = FilePath.folder(of: path)
    let ignoresCase = files.ignoresCase(in: folder)
    func folded(_ text: String) -> String { ignoresCase ? text.lowercased() : text }
    guard let identity = files.identity(of: folder) else {
      return .unknown(folded(FilePath.tidy(path)))
    }
    return .new(folder: identity, name: folded(FilePath.name(of: path)))
  }
}
