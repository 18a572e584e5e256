import Foundation
import PackagePlugin

/// A build plugin that embeds files into the tool as constants.
///
/// These are the scenarios, lessons, recorded logs, texts and handbook, and the code of the player,
/// the site and the recorder's driver. A build always uses the current files.
@main
struct EmbedLibrary: BuildToolPlugin {
  /// The lists of embedded files, with folders and extensions.
  ///
  /// The driver needs the folders with the model of scenarios. They must not use other folders.
  private static let lists = [
    "all": [
      "Scenarios": ["yaml", "md"],
      "Golden/recorded": ["log", "yaml", "tsv"],
      "Golden/lists": ["log"],
      "Sources/Pages/Player": ["css", "js"],
      "Sources/Pages/Site": ["css", "js", "png"],
      "Sources/Teaching/Explaining/Texts": ["yaml"],
    ],
    "handbook": [
      "Sources/Language/Scenarios/Scenarios.docc": ["md", "svg"],
      "Sources/TableTrace/TableTrace.docc": ["md", "svg"],
      "Sources/UIKit/SimulatedUIKit/SimulatedUIKit.docc": ["md", "svg"],
    ],
    "driver": [
      "Sources/TableTrace/Callbacks": ["swift"],
      "Sources/TableTrace/Geometry": ["swift"],
      "Sources/TableTrace/Reuse": ["swift"],
      "Sources/TableTrace/Versions": ["swift"],
      "Sources/Language/Scenarios/Model": ["swift"],
      "Sources/UIKit/RecorderDriver": ["swift"],
      "Sources/UIKit/RecorderTemplate": ["swift", "md", "yml"],
    ],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try Self.lists.keys.sorted().map { try command(for: $0, context) }
  }

  private func command(for list: String, _ context: PluginContext) throws -> Command {
    let root = context.package.directoryURL
    let folders = Self.lists[list] ?? [:]
    let inputs = folders.keys.sorted().flatMap { folder in
      files(below: root.appending(path: folder), endings: folders[folder] ?? [])
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "ShippedFile+\(list).swift")
    return .buildCommand(
      displayName: "Embed \(inputs.count) files as \(list)",
      executable: try context.tool(named: "LibraryGenerator").url,
      arguments: [
        output.path(percentEncoded: false), list, root.path(percentEncoded: false),
      ] + inputs.map { $0.path(percentEncoded: false) },
      inputFiles: inputs,
      outputFiles: [output]
    )
  }

  private func files(below folder: URL, endings: [String]) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (walk?.allObjects ?? []).compactMap { $0 as? URL }
    return found.filter { endings.contains($0.pathExtension) }.sorted { $0.path() < $1.path() }
  }
}
