import Diagnostics
import Reports
import Scenarios

/// Reads scenario files and reports their errors, on any thread.
package struct ScenarioReader: Sendable {
  private let files: any ReadableFiles
  private let ink: Ink
  private let isStrict: Bool

  package init(world: World) {
    isStrict = world.isStrict
    files = world.files.readable
    ink = world.talkInk
  }

  /// Reads the scenario that a command names, or standard input for `-`.
  package func read(argument: String) throws(FileError) -> LoadedScenario {
    guard argument != "-" else { return try read(.standardInput) }
    do throws(FileError) {
      let path = try ScenarioPlace(files: files).path(of: argument)
      // A path means exactly that file. A name may be ambiguous.
      return try path == FilePath.tidy(argument) ? readAlone(file(path)) : read(file(path))
    } catch {
      return try unreadable(file(argument), error)
    }
  }

  private func file(_ path: String) -> ScenarioFile {
    ScenarioFile(path: path, in: files)
  }

  /// Reads a scenario of a library, where no other scenario may have the same name.
  package func read(_ file: ScenarioFile) throws(FileError) -> LoadedScenario {
    if let other = ScenarioLibrary(files: files).namesake(of: file) {
      return try unreadable(file, .sameName(path: file.path, other: other))
    }
    return try readAlone(file)
  }

  private func readAlone(_ file: ScenarioFile) throws(FileError) -> LoadedScenario {
    do throws(FileError) {
      if file.hasControlCharacter { throw .controlCharacter(path: file.path) }
      if file.isPending { throw .kept(path: file.path, .pendingFolder) }
      return decode(
        file.isStandardInput ? try files.readStandardInput() : try files.read(file.path),
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
    guard isStrict else {
      return loaded(file, decoded.scenario, decoded.diagnostics, decoded.source)
    }
    let errors = decoded.diagnostics.map(\.asError)
    return loaded(file, errors.isEmpty ? decoded.scenario : nil, errors, decoded.source)
  }

  private func loaded(
    _ file: ScenarioFile,
    _ scenario: Scenario?,
    _ diagnostics: [Diagnostic],
    _ source: SourceText
  ) -> LoadedScenario {
    LoadedScenario(
      file: file,
      text: source,
      scenario: scenario,
      diagnostics: diagnostics,
      rendered: DiagnosticRenderer(ink: ink).render(diagnostics, source: source)
    )
  }
}
