package import TableTrace

/// A scenario as meant: decoded, checked, with every default filled in.
package struct Scenario: Codable, Sendable {
  /// The first line of every listing.
  package var title: String
  package var about: String?
  /// The learner's question that the scenario answers.
  package var learn: String?
  /// The source of the expected order.
  package var source: String?
  package var tags: [String] = []
  /// The versions, one golden each; never empty.
  package var versions: [SystemVersion] = [.iOS(17)]
  /// The owner of the table and the events of its view.
  package var host: HostDescription = .init()
  /// The bounds of the table, or a device that gives them.
  package var viewport: Viewport = .size(Size(width: 320, height: 480))
  /// The size of the text that the user likes.
  package var contentSizeCategory = ContentSizeCategory.large
  /// The recipients whose calls are traced; nil means all that have callbacks here.
  package var trace: [Recipient]?
  /// The properties of the table in the order written, `style` apart.
  package var properties: [TableProperty] = []
  package var style: TableStyle = .plain
  package var sections: [SectionModel] = []
  /// The app's data about its items before the first step, by name.
  package var items: [String: ItemDescription] = [:]
  /// All that is said of any item, before the first step and by what happens.
  package var itemUsage: [ItemDescription] = []
  /// Whether it ever says what a cell shows, or names the cell or the item of a callback.
  package var showsContent = false
  /// The descriptions of cells; the first that matches a row is used.
  package var cells: [CellDescription] = [.init()]
  /// Heights that self-sizing rows, headers and footers take, in points.
  package var selfSizing: SelfSizing = .init()
  /// The scripts of the clients; `.dataSource` and `.delegate` absent means nil for that property.
  package var clients: [Recipient: ClientScript] = [:]
  /// Further clients that `setDataSource` and `setDelegate` can name.
  package var otherClients: [String: ClientScript] = [:]
  /// The reactions in the controller's methods.
  package var controller: [ControllerHook: [Reaction]] = [:]
  /// The state word before the first step.
  package var initialState: String?
  /// The steps, one run loop turn each.
  package var steps: [ScenarioStep] = []
  /// The recorded log that the scenario reproduces, relative to the scenario file.
  package var recorded: String?
  /// The known difference between the scenario and its log; such a scenario fails when it passes.
  package var knownIssue: String?
}

extension Scenario {
  /// The newest version of iOS that it lists, or the newest of another platform if it lists no iOS.
  ///
  /// Commands that show a scenario use it unless another version is typed.
  package var newestVersion: SystemVersion { Self.newest(of: versions) ?? .iOS(17) }

  /// Returns the newest version of iOS that this and another scenario list, or nil where they share
  /// none.
  package func newestVersion(sharedWith other: Scenario) -> SystemVersion? {
    Self.newest(of: versions.filter(other.versions.contains))
  }

  private static func newest(of versions: [SystemVersion]) -> SystemVersion? {
    versions.filter { $0.platform == .iOS }.max() ?? versions.max()
  }
}
