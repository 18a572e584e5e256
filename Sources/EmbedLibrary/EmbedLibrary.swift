import Foundation
import PackagePlugin

/// Puts the scenarios, the recorded logs and the code of the player's page into the tool, as constants.
///
/// The files stay the only source: whatever is built is made from what lies in the folders then.
@main
struct EmbedLibrary: BuildToolPlugin {
  /// The folders whose files go along, and the endings of those that do.
  private static let folders = [
    "Scenarios": ["yaml"],
    "Golden/recorded": ["log", "yaml", "tsv"],
    "Golden/lists": ["log"],
    "Sources/Player": ["css", "js"],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let inputs = Self.folders.keys.sorted().flatMap { folder in
      files(below: root.appending(path: folder), endings: Self.folders[folder] ?? [])
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "ShippedFile+All.swift")
    return [
      .buildCommand(
        displayName: "Embed \(inputs.count) scenarios, logs and parts of the page",
        executable: try context.tool(named: "LibraryGenerator").url,
        arguments: [output.path(percentEncoded: false), root.path(percentEncoded: false)]
          + inputs.map { $0.path(percentEncoded: false) },
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  /// The files with one of the endings, sorted by their paths.
  private func files(below folder: URL, endings: [String]) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (walk?.allObjects ?? []).compactMap { $0 as? URL }
    return found.filter { endings.contains($0.pathExtension) }.sorted { $0.path() < $1.path() }
  }
}
