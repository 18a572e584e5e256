package import TableTrace

/// A decoded and checked scenario, with all its defaults.
package struct Scenario: Codable, Sendable {
  /// The title, which is the first line of every list.
  package var title: String
  package var about: String?
  /// The learner's question that the scenario answers.
  package var learn: String?
  /// The source of the expected order.
  package var source: String?
  package var tags: [String] = []
  /// The versions, at least one, each with its own golden.
  package var versions: [SystemVersion] = [.iOS(17)]
  /// The owner of the table and the events of its view.
  package var host: HostDescription = .init()
  /// The bounds of the table, or a device that determines them.
  package var viewport: Viewport = .size(Size(width: 320, height: 480))
  /// The user's preferred text size.
  package var contentSizeCategory = ContentSizeCategory.large
  /// The recipients whose calls are traced, or nil for all that have callbacks here.
  package var trace: [Recipient]?
  /// The properties of the table in the written order, without `style`.
  package var properties: [TableProperty] = []
  package var style: TableStyle = .plain
  package var sections: [SectionModel] = []
  /// The app's data about its items before the first step, by name.
  package var items: [String: ItemDescription] = [:]
  /// All data about any item, before the first step and in later changes.
  package var itemUsage: [ItemDescription] = []
  /// Whether it ever sets the content of a cell, or names a cell or an item.
  package var showsContent = false
  /// The descriptions of cells, of which the first that matches a row is used.
  package var cells: [CellDescription] = [.init()]
  /// The heights of self-sizing rows, headers and footers, in points.
  package var selfSizing: SelfSizing = .init()
  /// The scripts of the clients, without `.dataSource` or `.delegate` if that property is nil.
  package var clients: [Recipient: ClientScript] = [:]
  /// Further clients that `setDataSource` and `setDelegate` can name.
  package var otherClients: [String: ClientScript] = [:]
  /// The reactions in the controller's methods.
  package var controller: [ControllerHook: [Reaction]] = [:]
  /// The state before the first step.
  package var initialState: String?
  /// The steps, each a run loop turn.
  package var steps: [ScenarioStep] = []
  /// The path of the recorded log that it reproduces, relative to the scenario file.
  package var recorded: String?
  /// The reason for a known difference from its log, without which the scenario fails.
  package var knownIssue: String?
}

extension Scenario {
  /// The newest version of iOS that it lists, or of another platform if it lists no iOS.
  ///
  /// Commands that show a scenario use it by default.
  package var newestVersion: SystemVersion { Self.newest(of: versions) ?? .iOS(17) }

  /// Returns the newest iOS version that both scenarios list, or nil if they share none.
  package func newestVersion(sharedWith other: Scenario) -> SystemVersion? {
    Self.newest(of: versions.filter(other.versions.contains))
  }

  private static func newest(of versions: [SystemVersion]) -> SystemVersion? {
    versions.filter { $0.platform == .iOS }.max() ?? versions.max()
  }
}
