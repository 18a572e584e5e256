import Diagnostics
import Reports
import Scenarios

/// Reads scenario files and says what is wrong with them.
struct ScenarioReader {
  var world: World

  /// Reads the scenario that a command names; `-` is standard input.
  func read(argument: String) throws(FileError) -> LoadedScenario {
    guard argument != "-" else { return try read(.standardInput) }
    do throws(FileError) {
      return try read(file(try ScenarioPlace(files: world.files).path(of: argument)))
    } catch {
      return try unreadable(file(argument), error)
    }
  }

  private func file(_ path: String) -> ScenarioFile {
    ScenarioFile(path: path, currentFolder: world.files.currentFolder)
  }

  /// Reads a scenario file.
  func read(_ file: ScenarioFile) throws(FileError) -> LoadedScenario {
    do throws(FileError) {
      let input = world.files
      return decode(
        file.isStandardInput ? try input.readStandardInput() : try input.read(file.path),
        file
      )
    } catch {
      return try unreadable(file, error)
    }
  }

  private func unreadable(
    _ file: ScenarioFile,
    _ error: FileError
  ) throws(FileError) -> LoadedScenario {
    guard let problem = error.scenarioProblem else { throw error }
    let diagnostic = Diagnostic(.file(problem), path: file.path)
    return loaded(file, nil, [diagnostic], SourceText(path: file.path, bytes: []))
  }

  private func decode(_ bytes: [UInt8], _ file: ScenarioFile) -> LoadedScenario {
    let decoded = ScenarioDecoder.decode(bytes, path: file.path)
    return loaded(file, decoded.scenario, decoded.diagnostics, decoded.source)
  }

  private func loaded(
    _ file: ScenarioFile,
    _ scenario: Scenario?,
    _ diagnostics: [Diagnostic],
    _ source: SourceText
  ) -> LoadedScenario {
    let style: DiagnosticStyle = world.talkInk.isColoured ? .coloured : .plain
    let renderer = DiagnosticRenderer(style: style)
    let rendered = renderer.render(diagnostics, source: source)
    let errors = diagnostics.filter { $0.severity == .error }.sorted()
    let findings = errors.map { diagnostic in
      let record = DiagnosticRecord(diagnostic)
      return Finding(
        .invalid,
        file: file.path,
        line: record.line,
        message: "\(record.code): \(record.message)",
        details: record.label.map { [$0] } ?? []
      )
    }
    return LoadedScenario(
      file: file,
      scenario: scenario,
      rendered: rendered,
      findings: findings
    )
  }
}
